import { existsSync } from "node:fs";

import { afterAll, afterEach, beforeEach, expect, test } from "vitest";

import {
  agentLines,
  createFakeAgents,
  recordedConversation,
  recordedOutput,
  type Said,
} from "./fake-agents.ts";
import { hasTerminals, openTerminal, type OpenTerminal } from "./open-terminal.ts";
import { bin } from "./run-cli.ts";

const fakes = createFakeAgents();
const terminals: OpenTerminal[] = [];
afterEach(() => {
  for (const terminal of terminals.splice(0)) terminal.close();
});
afterAll(() => fakes.remove());

beforeEach(({ skip }) => skip(!hasTerminals, "there is no `script` that gives a terminal"));

function open(args: readonly string[], env: Readonly<Record<string, string>> = {}): OpenTerminal {
  const terminal = openTerminal([bin, "run", ...args], { ...fakes.env, ...env });
  terminals.push(terminal);
  return terminal;
}

const heardBy = (command: string): string => JSON.stringify(fakes.journal(command));

test("progress, tools with their ends, text and usage stand on the terminal", async () => {
  fakes.add("gemini", { says: recordedOutput("gemini/0.61.0/tool-parallel") });
  const terminal = open(["gemini", "do it", "--protocol", "stream-json"], { NO_COLOR: "1" });
  expect(await terminal.exitCode).toBe(0);
  const screen = terminal.screen();
  expect(screen).toMatch(/● gemini/);
  expect(screen).toMatch(/▸ \w+ .*\r\n/);
  expect(screen).toMatch(/✓/);
  expect(screen).toMatch(/✓ completed · .*tokens in/);
  expect(screen).not.toContain("\u001B");
});

test("it is coloured, unless NO_COLOR or a dumb terminal forbids it", async () => {
  const coloured = open(["echo", "hi"]);
  expect(await coloured.exitCode).toBe(0);
  expect(coloured.screen()).toContain("\u001B[2m");
  const dumb = open(["echo", "hi"], { TERM: "dumb" });
  expect(await dumb.exitCode).toBe(0);
  expect(dumb.screen()).not.toContain("\u001B");
});

test("text comes while the agent still writes it", async () => {
  const delta = (text: string, wait: number): Said => ({
    by: "agent",
    wait,
    line: JSON.stringify({ type: "message", role: "assistant", content: text, delta: true }),
  });
  const says = [
    ...agentLines('{"type":"init","session_id":"s","model":"m"}'),
    delta("first ", 0),
    delta("second", 2000),
  ];
  fakes.add("gemini", { says, hangs: "end" });
  const terminal = open(["gemini", "do it", "--protocol", "stream-json"]);
  await terminal.sees("first ");
  expect(terminal.screen()).not.toContain("second");
  await terminal.sees("second");
});

test("a permission is asked there, and the agent hears the answer", async () => {
  const says = recordedConversation("claude/2.1.197/perm-stdio-allow");
  fakes.add("claude", { says, hangs: "input" });
  const terminal = open(["claude", "go"]);
  await terminal.sees("May it use Bash");
  await terminal.sees("command: touch made.txt && echo made");
  await terminal.sees("> ");
  terminal.type("perhaps\r");
  await terminal.sees("Expected y, ");
  await terminal.sees("> ");
  terminal.type("y\r");
  await terminal.sees("completed");
  expect(await terminal.exitCode).toBe(0);
  expect(heardBy("claude")).toContain(String.raw`\"behavior\":\"allow\"`);
});

test("what was typed before something is asked is no answer to it", async () => {
  const says = recordedConversation("claude/2.1.197/perm-stdio-deny");
  const asked = says.findIndex(({ by, line }) => by === "agent" && line.includes("can_use_tool"));
  const slow = says.map((said, index) => (index === asked ? { ...said, wait: 1500 } : said));
  fakes.add("claude", { says: slow, hangs: "input" });
  const terminal = open(["claude", "go"]);
  await terminal.sees("model: ");
  terminal.type("y\r");
  await terminal.sees("> ");
  terminal.type("n\r");
  expect(await terminal.exitCode).toBe(0);
  expect(heardBy("claude")).toContain(String.raw`\"behavior\":\"deny\"`);
});

