import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { sdks, type McpClient, type McpClientOptions, type Progress } from "./mcp-client.ts";
import { resultOf as exitOf, spawnCli } from "./run-cli.ts";

const waiting = { timeout: 120_000, interval: 20 };

let folder = "";
const clients: McpClient[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "mcp-")));
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  rmSync(folder, { recursive: true, force: true });
});

test("both lines of the official SDK are tried", () => expect(sdks).toHaveLength(2));

const wrongInputs: readonly (readonly [string, object, RegExp])[] = [
  ["delegate", { prompt: "say x" }, /^agent: expected an agent/],
  ["delegate", { agent: "demo" }, /prompt/],
  ["delegate", { agent: "cluade", prompt: "x" }, /agent/],
  ["delegate", { agent: "demo", prompt: "say x", cwd: "/" }, /permissionDenied.*workspace/],
  ["delegate", { agent: "demo", prompt: "say x", tier: "autonomous" }, /tier/],
  ["delegate", { agent: "demo", prompt: "say x", wait: 51 }, /wait/],
  ["delegate", { agent: "demo", prompt: "say x", timeout: 1 }, /timeout/],
  ["delegate", { agent: "demo", prompt: "thnk" }, /"thnk" is not a step/],
  ["delegate", { sessionId: "none", prompt: "say x" }, /nothing was delegated yet/],
  ["delegate", { sessionId: "none", agent: "demo", prompt: "x" }, /^agent: leave it out/],
  ["wait", { sessionId: "none" }, /^sessionId: unknown session "none"/],
  ["wait", {}, /sessionId/],
  ["answer_permission", { sessionId: "none", requestId: "x", decision: "allow" }, /^sessionId/],
  ["answer_permission", { sessionId: "none", requestId: "x", decision: "yes" }, /decision/],
  ["answer_question", { sessionId: "none", requestId: "x" }, /^sessionId/],
  ["answer_question", { sessionId: "none", requestId: "x", answers: [] }, /answers/],
  ["cancel", { sessionId: "none" }, /^sessionId/],
  ["list", { all: true }, /all/],
];

