import { blockOf, expectText, type Setting, type ShownProgram } from "./setting.ts";

const name =
  "packages/conformance/README.md: npx conformance versions claude --from 1.0.60 --count 12   # 12 versions, spread over the history";

/** One version of each CLI in place of several: each is some 200 MB. */
const fewer = [
  ["--count 12", "--count 1"],
  ["--only 0.40.0,0.80.0", "--only 0.80.0"],
] as const;

export const tryVersions: ShownProgram = { blocks: [name], run };

async function run({ reader, clone }: Setting): Promise<void> {
  let { commands } = blockOf(name);
  for (const [many, one] of fewer) {
    expectText(commands, many);
    commands = commands.replace(many, one);
  }
  for (const command of commands.split("\n")) expectText(await reader.run(command, clone), /\S/);
}
