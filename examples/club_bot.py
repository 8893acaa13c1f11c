"""A bot with an account sits down at an open table, as everybody sees, and plays to the end.

Say on *My programs* that a program plays for your player, and make a token there that may *look* and *play*::

    HERNA_TOKEN=... python examples/club_bot.py https://herna.club.example ahoy
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

HOUSE, GAME = sys.argv[1:3]
HEADERS = {"Authorization": f"Bearer {os.environ['HERNA_TOKEN']}", "Content-Type": "application/json"}


def call(path: str, body: object = None) -> Any:
    """Ask the house for something, and return its JSON."""
    data = None if body is None else json.dumps(body).encode()
    return json.load(urlopen(Request(f"{HOUSE}/api/{path}", data, HEADERS)))


me = call("me")
if not me["program"]:
    sys.exit(f"say on {HOUSE}/me/programs that a program plays for {me['name']}")
seated = call("quick", {"game": GAME})
path = f"tables/{seated['table']}"
table = call(path)
print(me["name"], "sits at", seated["table"], "and it is", table["stage"], flush=True)
while table["stage"] != "over":
    choice = table["choice"]
    if choice and choice["options"]:
        code = random.choice(choice["options"])["code"]
        table = call(f"{path}/answers", {"version": table["version"], "code": code})
    else:
        time.sleep(0.2)
        table = call(path)
print("winners:", table["winners"], "standings:", table["standings"])