test("a no goes to the agent with what it should do instead", async () => {
  const says = recordedConversation("claude/2.1.197/perm-stdio-deny");
  fakes.add("claude", { says, hangs: "input" });
  const terminal = open(["claude", "go", "--fail-on-denied"]);
  await terminal.sees("> ");
  terminal.type("n look elsewhere\r");
  expect(await terminal.exitCode).toBe(1);
  expect(heardBy("claude")).toContain(String.raw`\"behavior\":\"deny\"`);
  expect(heardBy("claude")).toContain("look elsewhere");
});

test("codex asks there too", async () => {
  const says = recordedConversation("codex/app-server-0.169.0/approve_accept");
  fakes.add("codex", { says, hangs: "input" });
  const terminal = open(["codex", "go"], { NO_COLOR: "1" });
  await terminal.sees("May it use command_execution");
  await terminal.sees("> ");
  terminal.type("yes\r");
  await terminal.sees("✓ exit 0");
  expect(await terminal.exitCode).toBe(0);
  expect(heardBy("codex")).toContain(String.raw`\"decision\":\"accept\"`);
});

test("a question is answered by the number of an option", async () => {
  const says = recordedConversation("claude/2.1.197/perm-ask-user-question");
  fakes.add("claude", { says, hangs: "input" });
  const terminal = open(["claude", "go"]);
  await terminal.sees("Which colour?");
  await terminal.sees("> ");
  terminal.type("2\r");
  expect(await terminal.exitCode).toBe(0);
  expect(heardBy("claude")).toContain(String.raw`\"Which colour?\":\"Blue\"`);
});

test("the form of an MCP server is filled in there", async () => {
  fakes.add("claude", {
    says: recordedConversation("claude/2.1.197/mcp-elicitation"),
    hangs: "input",
  });
  const terminal = open(["claude", "go"]);
  await terminal.sees("Your name?");
  await terminal.sees("> ");
  terminal.type("Ala\r");
  expect(await terminal.exitCode).toBe(0);
  expect(heardBy("claude")).toContain(String.raw`\"content\":{\"name\":\"Ala\"}`);
});

test("Ctrl-C while something is asked interrupts the run", async () => {
  const says = recordedConversation("claude/2.1.197/perm-stdio-allow").slice(0, -1);
  const asked = says.findIndex(({ by, line }) => by === "agent" && line.includes("can_use_tool"));
  fakes.add("claude", { says: says.slice(0, asked + 1), hangs: "end" });
  const terminal = open(["claude", "go"]);
  await terminal.sees("> ");
  terminal.type("\u0003");
  await terminal.sees("Ctrl-C again");
  expect(await terminal.exitCode).toBe(130);
});

test("nobody is asked where standard input is no terminal, or was the task", async () => {
  fakes.add("claude", { says: recordedOutput("claude/2.1.197/plain-text") });
  const terminal = open(["claude", "-"]);
  terminal.type("do it\r\u0004\u0004");
  expect(await terminal.exitCode).toBe(0);
  expect(String(fakes.journal("claude")[0]?.["args"])).not.toContain("--permission-prompt-tool");
});

test("a secret is not shown as it is typed", async () => {
  const script = `
    import { createPrompt } from ${JSON.stringify(new URL("../dist/asking/create-prompt.js", import.meta.url).href)};
    const prompt = createPrompt(process, () => {});
    const { signal } = new AbortController();
    const shown = await prompt("Name?\\n> ", { signal });
    const secret = await prompt("Token?\\n> ", { signal, isSecret: true });
    console.log(\`name \${shown} token of \${secret.length}\`);
  `;
  const terminal = openTerminal(["--input-type=module", "-e", script], fakes.env);
  terminals.push(terminal);
  await terminal.sees("Name?");
  await terminal.sees("> ");
  terminal.type("Ala\r");
  await terminal.sees("Token?");
  await terminal.sees("> ");
  terminal.type("hunter2\r");
  await terminal.sees("name Ala token of 7");
  expect(await terminal.exitCode).toBe(0);
  expect(terminal.screen()).not.toContain("hunter2");
});

test("a terminal that goes away ends the agent", async () => {
  const line = JSON.stringify({ type: "init", session_id: "s", model: "m" });
  fakes.add("gemini", { says: agentLines(line), hangs: "end" });
  const terminal = open(["gemini", "do it", "--protocol", "stream-json"]);
  await terminal.sees("model: m");
  terminal.close();
  await terminal.exitCode;
  const pid = String(fakes.journal("gemini")[0]?.["pid"]);
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 300_000 }).toBe(false);
});
