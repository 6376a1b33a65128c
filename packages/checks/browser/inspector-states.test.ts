import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import type { StartedGateway } from "@agentstream/gateway";
import { readRecordings } from "@agentstream/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findChromium } from "../src/find-chromium.ts";
import { repository } from "../src/read-pages.ts";
import { takeFreePort } from "../src/take-free-port.ts";
import { makeFolder, token } from "../test/gateway-kit.ts";
import {
  startGatewayOfFakes,
  startTestGateway,
  type GatewayOfFakes,
} from "../test/gateway-of-fakes.ts";
import { readEvents, startRun } from "./drive-page.ts";
import { dropFile } from "./drop-file.ts";
import { openInspector, type InspectorPage } from "./inspector-page.ts";
import { makeChangedFiles } from "./make-changed-files.ts";

const path = findChromium();

let gateway: GatewayOfFakes;
let inspector: InspectorPage;

beforeAll(async () => {
  if (path === undefined) return;
  gateway = await startGatewayOfFakes({ raw: true });
  inspector = await openInspector(path);
  await inspector.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await inspector.page.goto(`${gateway.url}/#token=${token}`);
  await inspector.page.getByText("Connected").waitFor();
}, 120_000);

afterAll(async () => {
  if (path === undefined) return;
  await inspector.browser.close();
  await gateway.stop();
});

/** The output of a recorded run. */
function outputOf(name: string): Uint8Array {
  const output = readRecordings().find((one) => one.name === name)?.steps[0]?.output;
  if (output === undefined) throw new Error(`The recording ${name} is gone.`);
  return output;
}

/** What an entry of the menu puts into the clipboard. */
async function copied(entry: string): Promise<string> {
  const { page } = inspector;
  await page.getByLabel("More").click();
  await page.getByRole("button", { name: entry }).click();
  await page.getByText("Copied.").waitFor();
  return page.evaluate<string>("navigator.clipboard.readText()");
}

test.skipIf(path === undefined)("connecting: the gateway has not answered yet", async () => {
  const { page, check } = inspector;
  await page.route("**/v1/**", () => {});
  await page.reload();
  await page.getByRole("heading", { name: "Connecting…" }).waitFor();
  await check("connecting");
  await page.unroute("**/v1/**");
  await page.reload();
  await expect.poll(() => page.getByText("Connected").isVisible()).toBe(true);
});

test.skipIf(path === undefined)("the form that starts a run, with its options", async () => {
  const { page, check } = inspector;
  await page.keyboard.press("n");
  await page.getByRole("button", { name: /^Fill in a script/ }).click();
  await page.getByText("Options").click();
  await page.getByLabel("Sandbox").waitFor();
  await check("form");
  // keys of the page do nothing behind a form
  await page.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Start a demo run" }).isVisible()).toBe(true);
});

test.skipIf(path === undefined)("a run that is at work", async () => {
  const { page, check } = inspector;
  await startRun(page, "# Look around\nsay I look around first.\nrun ls => a.txt\nwait 600s");
  await page.getByText("I look around first.").last().waitFor();
  await page.locator(".facts", { hasText: "running" }).waitFor();
  await check("running");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Run cancelled").waitFor();
  expect(await page.getByRole("button", { name: "Stop" }).count()).toBe(0);
});

test.skipIf(path === undefined)("a run that failed shows its remedy", async () => {
  const { page, check } = inspector;
  await dropFile(page, "overloaded.jsonl", outputOf("claude/2.1.197/api-529"));
  await page.getByText("The provider is overloaded. Try again in a minute.").first().waitFor();
  expect(await page.getByText("The provider is overloaded.").count()).toBe(1);
  await check("failed-remedy");
});

