BEGIN TRANSACTION;
CREATE TABLE admissions (
	id VARCHAR(16) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	note VARCHAR(60) NOT NULL, 
	uses INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE bans (
	kind VARCHAR(10) NOT NULL, 
	about VARCHAR(64) NOT NULL, 
	reason VARCHAR(200) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (kind, about)
);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	visitor VARCHAR(32), 
	said TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE cups (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"plan" TEXT NOT NULL, 
	stage VARCHAR(10) NOT NULL, 
	round INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE deeds (
	id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	what VARCHAR(30) NOT NULL, 
	detail VARCHAR(300) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entrants (
	cup_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	visitor VARCHAR(32), 
	level VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	gone INTEGER NOT NULL, 
	PRIMARY KEY (cup_id, number)
);
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	code VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('goingtable23',0,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('goingtable23',1,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('goingtable23',2,0,'answer','play.20',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',0,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',1,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',2,0,'answer','play.20',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',3,0,'answer','play.10',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',4,0,'answer','play.15',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',5,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',6,1,'answer','play.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',7,1,'answer','play.17',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',8,1,'answer','play.21',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',9,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',10,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',11,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',12,0,'answer','play.6',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',13,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',14,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',15,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',16,1,'answer','play.1',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',17,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',18,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',19,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',20,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',21,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',22,0,'answer','play.23',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',23,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',24,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',25,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',26,1,'answer','play.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',27,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',28,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',29,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',30,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',31,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',32,0,'answer','play.12',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',33,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',34,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',35,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',36,1,'answer','play.9',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',37,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',38,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',39,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',40,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',41,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',42,0,'answer','play.13',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',43,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',44,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',45,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',46,1,'answer','play.7',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',47,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',48,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',49,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',50,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',51,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',52,0,'answer','play.2',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',53,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',54,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',55,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',56,1,'answer','play.4',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',57,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',58,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',59,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',60,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',61,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',62,0,'answer','play.11',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',63,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',64,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',65,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',66,1,'answer','play.22',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',67,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',68,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',69,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',70,1,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',71,0,'answer','bid.x0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',72,0,'answer','play.18',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',73,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',74,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',75,0,'answer','trade.0',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',76,1,'answer','play.14',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',77,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',78,1,'answer','trade.8',1790000000.0);
INSERT INTO "entries" VALUES('overtable234',79,1,'answer','trade.8',1790000000.0);
CREATE TABLE leases (
	table_id VARCHAR(16) NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE messages (
	id VARCHAR(32) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	once VARCHAR(160) NOT NULL, 
	event VARCHAR(12) NOT NULL, 
	table_id VARCHAR(16), 
	said TEXT NOT NULL, 
	way VARCHAR(8) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	due FLOAT, 
	tries INTEGER NOT NULL, holder VARCHAR(32) DEFAULT '' NOT NULL, until FLOAT DEFAULT '0' NOT NULL, doubt INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE, 
	UNIQUE (once)
);
CREATE TABLE mutes (
	visitor VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (visitor, muted)
);
CREATE TABLE owners (
	visitor VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (visitor)
);
CREATE TABLE pairings (
	cup_id VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	players TEXT NOT NULL, 
	result TEXT, 
	due FLOAT NOT NULL, 
	PRIMARY KEY (cup_id, round, number)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
CREATE TABLE profiles (
	visitor VARCHAR(32) NOT NULL, 
	shared INTEGER NOT NULL, 
	program INTEGER NOT NULL, 
	PRIMARY KEY (visitor)
);
CREATE TABLE pushes (
	id VARCHAR(32) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	session VARCHAR(16) NOT NULL, 
	endpoint TEXT NOT NULL, 
	public_key VARCHAR(120) NOT NULL, 
	secret VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	season VARCHAR(8) NOT NULL, 
	pool VARCHAR(10) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins FLOAT NOT NULL, 
	PRIMARY KEY (game, season, pool, player)
);
CREATE TABLE remarks (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	at FLOAT NOT NULL, visitor VARCHAR(32), name VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "remarks" VALUES(1,'goingtable23',0,'Good luck!',1790000000.0,NULL,'');
CREATE TABLE reports (
	id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	done FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	visitor VARCHAR(32), 
	level VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	sides VARCHAR(200) NOT NULL, 
	seats INTEGER NOT NULL, 
	place FLOAT NOT NULL, 
	won FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	season VARCHAR(8) NOT NULL, 
	counted INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	visitor VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	serial INTEGER NOT NULL, 
	invite_hash VARCHAR(64), called FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('goingtable23',0,'person','11111111111111111111111111111111','Jana','',0,NULL,0.0);
INSERT INTO "seats" VALUES('goingtable23',1,'person','11111111111111111111111111111111','Eva','',0,NULL,0.0);
INSERT INTO "seats" VALUES('overtable234',0,'person','11111111111111111111111111111111','Jana','',0,NULL,0.0);
INSERT INTO "seats" VALUES('overtable234',1,'person','11111111111111111111111111111111','Eva','',0,NULL,0.0);
CREATE TABLE sent_away (
	table_id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, visitor)
);
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	scopes VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (token_hash), 
	UNIQUE (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('fa9e562f8cd34c16bdaffa91c20725eca5cbd221b08746537d987c24ee82a778','fa9e562f8cd34c16','11111111111111111111111111111111','','',1790000000.0,1790000000.0);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	variants TEXT NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	salt VARCHAR(200) NOT NULL, 
	rules INTEGER NOT NULL, 
	branches TEXT NOT NULL, 
	options TEXT NOT NULL, 
	stage VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	turn INTEGER, 
	result TEXT, 
	origin VARCHAR(16), 
	following VARCHAR(16), clock TEXT DEFAULT '' NOT NULL, language VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('goingtable23','harbours','Old friends','11111111111111111111111111111111',1790000000.0,1790000000.0,'{}','00000000000000000000000000c0ffee','5a17',1,'[]','{"pace": "live", "undo": true, "hints": true, "watch": true, "listed": false, "speed": "calm", "colours": []}','playing',3,0,NULL,NULL,NULL,'','');
INSERT INTO "tables" VALUES('overtable234','harbours','Old friends','11111111111111111111111111111111',1790000000.0,1790000000.0,'{}','00000000000000000000000000c0ffee','5a17',1,'[]','{"pace": "live", "undo": true, "hints": true, "watch": true, "listed": false, "speed": "calm", "colours": []}','over',80,NULL,'[[0], [28, 26]]',NULL,NULL,'','');
CREATE TABLE visitors (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	claimed VARCHAR(80), 
	language VARCHAR(8) DEFAULT '' NOT NULL, 
	address VARCHAR(254), 
	mailed FLOAT DEFAULT '0' NOT NULL, 
	wishes TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (claimed), 
	UNIQUE (address)
);
INSERT INTO "visitors" VALUES('11111111111111111111111111111111','Jana',1790000000.0,NULL,'',NULL,0.0,'');
CREATE TABLE watchers (
	table_id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (table_id, visitor)
);
CREATE TABLE webhooks (
	id VARCHAR(32) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	url TEXT NOT NULL, 
	form VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	wrong VARCHAR(200) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
CREATE INDEX tables_by_stage ON tables (stage, updated);
CREATE INDEX seats_by_visitor ON seats (visitor);
CREATE INDEX seats_by_invite ON seats (invite_hash);
CREATE INDEX remarks_by_table ON remarks (table_id, id);
CREATE INDEX leases_by_holder ON leases (holder);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX results_by_visitor ON results (visitor, number);
CREATE INDEX results_by_number ON results (number);
CREATE INDEX cups_by_stage ON cups (stage, updated);
CREATE INDEX ix_sessions_visitor ON sessions (visitor);
CREATE INDEX ix_passkeys_visitor ON passkeys (visitor);
CREATE INDEX ix_codes_visitor ON codes (visitor);
CREATE INDEX ix_pushes_visitor ON pushes (visitor);
CREATE INDEX ix_webhooks_visitor ON webhooks (visitor);
CREATE INDEX ix_messages_visitor ON messages (visitor);
CREATE INDEX messages_by_due ON messages (due);
CREATE INDEX messages_by_table ON messages (table_id);
COMMIT;