describe.each(sdks)("a client of the SDK %s", (_, connect) => {
  const open = async (
    args: readonly string[] = ["demo", "echo"],
    more: Partial<McpClientOptions> = {},
  ): Promise<McpClient> => {
    const env = { XDG_STATE_HOME: join(folder, "state"), ...more.env };
    const client = await connect({ args: [...args, "--workspace", folder], ...more, env });
    clients.push(client);
    return client;
  };
  const delegate = (client: McpClient, prompt: string, more: object = {}) =>
    client.call("delegate", { agent: "demo", prompt, wait: 50, ...more });

  test("gets the tools, and what it may ask for", async () => {
    const tools = await (await open()).tools();
    expect(tools.map(({ name }) => name)).toEqual([
      "delegate",
      "wait",
      "cancel",
      "list",
      "answer_permission",
      "answer_question",
    ]);
    expect(tools[0]?.inputSchema).toMatchObject({
      additionalProperties: false,
      required: ["prompt"],
      properties: {
        agent: { enum: ["demo", "echo"] },
        tier: { enum: ["dry-run", "supervised"] },
        wait: { maximum: 50 },
      },
    });
  });

  test("delegates a task, and continues its conversation", async () => {
    const client = await open();
    const first = await delegate(client, "write a.txt Hello\nsay Done.");
    expect(first).toMatchObject({
      isError: false,
      value: {
        agent: "demo",
        state: "done",
        text: "Done.",
        openRequests: [],
      },
    });
    expect(JSON.parse(first.text)).toEqual(first.value);
    expect(first.value["filesChanged"]).toEqual(["a.txt"]);
    expect(readFileSync(join(folder, "a.txt"), "utf8")).toContain("Hello");
    const { sessionId } = first.value;
    const second = await client.call("delegate", { sessionId, prompt: "say Again.", wait: 50 });
    expect(second.value).toMatchObject({ sessionId, state: "done", text: "Again." });
  });

  test("allows one permission, denies another, answers a question", async () => {
    const client = await open();
    const asked = await delegate(
      client,
      "ask rm a.txt => removed a\nask rm b.txt => removed b\nquestion Which? | Red | Blue\nsay End.",
    );
    expect(asked.value).toMatchObject({ state: "waiting" });
    const { sessionId, openRequests } = asked.value;
    expect(openRequests).toHaveLength(1);
    const [request] = openRequests;
    expect(request).toMatchObject({ kind: "permission", toolName: "shell" });
    const again = await client.call("wait", { sessionId });
    expect(again.value["openRequests"]).toEqual(openRequests);
    const answer = (requestId: unknown, decision: string) =>
      client.call("answer_permission", { sessionId, requestId, decision, wait: 50 });
    const allowed = await answer(request.requestId, "allow");
    expect(allowed.value).toMatchObject({ state: "waiting", activity: "waiting for an answer" });
    const next = allowed.value["openRequests"][0];
    expect(next.requestId).not.toBe(request.requestId);
    const denied = await answer(next.requestId, "deny");
    const question = denied.value["openRequests"][0];
    expect(question).toMatchObject({
      kind: "question",
      questions: [{ question: "Which?", options: ["Red", "Blue"] }],
    });
    const done = await client.call("answer_question", {
      sessionId,
      requestId: question.requestId,
      answers: { [question.questions[0].id]: "Red" },
      wait: 50,
    });
    expect(done.value).toMatchObject({ state: "done" });
    expect(done.value["text"]).toMatch(/Red[^]*End\./);
    const late = await answer(request.requestId, "allow");
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining("there is none") });
  });

  test("with --no-answers it has no tools to answer with, and requests are denied", async () => {
    const client = await open(["demo", "--no-answers"]);
    expect((await client.tools()).map(({ name }) => name)).toEqual([
      "delegate",
      "wait",
      "cancel",
      "list",
    ]);
    const prompt = "ask rm x => removed\nquestion Which? | Red | Blue\nsay End.";
    const { sessionId } = (await delegate(client, prompt)).value;
    await vi.waitFor(async () => {
      const { value } = await client.call("wait", { sessionId, wait: 50 });
      expect(value).toMatchObject({ state: "done", openRequests: [] });
    }, waiting);
  });

  test("waits no longer than it is asked to, with notifications of progress", async () => {
    const client = await open();
    const seen: Progress[] = [];
    const start = Date.now();
    const running = await client.call(
      "delegate",
      { agent: "demo", prompt: "run sleep => x\nwait 600s", wait: 6 },
      { onprogress: (progress) => seen.push(progress) },
    );
    expect(Date.now() - start).toBeGreaterThanOrEqual(5900);
    expect(running.value).toMatchObject({
      state: "running",
      next: expect.stringContaining("wait"),
    });
    expect(seen.length).toBeGreaterThanOrEqual(1);
    const numbers = seen.map(({ progress }) => progress);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(seen[0]?.message).toBeTruthy();
    const { sessionId } = running.value;
    const cancelled = await client.call("cancel", { sessionId, wait: 50 });
    expect(cancelled.value).toMatchObject({ sessionId, state: "cancelled" });
    const twice = await client.call("cancel", { sessionId });
    expect(twice.value).toEqual(cancelled.value);
  });

  test("cancels a call, and the work goes on", async () => {
    const client = await open();
    const abort = new AbortController();
    const call = client.call(
      "delegate",
      { agent: "demo", prompt: "wait 1s\nsay Done.", wait: 50 },
      { signal: abort.signal },
    );
    const outcome = call.then(
      () => "answered",
      (error: unknown) => String(error),
    );
    const listed = async () => (await client.call("list", {})).value["delegations"];
    await vi.waitFor(async () => expect(await listed()).toHaveLength(1), waiting);
    abort.abort(new Error("Enough"));
    expect(await outcome).toContain("Enough");
    const [{ sessionId }] = await listed();
    const done = await client.call("wait", { sessionId, wait: 50 });
    expect(done.value).toMatchObject({ state: "done", text: "Done." });
  });

  test("runs two delegations at once, and lists them", async () => {
    const client = await open();
    const prompt = "ask rm x => removed\nsay Done.";
    const [one, two] = await Promise.all([delegate(client, prompt), delegate(client, prompt)]);
    expect([one?.value["state"], two?.value["state"]]).toEqual(["waiting", "waiting"]);
    const echoed = await client.call("delegate", { agent: "echo", prompt: "Hi", wait: 50 });
    expect(echoed.value).toMatchObject({ state: "done", text: "Hi" });
    const { value } = await client.call("list", {});
    expect(value).toMatchObject({ agents: ["demo", "echo"], workspaces: [folder] });
    expect(value["delegations"].map(({ agent, state }: never) => [agent, state])).toEqual([
      ["demo", "waiting"],
      ["demo", "waiting"],
      ["echo", "done"],
    ]);
  });

  test("wrong inputs are refused with the reason", async () => {
    const client = await open();
    for (const [name, input, reason] of wrongInputs) {
      const { isError, text } = await client.call(name, input);
      expect({ name, input, isError, text }).toEqual({
        name,
        input,
        isError: true,
        text: expect.stringMatching(reason),
      });
    }
    expect(wrongInputs.length).toBe(18);
  });

  test("ends its runs when it goes, also when it is killed", async () => {
    const script = join(folder, "mine.cjs");
    const pids = join(folder, "pids");
    writeFileSync(
      script,
      `require("node:fs").appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n");
      for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {});
      setInterval(() => {}, 1000);`,
    );
    const args = ["mine", "--agent", `mine=${process.execPath} ${script}`];
    const isAlive = (pid: number): boolean => {
      try {
        return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
      } catch {
        return false;
      }
    };
    const started = (): number[] =>
      existsSync(pids)
        ? readFileSync(pids, "utf8")
            .trim()
            .split("\n")
            .map(Number)
            .filter((pid) => pid > 0)
        : [];
    if (process.platform !== "linux") console.log("skipped in part: needs /proc");
    for (const [index, end] of [
      (client: McpClient) => client.close(),
      async ({ pid }: McpClient) => void process.kill(pid, "SIGKILL"),
    ].entries()) {
      const client = await open(args);
      const { value } = await client.call("delegate", { agent: "mine", prompt: "x", wait: 0 });
      expect(value["state"]).toMatch(/queued|running/);
      await vi.waitFor(() => expect(started()).toHaveLength(index + 1), waiting);
      if (process.platform !== "linux") continue;
      expect(started().filter(isAlive)).toHaveLength(1);
      await end(client);
      await vi.waitFor(() => expect(started().filter(isAlive)).toEqual([]), waiting);
      await vi.waitFor(() => expect(isAlive(client.pid)).toBe(false), waiting);
    }
  });
});

test.each([
  [["cluade"], "Did you mean `claude`?"],
  [["--url", "http://127.0.0.1:9", "--workspace", "."], "--workspace is set at the gateway"],
  [["demo", "--detach"], "--detach is for a gateway"],
  [["--url", "nowhere"], "--url"],
])("mcp %j is a wrong usage", async (args, reason) => {
  const child = spawnCli(["mcp", ...args], { PATH: "/usr/bin:/bin", HOME: folder });
  child.stdin.end();
  const { exitCode, stderr, stdout } = await exitOf(child);
  expect(stderr).toContain(reason);
  expect([exitCode, stdout]).toEqual([2, ""]);
});

test("without an installed agent it says what to do", async () => {
  const child = spawnCli(["mcp"], { PATH: "/nowhere", HOME: folder });
  child.stdin.end();
  const { exitCode, stderr } = await exitOf(child);
  expect(stderr).toContain("no agent is installed");
  expect(exitCode).toBe(2);
});