test.skipIf(path === undefined)("commands that are copied do what they say", async () => {
  const { page } = inspector;
  const prompt = "# Find the login\nsay It's here.";
  await startRun(page, prompt);
  await page.getByText("Run completed").waitFor();
  const id = /#\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  const env = { ...process.env, AGENTSTREAM_TOKEN: token };
  const follow = await copied("Copy as curl: follow its events");
  const followed = await promisify(execFile)("bash", ["-c", follow], { env });
  const events = await readEvents(gateway.url, id);
  expect(followed.stdout.match(/^data: /gm)).toHaveLength(events.length);
  const start = await copied("Copy as curl: start this run");
  const started = await promisify(execFile)("bash", ["-c", start], { env });
  const session: { readonly id: string } = JSON.parse(started.stdout);
  expect(session.id).not.toBe(id);
  await expect
    .poll(async () => (await readEvents(gateway.url, session.id)).at(-1)?.type)
    .toBe("sessionEnded");
  const prompts = (await readEvents(gateway.url, session.id)).flatMap((event) =>
    "prompt" in event ? [event.prompt] : [],
  );
  expect(prompts).toEqual([prompt]);
  expect(await copied("Copy link")).toBe(page.url());
  await page.getByLabel("More").click();
  await inspector.check("menu");
  await page.getByLabel("More").click();
});

test.skipIf(path === undefined)(
  "a link leads to the very event, and keys go on from it",
  async () => {
    const { page } = inspector;
    const id = /#\/([\w-]+)/.exec(page.url())?.[1] ?? "";
    const chunk = (await readEvents(gateway.url, id)).findLast(({ type }) => type === "textChunk");
    await page.goto(`${gateway.url}/#/${id}/${chunk?.seq}`);
    await page.reload();
    const unified = page.locator(".column").last().locator(".json");
    await expect.poll(() => unified.textContent()).toContain(`"seq": ${chunk?.seq},`);
    expect(page.url()).toContain(`/${chunk?.seq}`);
    await page.keyboard.press("e");
    await page.locator('.event[aria-current="true"]', { hasText: "textChunk" }).waitFor();
    await page.keyboard.press("j");
    await expect.poll(() => unified.textContent()).toContain(`"seq": ${(chunk?.seq ?? 0) + 1},`);
    await page.locator(".event").first().click();
    await expect.poll(() => unified.textContent()).toContain('"seq": 1,');
    await page.keyboard.press("e");
  },
);

test.skipIf(path === undefined)("a session is replayed no faster than it happened", async () => {
  const { page } = inspector;
  await startRun(page, "# Rename the table\nsay Before.\nwait 2s\nsay Later.");
  await page.getByText("Run completed").waitFor();
  await page.getByLabel("More").click();
  await page.getByRole("button", { name: "Replay at its own speed" }).click();
  const started = performance.now();
  const later = page.locator(".say", { hasText: "Later." });
  await later.waitFor({ state: "detached" });
  await later.waitFor();
  expect(performance.now() - started).toBeGreaterThan(1500);
  await page.getByRole("button", { name: "End the replay" }).click();
});

test.skipIf(path === undefined)(
  "the picture of the README: a claude waits, others are done",
  async () => {
    const { page, check } = inspector;
    await startRun(page, "# Move the settings to YAML\nsay Moved.\nfail The model is overloaded");
    await page.getByText("Run failed").waitFor();
    await gateway.install("claude", "claude/2.1.197/perm-stdio-allow", "2.1.197");
    await page.reload();
    await startRun(page, "Create the file made.txt", "claude");
    await page.getByRole("group", { name: /^Permission/ }).waitFor();
    await page.locator(".kind-tool").first().click();
    await page.locator(".column.native .json").waitFor();
    expect(await page.locator(".session").count()).toBeGreaterThan(3);
    await page.getByRole("heading", { name: /^Waiting for you/ }).waitFor();
    await page.getByRole("button", { name: "Wider" }).click();
    await check("picture");
    await page.getByRole("button", { name: "Wider" }).click();
    await page.keyboard.press("a");
    await page.getByText("Run completed").waitFor();
  },
);

test.skipIf(path === undefined)("a session that is not there", async () => {
  const { page, check } = inspector;
  await page.goto(`${gateway.url}/#/0199a9a5-0000-7000-8000-000000000000`);
  await expect.poll(() => page.getByText(/was not found/).isVisible()).toBe(true);
  await check("no-session");
});

