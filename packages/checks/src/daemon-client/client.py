"""A client of the daemon's kind: it knows the shapes of `POST /rpc`, and nothing of Agentstream.

It sends neither `id` nor `jsonrpc`, leaves `params` out where a method has none, sends no token, and takes any status
of 400 or more for an error. Usage: client.py URL FOLDER AGENT
"""

import asyncio
import json
import sys

import aiohttp

CALL = aiohttp.ClientTimeout(total=30)
SEND = aiohttp.ClientTimeout(total=900, sock_read=300)


class DaemonError(Exception):
    def __init__(self, message, code=None):
        super().__init__(message)
        self.code = code


class DaemonClient:
    def __init__(self, http, url):
        self.http = http
        self.url = url

    async def call(self, method, params=None):
        body = {"method": method}
        if params is not None:
            body["params"] = params
        async with self.http.post(self.url, json=body, timeout=CALL) as response:
            if response.status >= 400:
                raise DaemonError(f"HTTP {response.status}", response.status)
            answer = await response.json()
        if "error" in answer:
            raise DaemonError(answer["error"]["message"], answer["error"]["code"])
        return answer["result"]

    async def send(self, session, message):
        body = {"method": "session.send", "params": {"sessionId": session, "message": message}}
        async with self.http.post(self.url, json=body, timeout=SEND) as response:
            if response.status >= 400:
                raise DaemonError(f"HTTP {response.status}", response.status)
            async for raw in response.content:
                line = raw.decode().rstrip("\r\n")
                if not line.startswith("data: "):
                    continue
                if line == "data: [DONE]":
                    return
                yield json.loads(line[len("data: ") :])


checks = 0


def check(what, fact):
    global checks
    checks += 1
    if not fact:
        raise SystemExit(f"daemon client: {what}")


async def collect(events):
    return [event async for event in events if event["type"] != "ping"]


async def until(what, fact):
    for _ in range(6000):
        if await fact():
            return check(what, True)
        await asyncio.sleep(0.02)
    check(what, False)


async def test_turns(client, session):
    events = await collect(client.send(session, "Hello"))
    kinds = [event["type"] for event in events]
    check("a reply streams", kinds == ["system", "partial", "partial", "text", "result"])
    check("the text replaces its pieces", events[3]["content"] == "Hello")
    check("the native id comes with the result", events[-1]["session_id"] == "native-1")
    events = await collect(client.send(session, "tool"))
    call = next(event for event in events if event["type"] == "tool_use")
    check("a tool has its input", call["input"]["command"] == "ls")
    check("nothing is buffered", (await client.call("session.reconnect", {"sessionId": session})) == {"bufferedEvents": []})


async def test_queue(client, session):
    async def stats():
        return await client.call("session.queue_stats", {"sessionId": session})

    async def connected():
        return (await stats())["clientConnected"]

    first = asyncio.create_task(collect(client.send(session, "wait")))
    await until("a stream is a connected client", connected)
    queued = await collect(client.send(session, "More"))
    check("a busy session queues", queued == [{"type": "queued", "position": 1}])
    check("the queue is counted", (await stats())["userPending"] == 1)
    answer = await client.call("session.interrupt", {"sessionId": session})
    check("an interrupt interrupts", answer == {"ok": True, "interrupted": True})
    check("the stream ends with it", (await first)[-1] == {"type": "interrupted"})

    async def idle():
        listed = (await client.call("session.list"))["sessions"]
        return [one["status"] for one in listed if one["sessionId"] == session] == ["idle"]

    await until("the session is idle again", idle)
    buffered = (await client.call("session.reconnect", {"sessionId": session}))["bufferedEvents"]
    check("what no client has got is kept", [event["type"] for event in buffered][-1:] == ["interrupted"])
    again = await client.call("session.reconnect", {"sessionId": session})
    check("and given once", again == {"bufferedEvents": []})


async def test_modes(client, folder):
    session = (await client.call("session.create", {"path": folder, "mode": "auto", "cli_type": "echo"}))["sessionId"]
    for mode in ["code", "plan", "auto", "ask"]:
        check("set_mode", (await client.call("session.set_mode", {"sessionId": session, "mode": mode}))["ok"])
        listed = (await client.call("session.list"))["sessions"]
        check("the mode is listed", listed[0]["mode"] == mode)
    check("destroy", (await client.call("session.destroy", {"sessionId": session}))["ok"])


