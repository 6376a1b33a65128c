import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findChromium } from "../src/find-chromium.ts";
import { takeFreePort } from "../src/take-free-port.ts";
import { post, token } from "../test/gateway-kit.ts";
import { startGatewayOfFakes, type GatewayOfFakes } from "../test/gateway-of-fakes.ts";
import { startUseChat } from "./start-use-chat.ts";

const path = findChromium();

let gateway: GatewayOfFakes;
let browser: Browser;
let page: Page;
let origin = "";
let stopPage: () => Promise<void>;
const complaints: string[] = [];

beforeAll(async () => {
  if (path === undefined) return;
  const port = await takeFreePort();
  origin = `http://127.0.0.1:${port}`;
  gateway = await startGatewayOfFakes({ allowedOrigins: [origin] });
  stopPage = await startUseChat(port, { url: gateway.url, token });
  browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
  page = await browser.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
});

afterAll(async () => {
  if (path === undefined) return;
  await browser.close();
  await stopPage();
  await gateway.stop();
});

/** Opens a chat of its own. */
async function openChat(chat: string, agent: string): Promise<void> {
  await page.goto(`${origin}/?chat=${chat}&agent=${agent}`);
  await page.getByLabel("Message").waitFor();
}

async function send(text: string): Promise<void> {
  await page.getByLabel("Message").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

const answer = (): Promise<string> => page.locator("article.assistant").last().innerText();
const permission = (): ReturnType<Page["getByRole"]> =>
  page.getByRole("group", { name: "Permission" });
const isReady = (): Promise<boolean> => page.getByRole("button", { name: "Send" }).isVisible();

test.skipIf(path === undefined)("a fake claude: text comes, a permission is answered", async () => {
  await gateway.install("claude", "claude/2.1.197/perm-stdio-allow");
  await openChat("with-claude", "claude");
  await send("write a file");
  await permission().waitFor();
  expect(await answer()).toContain("May I?");
  await permission().getByRole("button", { name: "Allow" }).click();
  await expect.poll(answer).toContain("All done.");
  await expect.poll(isReady).toBe(true);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test.skipIf(path === undefined)(
  "a denied call, and a page loaded again while it waits",
  async () => {
    await openChat("denied", "demo");
    await send("say Before.\nask rm a.txt => removed\nsay After.");
    await permission().waitFor();
    await page.reload();
    await permission().getByRole("button", { name: "Deny" }).click();
    await expect.poll(answer).toContain("After.");
    expect(await answer()).toContain("Before.");
    expect(await answer()).not.toContain("removed");
  },
);

test.skipIf(path === undefined)("a question is answered", async () => {
  await openChat("question", "demo");
  await send("question Which one? | Red | Blue");
  const question = page.getByRole("form", { name: "Question" });
  await question.getByLabel("Which one?").fill("Blue");
  await question.getByRole("button", { name: "Answer" }).click();
  await expect.poll(answer).toContain("Blue");
  await expect.poll(isReady).toBe(true);
});

test.skipIf(path === undefined)("a run is stopped, and the conversation continues", async () => {
  await openChat("stopped", "demo");
  await send("say I wait.\nwait 600s");
  await expect.poll(answer).toContain("I wait.");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect
    .poll(async () => (await post(gateway.url, "/v1/chat/stopped/stop", {})).status)
    .toBe(200);
  await send("say Again.");
  await expect.poll(answer).toContain("Again.");
  await page.reload();
  await expect.poll(() => page.locator("article").count()).toBe(4);
});

test.skipIf(path === undefined)("what the gateway refuses is shown", async () => {
  await openChat("refused", "nobody");
  await send("Hello");
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("nobody");
});

test.skipIf(path === undefined)("the token is in no script of the page", async () => {
  for (const file of ["/", "/main.tsx"])
    expect(await (await fetch(`${origin}${file}`)).text()).not.toContain(token);
  expect(complaints).toEqual([]);
});