test.skipIf(path === undefined)("sub-agents as a tree", async () => {
  const { page, check } = inspector;
  await dropFile(page, "subagents.jsonl", outputOf("claude/2.1.197/subagent-parallel"));
  await page.getByRole("heading", { name: "subagents.jsonl" }).waitFor();
  await page.getByRole("tab", { name: "Agents" }).click();
  await expect.poll(() => page.locator(".tree-node").count()).toBeGreaterThanOrEqual(2);
  await check("agents");
  await page.locator(".tree-node").first().click();
  await page.getByRole("tab", { name: "Selected", selected: true }).waitFor();
});

test.skipIf(path === undefined)("a dropped recording, and a search in it", async () => {
  const { page, check } = inspector;
  await dropFile(page, "codex.jsonl", outputOf("codex/exec-0.169.0/cmd_fail"));
  await page.getByRole("heading", { name: "codex.jsonl" }).waitFor();
  await page.locator(".kind-tool").first().click();
  await check("recording");
  const all = await page.locator(".row").count();
  await page.keyboard.press("/");
  await page.keyboard.type("exit");
  await expect.poll(() => page.locator(".row").count()).toBeLessThan(all);
  await check("search");
  // on a phone the field was out of sight
  await page.keyboard.press("/");
  await page.keyboard.type("no-such-word");
  await page.getByText("Nothing matches the filter.").waitFor();
  await check("no-match");
});

test.skipIf(path === undefined)("one diff of all files", async () => {
  const { page, check } = inspector;
  await dropFile(page, "files.jsonl", new TextEncoder().encode(makeChangedFiles()));
  await page.getByRole("heading", { name: "files.jsonl" }).waitFor();
  await page.getByRole("tab", { name: /^Files/ }).click();
  await expect.poll(() => page.locator(".files details").count()).toBe(3);
  await check("files");
  await page.getByRole("tab", { name: "Selected" }).click();
});

test.skipIf(path === undefined)("`agentstream inspect` makes a page without a server", async () => {
  const out = join(makeFolder(), "page.html");
  const recording = join(repository, "recordings/codex/exec-0.169.0/cmd_fail/stdout.jsonl");
  const bin = join(repository, "packages/cli/bin/agentstream.js");
  await promisify(execFile)(process.execPath, [bin, "inspect", recording, "--out", out]);
  const page = await inspector.open();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(out).href);
  await page.locator(".kind-tool").first().click();
  await page.locator(".column.native .json").waitFor();
  await inspector.check("inspect-file", page);
  expect(requests).toHaveLength(1);
  await page.close();
});

test.skipIf(path === undefined)("a server that is killed and started again", async () => {
  const data = makeFolder();
  const workspaces = [makeFolder()];
  const port = await takeFreePort();
  const start = (): Promise<StartedGateway> => startTestGateway({ data, port, workspaces });
  const page = await inspector.open();
  const first = await start();
  await page.goto(`${first.url}/#token=${token}`);
  await page.getByText("Connected").waitFor();
  await startRun(page, "say I was here.\nwait 600s");
  await page.getByText("I was here.").last().waitFor();
  await first.close(0);
  await page.getByText(/The gateway has not answered for/).waitFor();
  await inspector.check("server-gone", page);
  const second = await start();
  // the cookie ended with the first server
  await page.getByText("Connect to a gateway").waitFor();
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Connect" }).click();
  await page.getByText("Connected").waitFor();
  await page.locator(".session").first().click();
  await expect.poll(() => page.getByText(/^Run (?:failed|cancelled)$/).isVisible()).toBe(true);
  await inspector.check("server-back", page);
  await page.close();
  await second.close(0);
});

test.skipIf(path === undefined)(
  "axe found nothing serious, and the pages complained about nothing",
  () => {
    expect(inspector.complaints).toEqual([]);
  },
);