async def test_settings(client, session):
    check("set_model", (await client.call("session.set_model", {"sessionId": session, "model": None}))["ok"])
    (listed,) = (await client.call("session.list"))["sessions"]
    fields = ["sessionId", "path", "status", "mode", "cliType", "sdkSessionId", "model", "createdAt", "lastActivityAt"]
    check("a session has its fields", all(field in listed for field in fields))
    check("the mode is the last one", listed["mode"] == "ask")
    answer = await client.call("session.resume", {"sessionId": session, "sdkSessionId": "native-1"})
    check("resume", answer == {"ok": True, "fallback": False})
    monitor = await client.call("monitor.sessions")
    check("the monitor counts", monitor["totalSessions"] == 1 and monitor["uptime"] >= 0)
    check("the monitor has queues", monitor["sessions"][0]["queue"]["userPending"] == 0)


async def test_questions(client):
    create = {"path": "~/workspace", "mode": "auto", "cli_type": "demo"}
    session = (await client.call("session.create", create))["sessionId"]
    events = await collect(client.send(session, "say Well.\nquestion Which one? | Red | Blue"))
    (call,) = [event for event in events if event["type"] == "tool_use"]
    check("a question is a tool", call["tool"] == "AskUserQuestion")
    (question,) = call["input"].get("questions", [])
    check("it has a header", question["header"] == "Which one?" and question["multiSelect"] is False)
    check("it has options", [option["label"] for option in question["options"]] == ["Red", "Blue"])
    check("and the stream its end", events[-1]["type"] == "result")
    check("destroy", (await client.call("session.destroy", {"sessionId": session}))["ok"])


async def test_defaults(client, folder):
    """Without `cli_type` the agent is Claude; where that is not installed, the error names it."""
    try:
        create = {"path": folder, "mode": "auto", "model": None}
        session = (await client.call("session.create", create))["sessionId"]
    except DaemonError as error:
        return check("the agent is claude", error.code == -32000 and "claude" in str(error))
    listed = (await client.call("session.list"))["sessions"]
    check("the agent is claude", [one["cliType"] for one in listed if one["sessionId"] == session] == ["claude"])
    await client.call("session.destroy", {"sessionId": session})


async def test_faults(client, folder, agent):
    none = {"sessionId": "none"}
    check("resume of none", not (await client.call("session.resume", none))["ok"])
    check("reconnect of none", (await client.call("session.reconnect", none))["bufferedEvents"] == [])
    events = await collect(client.send("none", "Hello"))
    check("send to none is an error in the stream", [event["type"] for event in events] == ["error"])
    for method, params, code in [
        ("session.queue_stats", none, -32000),
        ("session.interrupt", none, -32000),
        ("session.create", {"path": "/", "mode": "auto", "cli_type": agent}, -32000),
        ("session.create", {"path": folder, "mode": "none", "cli_type": agent}, -32602),
        ("session.none", {}, -32601),
    ]:
        try:
            await client.call(method, params)
            check(f"{method} fails", False)
        except DaemonError as error:
            check(f"{method} fails by {code}, got {error.code}", error.code == code)


async def main(url, folder, agent):
    async with aiohttp.ClientSession() as http:
        client = DaemonClient(http, f"{url}/rpc")
        health = await client.call("health.check")
        check("health", health["ok"] and health["sessions"] == 0 and health["pid"] > 0)
        check("the version is the one that was set", health["version"] == "0.3.2")
        check("memory", set(health["memory"]) == {"rss", "heapUsed", "heapTotal"})
        create = {"path": folder, "mode": "ask", "cli_type": agent}
        session = (await client.call("session.create", create))["sessionId"]
        await test_turns(client, session)
        await test_queue(client, session)
        await test_settings(client, session)
        await test_modes(client, folder)
        await test_questions(client)
        await test_defaults(client, folder)
        await test_faults(client, folder, agent)
        check("destroy", (await client.call("session.destroy", {"sessionId": session}))["ok"])
        check("it is gone", (await client.call("session.list"))["sessions"] == [])
    print(f"daemon client: {checks} checks")


asyncio.run(main(*sys.argv[1:]))
