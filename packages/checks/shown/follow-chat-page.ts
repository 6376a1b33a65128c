import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readRecordings } from "@agentstream/recordings";
import { chromium, type Page } from "playwright-core";

import { createFakeFolder, scriptOfStep, type FakeFolder } from "../src/fake-clis/index.ts";
import { findChromium } from "../src/find-chromium.ts";
import { readBlocks, type ShellBlock } from "../src/read-blocks.ts";
import { repository } from "../src/read-pages.ts";
import { takeFreePort } from "../src/take-free-port.ts";
import { expectText, withArguments, type Setting, type ShownProgram } from "./setting.ts";

const guide = "docs/guides/chat-page.md";
const serving = `${guide}: git clone https://github.com/agentstream/agentstream.git && cd agentstream`;
const opening = `${guide}: export AGENTSTREAM_TOKEN=$(cat ~/.local/state/agentstream/token)`;

/** The guide from its first line to its last, with nothing else, and a fake claude on the PATH. */
export const followChatPage: ShownProgram = { blocks: [serving, opening], run };

async function run(setting: Setting): Promise<void> {
  const fakes = await createFakeFolder();
  try {
    await follow(setting, fakes);
  } finally {
    await fakes.remove();
  }
}

async function follow({ reader, clone }: Setting, fakes: FakeFolder): Promise<void> {
  const [serve, install, open] = readBlocks().filter(({ page }) => page === guide);
  if (serve === undefined || install === undefined || open === undefined)
    throw new Error(`Expected three blocks of commands in ${guide}.`);
  const port = await takeFreePort();
  // the clone was made before, by the same commands
  const start = atPort(serve, port).split(" && ").at(-1) ?? "";
  await installClaude(fakes);
  const found = await reader.start(
    `PATH="${fakes.path}:$PATH"\n${withArguments(start, "--port 0")}`,
    clone,
    /listens on (\S+)\n/,
  );
  const env = { AGENTSTREAM_URL: found[1] ?? "" };

  const folder = reader.makeFolder("chat");
  await reader.run(install.typed, folder);
  const text = readFileSync(join(repository, guide), "utf8");
  const files = [...text.matchAll(/`([\w.]+)`:\n\n```\w+\n([^]*?)^```/gm)];
  for (const [, name = "", code = ""] of files) writeFileSync(join(folder, name), code);
  if (files.length !== 3) throw new Error(`Expected three files in ${guide}.`);

  const withoutToken = atPort(open, port).split("\n").at(-1) ?? "";
  const refusal = await reader.run(`${withoutToken} 2>&1 || true`, folder, env);
  expectText(refusal, "Set AGENTSTREAM_TOKEN to the token of the gateway.");
  await reader.start(atPort(open, port), folder, /Local:/, env);
  const url = `http://localhost:${port}`;
  expectText(text, text.includes("http://localhost:3000/?agent=claude") ? "" : "a link to claude");
  const [, script = ""] = /^```\n(say [^]*?)```/m.exec(text) ?? [];
  await chat(url, script);
}

const atPort = ({ typed }: ShellBlock, port: number): string => typed.replaceAll("3000", `${port}`);

async function installClaude(fakes: FakeFolder): Promise<void> {
  const name = "claude/2.1.197/perm-stdio-allow";
  const step = readRecordings()
    .find((one) => one.name === name)
    ?.steps.at(-1);
  if (step === undefined) throw new Error(`The recording ${name} is gone.`);
  await fakes.install("claude", scriptOfStep(step, "2.1.197"));
}

/** What the guide says that one sees: first with the demo agent, then with claude. */
async function chat(url: string, script: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) return;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await converse(page, script, "All is done.");
    await page.goto(`${url}/?agent=claude&chat=second`);
    await converse(page, "write a file", "All done.");
  } finally {
    await browser.close();
  }
}

async function converse(page: Page, prompt: string, end: string): Promise<void> {
  await page.getByLabel("Message").fill(prompt);
  await page.getByRole("button", { name: "Send" }).click();
  const permission = page.getByRole("group", { name: "Permission" });
  await permission.getByRole("button", { name: "Allow" }).click({ timeout: 120_000 });
  await page.getByText(end, { exact: true }).waitFor({ timeout: 120_000 });
}
