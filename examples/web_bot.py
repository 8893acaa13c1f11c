"""A bot that plays a whole game over the web: ``python examples/web_bot.py http://127.0.0.1:8080 ahoy``."""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

HOUSE, GAME = sys.argv[1:3]
HEADERS = {"Content-Type": "application/json"}


def call(path: str, body: object = None) -> Any:
    """Ask the house for something, and return its JSON."""
    data = None if body is None else json.dumps(body).encode()
    return json.load(urlopen(Request(f"{HOUSE}/api/{path}", data, HEADERS)))


seats = [{"kind": "me", "name": "Example"}, {"kind": "bot", "level": "random"}]
mine = call("tables", {"game": GAME, "seats": seats})
HEADERS["Authorization"] = f"Bearer {mine['token']}"
table = call(f"tables/{mine['table']}")
while table["stage"] == "playing":
    if table["choice"]["options"]:
        code = random.choice(table["choice"]["options"])["code"]
        table = call(f"tables/{mine['table']}/answers", {"version": table["version"], "code": code})
    else:
        time.sleep(0.05)
        table = call(f"tables/{mine['table']}")
print("winners:", table["winners"], "standings:", table["standings"])
