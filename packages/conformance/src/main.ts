import { cpus } from "node:os";

import { Command, InvalidArgumentError, Option } from "commander";

import { installClis } from "./clis/install-clis.ts";
import { check } from "./commands/check.ts";
import { compare } from "./commands/compare.ts";
import { drift } from "./commands/drift.ts";
import { living } from "./commands/living.ts";
import { record } from "./commands/record.ts";
import { runAll } from "./commands/run-all.ts";
import { suite } from "./commands/suite.ts";
import { versions } from "./commands/versions.ts";
import { watch } from "./commands/watch.ts";
import { UsageError } from "./usage-error.ts";
import { knownVendors } from "./vendors/index.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const list = (text: string): string[] => text.split(",").filter((word) => word !== "");

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError(`Expected a positive integer, got "${text}".`);
}

const defaultPrompt = "Say hello.";
const defaultFolder = ".conformance";
const own = ["--scenarios <folder>", "other scenarios than the kit's"] as const;
const directionOption = (...more: string[]): Option =>
  new Option("--direction <direction>", "absent: both").choices(["oneWay", "twoWay", ...more]);

/** The options of what runs the CLIs. */
const withRunOptions = (command: Command): Command =>
  command
    .argument("[scenarios...]", "their names; absent: all")
    .option("--agents <names>", "separated by commas; absent: all", list)
    .addOption(directionOption("first"))
    .option("--core", "only scenarios of the short run")
    .option("--out <folder>", "where the recordings go", defaultFolder)
    .option("--clis <folder>", "where the CLIs are installed; absent: the pinned ones are")
    .option(...own)
    .option("--limit <seconds>", "for each run", positive, 180)
    .option("--parallel <count>", "runs at the same time", positive, Math.min(3, cpus().length))
    .option("--requests", "also write what each CLI sent to its model's server");

type Finish = (work: Promise<number>) => Promise<void>;

function addVersions(program: Command, finish: Finish): void {
  program
    .command("versions")
    .description(
      "Record versions of one CLI, one after another, and write the page of all of them.",
    )
    .argument(
      "[agent]",
      `one of ${knownVendors.map(({ adapter }) => adapter.id).join(", ")}; absent: only write the page`,
    )
    .argument("[scenarios...]", "their names; absent: those of the short run")
    .option("--from <version>", "the first one; absent: the first of all")
    .option("--only <versions>", "these, separated by commas", list)
    .option("--count <count>", "as many are spread over the history", positive, 12)
    .option("--both", "one-way and two-way, not only the first way of each scenario")
    .option("--keep", "keep each version installed, for the next time")
    .option("--out <folder>", "where the recordings go", defaultFolder)
    .option("--with <folders>", "further recordings for the page, separated by commas", list)
    .option("--page <file>", "the page; its data stand beside it", "compatibility.md")
    .option("--limit <seconds>", "for each run", positive, 60)
    .option("--parallel <count>", "runs at the same time", positive, Math.min(3, cpus().length))
    .action((agent: string | undefined, names: string[], flags) =>
      finish(versions(agent, names, { ...flags, print })),
    );
}

function addWatch(program: Command, finish: Finish): void {
  program
    .command("watch")
    .description(
      "Compare the newest versions of the registry with the pinned ones; 1: something changed.",
    )
    .option("--agents <names>", "separated by commas; absent: all", list)
    .option("--to <agent=version>", "this version instead of the newest, separated by commas", list)
    .option("--out <folder>", "where the recordings go", defaultFolder)
    .option("--limit <seconds>", "for each run", positive, 180)
    .option("--parallel <count>", "runs at the same time", positive, Math.min(3, cpus().length))
    .action((flags) => finish(watch({ ...flags, print })));
}

/** What runs CLIs or agents. */
function addRuns(program: Command, finish: Finish): void {
  program
    .command("install")
    .description("Install the pinned CLIs, and print their folder.")
    .option("--acp", "the agents that speak ACP instead")
    .action(({ acp = false }) =>
      finish(
        installClis(print, acp ? "acp" : "clis")
          .then(print)
          .then(() => 0),
      ),
    );
  withRunOptions(program.command("run", { isDefault: true }))
    .description("Install the pinned CLIs, record, check and compare; with --adapter: the suite.")
    .option("--adapter <module>", "try an adapter of your own instead: see `suite`")
    .option("--command <words>", "with --adapter: how its agent is called")
    .action((names: string[], flags) =>
      finish(
        flags.adapter === undefined
          ? runAll(names, { ...flags, print })
          : suite({ ...flags, prompt: defaultPrompt, print }),
      ),
    );
  program
    .command("suite")
    .description(
      "Try an adapter of your own: pass or fail for each rule of the stream and the contract.",
    )
    .requiredOption("--adapter <module>", "a module that exports the adapter")
    .option("--command <words>", "how the agent is called; absent: as its adapter has it")
    .option("--recordings <folder>", "what it printed before; absent: it is run once")
    .option("--prompt <text>", "what it is asked", defaultPrompt)
    .option("--limit <seconds>", "for the run", positive, 180)
    .option("--json", "print JSON")
    .action((flags) => finish(suite({ ...flags, print })));
  withRunOptions(program.command("record"))
    .description("Run the CLIs against model simulators, and write what they print.")
    .action((names: string[], flags) => finish(record(names, { ...flags, print })));
  program
    .command("living")
    .description(
      "Try with the CLIs what a gateway promises of agents that live on between prompts.",
    )
    .argument("[checks...]", "their names; absent: all")
    .option("--agents <names>", "separated by commas; absent: all", list)
    .option("--core", "only checks of the short run")
    .option("--clis <folder>", "where the CLIs are installed; absent: the pinned ones are")
    .option("--table <file>", "where the table of what models tried at each cap goes, in Markdown")
    .action((names: string[], flags) => finish(living(names, { ...flags, print })));
}

/** What reads recordings. */
function addReaders(program: Command, finish: Finish): void {
  program
    .command("check")
    .description(
      "Validate, translate and verify recordings, and compare them with their scenarios.",
    )
    .argument("[folder]", "of recordings", defaultFolder)
    .option(...own)
    .action((folder: string, flags) => finish(check(folder, { ...flags, print })));
  program
    .command("compare")
    .description("Compare what the vendors make of the same scenarios.")
    .argument("[scenarios...]", "their names; absent: all")
    .option("--folder <folder>", "of recordings", defaultFolder)
    .addOption(directionOption())
    .option("--core", "only scenarios of the short run")
    .option(...own)
    .option("--json", "print JSON")
    .action((names: string[], { folder, ...flags }) =>
      finish(compare(folder, names, { ...flags, print })),
    );
  program
    .command("drift")
    .description("Compare the recordings of two versions of one CLI.")
    .argument("<before>", "a folder of recordings")
    .argument("<after>", "a folder of recordings")
    .option("--json", "print JSON")
    .action((before: string, after: string, flags) =>
      finish(drift(before, after, { ...flags, print })),
    );
}

/** The command `conformance`; resolves with its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let exitCode = 0;
  const program = new Command("conformance")
    .description("The real CLIs of coding agents, offline: record, check and compare.")
    .exitOverride();
  const finish: Finish = async (work) => {
    exitCode = await work;
  };
  addRuns(program, finish);
  addVersions(program, finish);
  addWatch(program, finish);
  addReaders(program, finish);
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    // the system's own words say which file or program is wrong
    if (error instanceof UsageError || (error instanceof Error && "syscall" in error)) {
      process.stderr.write(`conformance: ${error.message}\n`);
      return 2;
    }
    if (error instanceof Error && "exitCode" in error) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  return exitCode;
}
