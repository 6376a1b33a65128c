import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { readRecordings } from "@agentstream/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findChromium } from "../src/find-chromium.ts";
import { makeFolder, token } from "../test/gateway-kit.ts";
import { startGatewayOfFakes, type GatewayOfFakes } from "../test/gateway-of-fakes.ts";
import { readEvents, startRun } from "./drive-page.ts";
import { dropFile } from "./drop-file.ts";
import { openInspector, type InspectorPage } from "./inspector-page.ts";
import { openLongRecording } from "./open-long-recording.ts";
import { lateByScrolling, scrollSmoothly } from "./scroll-through.ts";

const path = findChromium();

let gateway: GatewayOfFakes;
let inspector: InspectorPage;

beforeAll(async () => {
  if (path === undefined) return;
  gateway = await startGatewayOfFakes({ raw: true });
  inspector = await openInspector(path);
}, 120_000);

afterAll(async () => {
  if (path === undefined) return;
  await inspector.browser.close();
  await gateway.stop();
});

const shows = (text: string | RegExp) => (): Promise<boolean> =>
  inspector.page.getByText(text).first().isVisible();

/** The id of the session that the address names. */
const shownId = (): string => /#\/([\w-]+)/.exec(inspector.page.url())?.[1] ?? "";

/** How many events the page has. */
async function shownCount(): Promise<number> {
  const text = await inspector.page.locator(".switch .count").textContent();
  return Number(text?.replaceAll(",", ""));
}

test.skipIf(path === undefined)(
  "without a login it asks for the token; a wrong one is refused",
  async () => {
    const { page, check } = inspector;
    await page.goto(gateway.url);
    await expect.poll(shows("Connect to a gateway")).toBe(true);
    await check("login");
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.getByLabel("Token").isVisible()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 860 });
    await page.getByLabel("Token").fill("a-wrong-token-0123456789");
    await page.getByRole("button", { name: "Connect" }).click();
    await page.getByRole("alert").waitFor();
  },
);

test.skipIf(path === undefined)(
  "a link logs in; the token is taken out of the address, and no script can read it",
  async () => {
    const { page, check } = inspector;
    await page.goto(`${gateway.url}/#token=${token}`);
    await page.getByRole("button", { name: "Start a demo run" }).waitFor();
    expect(page.url()).not.toContain(token);
    const kept = await page.evaluate(
      "JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}])",
    );
    expect(kept).not.toContain(token);
    const cookies = await page.context().cookies();
    expect(
      cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === "Strict"),
    ).toHaveLength(1);
    await check("nothing-yet");
  },
);

test.skipIf(path === undefined)(
  "a demo run by one click: text, a permission by a key, a question by a click",
  async () => {
    const { page, check } = inspector;
    await page.getByRole("button", { name: "Start a demo run" }).click();
    await expect.poll(shows("I will look at the failing test first.")).toBe(true);
    await page.getByRole("group", { name: /^Permission/ }).waitFor();
    await page.getByRole("heading", { name: /Waiting for you/ }).waitFor();
    await check("permission");
    await page.keyboard.press("a");
    await page.getByRole("group", { name: "Question" }).waitFor();
    await check("question");
    await page.getByRole("button", { name: /Yes, commit/ }).click();
    await expect.poll(shows("Run completed")).toBe(true);
    await expect.poll(shows("Done.")).toBe(true);
    expect(await shownCount()).toBe((await readEvents(gateway.url, shownId())).length);
    const outcomes = (await readEvents(gateway.url, shownId())).filter(({ type }) =>
      /Resolved|Answered/.test(type),
    );
    expect(outcomes).toMatchObject([{ outcome: "allowed" }, { outcome: "answered" }]);
  },
);

