#!/usr/bin/env python3
"""A bot for a Karata table, in plain Python: nothing to install, written from docs/protocol.md alone.

    karata serve                                     # in one terminal
    python3 examples/bot.py http://127.0.0.1:7373/t/TABLE --name Rita

It sits down on a bot's chair (or opens a table of its own: --game mu), plays the first choice it is offered or a random one
(--random SEED), and prints the result. A better player only has to replace `choose`.
"""

import argparse, base64, json, os, random, secrets, socket, struct, sys, time, urllib.parse, urllib.request


class Socket:
    """A WebSocket, as far as a client of text messages needs one (RFC 6455)."""

    def __init__(self, host, port, path, token):
        self.stream = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        self.read = self.stream.makefile("rb").read
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1) or sys.exit("the server hung up")
        if b" 101 " not in head.split(b"\r\n")[0]:
            sys.exit(head.decode())

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def send(self, kind, **value):
        self.frame(1, json.dumps({"type": kind, "value": value} if value else {"type": kind}).encode())

    def messages(self):
        text = b""
        while head := self.read(2):
            last, kind, size = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if size >= 126:
                form, more = (">H", 2) if size == 126 else (">Q", 8)
                (size,) = struct.unpack(form, self.read(more))
            data = self.read(size)
            if kind == 8:
                return
            elif kind == 9:  # are you there?
                self.frame(10, data)
            elif kind in (0, 1):
                text += data
                if last:
                    yield json.loads(text)
                    text = b""


def choose(sight, dice):
    """What to do: one of the choices that are offered. Everything a player may know is in the sight."""
    return dice.choice(sight["choices"]) if dice else sight["choices"][0]


def play(table, name, dice):
    """Sits down on the first chair that a bot holds and plays until the game is over."""
    table.send("hello", version=1, after=0)
    waiting = {}  # what was sent and not answered yet, by its key
    asked = None  # the position that was answered

    def send(kind, **value):
        key = secrets.token_hex(8)
        waiting[key] = (kind, value)
        table.send(kind, key=key, **value)

    for message in table.messages():
        kind, value = message["type"], message.get("value")
        if kind in ("welcome", "update"):
            if kind == "welcome":
                me = value["you"]
                value = value["present"]
            sight, room = value["sight"], value["room"]
            if sight["outcome"] is not None or room["given_up"]:
                return sight["outcome"]
            if me is None and not waiting:
                chairs = [seat for seat, chair in enumerate(room["chairs"]) if chair["holder"]["type"] == "bot"]
                send("sit", seat=chairs[0], name=name) if chairs else sys.exit("no chair is free")
            elif me is not None and sight["choices"] and asked != value["position"]:
                asked = value["position"]
                send("play", position=asked, action={"type": "actions", "value": [choose(sight, dice)["action"]]})
            if me is not None:
                table.send("seen", seq=value["seq"])
        elif kind == "accepted":
            waiting.pop(value["key"], None)
        elif kind == "denied":
            why, key = value["why"], value["key"]
            if why["type"] == "too-fast":  # the same again, with the same key
                time.sleep(why["value"] / 1000)
                if key in waiting:
                    table.send(waiting[key][0], key=key, **waiting[key][1])
            elif why["type"] == "stale":  # an update follows
                asked = waiting.pop(key, None) and None
            else:
                sys.exit(f"denied: {why}")


def request(url, token=None, **body):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method="POST")) as answer:
        return json.load(answer)


def main():
    asks = argparse.ArgumentParser(description="A bot for a Karata table.")
    asks.add_argument("url", help="the link of a table, or a server's address together with --game")
    asks.add_argument("--name", default="Rita")
    asks.add_argument("--game", help="open a table of this game")
    asks.add_argument("--seats", type=int)
    asks.add_argument("--random", type=int, metavar="SEED", help="play at random instead of the first choice")
    wishes = asks.parse_args()
    url = urllib.parse.urlsplit(wishes.url)
    server = f"{url.scheme}://{url.netloc}"
    token = request(f"{server}/api/tokens")["token"]
    table = url.path.removeprefix("/t/")
    if wishes.game:
        terms = {"least": 0, "most": 0}
        wish = dict(game=wishes.game, seats=wishes.seats, bots=["greedy"], terms=terms)
        table = request(f"{server}/api/tables", token, **wish)["table"]
    path = f"/api/tables/{table}/socket"
    dice = None if wishes.random is None else random.Random(wishes.random)
    outcome = play(Socket(url.hostname, url.port or 80, path, token), wishes.name, dice)
    print(json.dumps({"table": table, "outcome": outcome}))


main()
