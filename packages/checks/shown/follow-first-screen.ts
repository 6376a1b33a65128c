import { readBlocks } from "../src/read-blocks.ts";
import {
  agentstream,
  blockOf,
  expectText,
  withArguments,
  type Setting,
  type ShownProgram,
} from "./setting.ts";

export const cloning =
  "README.md: git clone https://github.com/agentstream/agentstream.git && cd agentstream";

const example =
  "examples/README.md: export AGENTSTREAM_TOKEN=$(cat ~/.local/state/agentstream/token)";

/** The README's two commands were run when the clone was made; what stands below them, in the same folder. */
export const followFirstScreen: ShownProgram = { blocks: [cloning, example], run };

async function run({ reader, clone }: Setting): Promise<void> {
  const [, start = ""] = blockOf(cloning).typed.split("\n");
  const found = await reader.start(
    withArguments(start, "--port 0"),
    clone,
    /listens on (\S+)\n[^]*"driver": "echo"[^]*--open: no browser was found; open (\S+)/,
  );
  const [, url = "", page = ""] = found;
  if (page !== url) throw new Error(`Expected ${url} as the page, got ${page}.`);
  const html = await (await fetch(page)).text();
  expectText(html, "<title>Agentstream</title>");
  const others = readBlocks().filter(
    (block) => block.page === "README.md" && block.name !== cloning,
  );
  for (const { commands, output } of others) {
    const here = commands.replaceAll("http://127.0.0.1:8787", url);
    // some of the commands find faults, and end with 1
    const printed = await reader.run(`set +e\n${agentstream}${here}\ntrue`, clone);
    for (const line of output) expectText(withoutTimes(printed), withoutTimes(line));
  }
  const printed = await reader.run(blockOf(example).typed, clone, { AGENTSTREAM_URL: url });
  expectText(printed, /\[shell\]\n[^]*Done\.\ncompleted/);
  if (others.length < 2) throw new Error("Expected more blocks in the README.");
}

const withoutTimes = (text: string): string => text.replaceAll(/("duration_ms":)\d+/g, "$1…");