test.skipIf(path === undefined)(
  "a fake claude: its permission is answered, and its line stands beside the event",
  async () => {
    const { page, check } = inspector;
    await gateway.install("claude", "claude/2.1.197/perm-stdio-allow");
    await page.reload();
    await startRun(inspector.page, "write a file", "claude");
    await page.getByRole("group", { name: /^Permission/ }).waitFor();
    await page.getByRole("button", { name: /^Allow once/ }).click();
    await expect.poll(shows("Run completed")).toBe(true);
    await page.locator(".kind-tool").first().click();
    await expect.poll(shows("Unified event")).toBe(true);
    expect(await page.locator(".column.native .json").textContent()).toContain('"type"');
    await page.getByRole("button", { name: "Wider" }).click();
    await check("beside");
    await page.getByRole("button", { name: "Wider" }).click();
    await page.getByRole("tab", { name: "Usage" }).click();
    await check("usage");
    // on the phone the stream was out of sight; it is back with all its rows
    await expect.poll(() => page.locator(".row").count()).toBeGreaterThan(8);
    await page.getByRole("tab", { name: "Selected" }).click();
  },
);

test.skipIf(path === undefined)("a run is stopped", async () => {
  const { page, check } = inspector;
  await startRun(inspector.page, "say I wait now.\nwait 600s");
  await expect.poll(shows("I wait now.")).toBe(true);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.poll(shows("Run cancelled")).toBe(true);
  await check("cancelled");
});

test.skipIf(path === undefined)("a run that fails says what to do", async () => {
  await startRun(inspector.page, "say I will fail.\nfail The model is overloaded");
  await expect.poll(shows("Run failed")).toBe(true);
  await inspector.check("failed");
});

test.skipIf(path === undefined)(
  "a page that is loaded again in the middle of a run misses nothing",
  async () => {
    const { page } = inspector;
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
    await startRun(inspector.page, `say ${words}\nask rm a.txt => removed\nsay After.`);
    await expect.poll(shows("word2")).toBe(true);
    await page.reload();
    await page.getByRole("group", { name: /^Permission/ }).waitFor();
    await expect.poll(shows(words.slice(-200))).toBe(true);
    await page.reload();
    await page.getByRole("group", { name: /^Permission/ }).waitFor();
    await page.keyboard.press("a");
    await expect.poll(shows("After.")).toBe(true);
    await expect.poll(shows("Run completed")).toBe(true);
    const events = await readEvents(gateway.url, shownId());
    await expect.poll(shownCount).toBe(events.length);
    expect(events.length).toBeGreaterThan(400);
  },
);

test.skipIf(path === undefined)("a link leads to an event, and the filter to a word", async () => {
  const { page } = inspector;
  const events = await readEvents(gateway.url, shownId());
  const asked = events.find(({ type }) => type === "permissionRequested");
  await page.goto(`${gateway.url}/#/${shownId()}/${asked?.seq}`);
  await page.reload();
  await page.locator('.kind-permission[aria-current="true"]').waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("After");
  await expect.poll(() => page.locator(".row").count()).toBeLessThanOrEqual(3);
  await page.getByRole("button", { name: /^Events/ }).click();
  await page.locator(".event").first().waitFor();
  await inspector.check("events");
  await page.getByRole("button", { name: "Story" }).click();
});

test.skipIf(path === undefined)(
  "a gateway that does not answer is noticed, and so is its return",
  async () => {
    const { page, check } = inspector;
    await page.route("**/v1/**", (route) => route.abort());
    await expect.poll(shows(/The gateway has not answered for/)).toBe(true);
    await check("gone");
    await page.unroute("**/v1/**");
    await page
      .getByText(/The gateway has not answered/)
      .waitFor({ state: "detached", timeout: 120_000 });
  },
);

/** One recording of each protocol that an agent speaks. */
const dropped = [
  "claude/2.1.197/tool-write",
  "codex/exec-0.169.0/cmd_fail",
  ...["codex/app-server", "gemini", "opencode"].flatMap((start) =>
    readRecordings()
      .filter(({ name, steps }) => name.startsWith(start) && (steps[0]?.output.length ?? 0) > 4000)
      .slice(0, 1)
      .map(({ name }) => name),
  ),
];

test.skipIf(path === undefined).each(dropped)(
  "%s: a dropped recording is shown, by the browser alone",
  async (name) => {
    const { page } = inspector;
    const output = readRecordings().find((one) => one.name === name)?.steps[0]?.output;
    if (output === undefined) throw new Error(`The recording ${name} is gone.`);
    const requests: string[] = [];
    const note = (request: { method: () => string }): number => requests.push(request.method());
    await page.goto(gateway.url);
    await page.getByText("Connected").waitFor();
    page.on("request", note);
    await dropFile(inspector.page, `${name.replaceAll("/", "-")}.jsonl`, output);
    await page.getByRole("heading", { name: name.replaceAll("/", "-") }).waitFor();
    expect(await shownCount()).toBeGreaterThan(3);
    await page.locator(".row").first().waitFor();
    await page.keyboard.press("e");
    await page.locator(".event", { hasText: "line" }).first().click();
    await page.locator(".column.native .json").waitFor();
    await page.keyboard.press("e");
    page.off("request", note);
    expect(requests.filter((method) => method !== "GET")).toEqual([]);
  },
);

test.skipIf(path === undefined)("what is no recording is refused in words", async () => {
  await dropFile(inspector.page, "notes.txt", new TextEncoder().encode("Hello\n"));
  await expect.poll(shows(/The agent that printed notes.txt is not recognised/)).toBe(true);
});

test.skipIf(path === undefined)(
  "it is exported as one file, which shows the same without a server",
  async () => {
    const { page, browser } = inspector;
    const output = readRecordings().find(({ name }) => name === dropped[0])?.steps[0]?.output;
    await dropFile(inspector.page, "claude.jsonl", output ?? new Uint8Array());
    await page.getByRole("heading", { name: "claude.jsonl" }).waitFor();
    const count = await shownCount();
    const downloading = page.waitForEvent("download");
    await page.getByLabel("More").click();
    await page.getByRole("button", { name: "Export as one HTML file" }).click();
    const file = join(makeFolder(), "export.html");
    await (await downloading).saveAs(file);
    const alone = await browser.newPage();
    const requests: string[] = [];
    alone.on("request", (request) => requests.push(request.url()));
    await alone.goto(pathToFileURL(file).href);
    await alone.locator(".kind-tool").first().waitFor();
    expect(await alone.locator(".switch .count").textContent()).toBe(String(count));
    expect(requests).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toContain("default-src 'none'");
    await alone.close();
  },
);

test.skipIf(path === undefined)("a recording is replayed", async () => {
  const { page, check } = inspector;
  const count = await shownCount();
  await page.getByLabel("More").click();
  await page.getByRole("button", { name: "Replay at its own speed" }).click();
  await page.getByRole("group", { name: "Replay" }).waitFor();
  await expect.poll(shownCount).toBe(count);
  await page.getByLabel("Time").fill("0");
  await expect.poll(shownCount).toBeLessThan(count);
  await check("replay");
  await page.getByRole("button", { name: "End the replay" }).click();
  await expect.poll(shownCount).toBe(count);
});

test.skipIf(path === undefined)(
  "of fifty thousand events few are in the page, however far it is scrolled",
  async () => {
    const { page } = inspector;
    await openLongRecording(page, 50_000);
    expect(await shownCount()).toBe(50_000);
    const scrolled = await scrollSmoothly(page, 0.05);
    console.log(
      `50,000 events: ${scrolled.late} of ${scrolled.frames} frames late (${scrolled.lateAtRest} at rest), ${scrolled.heapMB} MB`,
    );
    expect(lateByScrolling(scrolled)).toBeLessThan(0.05);
    expect(scrolled.mostRows).toBeGreaterThan(5);
    expect(scrolled.mostRows).toBeLessThan(120);
    expect(scrolled.heapMB).toBeLessThan(400);
  },
);

test.skipIf(path === undefined)(
  "axe found nothing serious, and the page complained about nothing",
  () => {
    expect(inspector.complaints).toEqual([]);
  },
);
