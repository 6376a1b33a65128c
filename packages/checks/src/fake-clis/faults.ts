import { spawn } from "node:child_process";
import { closeSync, renameSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import type { FakeScript } from "./fake-script.ts";
import { say } from "./say.ts";

interface Fake {
  readonly script: FakeScript;
  /** Its own path. */
  readonly path: string;
}

const linesOf = ({ script }: Fake): string[] => script.conversation.map(({ line }) => line);
const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
/** The last line is the result. */
const allButResult = (fake: Fake): string => join(linesOf(fake).slice(0, -1));
const everything = (fake: Fake): string => join(linesOf(fake));
const forEver = (): Promise<void> => sleep(3_600_000);
const exit = (code: number): void => void process.exit(code);

/** A process of its own that does nothing; its parent may end. */
function leaveBehind(fake: Fake, options: Parameters<typeof spawn>[2]): void {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 3600000)"], options);
  writeFileSync(`${fake.path}.left`, String(child.pid));
  child.unref();
}

/** What can go wrong with a child: one thing each. */
export const faults = {
  noOutput: () => exit(0),
  async noResult(fake) {
    await say(allButResult(fake));
    exit(0);
  },
  async twoResults(fake) {
    await say(everything(fake) + join(linesOf(fake).slice(-1)));
    exit(0);
  },
  async hangAfterResult(fake) {
    await say(everything(fake));
    await forEver();
  },
  async failAfterResult(fake) {
    await say(everything(fake));
    process.stderr.write("Error: could not save the conversation\n");
    exit(1);
  },
  async killItself(fake) {
    await say(allButResult(fake));
    process.kill(process.pid, "SIGKILL");
  },
  async hugeLine(fake) {
    const piece = "x".repeat(1024 * 1024);
    const lines = linesOf(fake);
    await say(`${lines[0] ?? ""}\n{"type":"huge","text":"`);
    for (let written = 0; written < 100; written++) await say(piece);
    await say(`"}\n${join(lines.slice(1))}`);
    exit(0);
  },
  async lineSeparators(fake) {
    await say(everything(fake).replaceAll('"text":"hi"', '"text":"h\u2028\u2029\u0085i"'));
    exit(0);
  },
  async noise(fake) {
    await say(`Loading credentials.\n\n[warn] {not json\n${everything(fake)}Goodbye.\n`);
    exit(0);
  },
  async splitCharacters(fake) {
    const bytes = Buffer.from(everything(fake).replaceAll('"text":"hi"', '"text":"hé漢🎈"'));
    for (const byte of bytes.values()) await say(Buffer.of(byte));
    exit(0);
  },
  async halfLine(fake) {
    await say(allButResult(fake) + (linesOf(fake).at(-1) ?? "").slice(0, 40));
    exit(0);
  },
  async stall(fake) {
    await say(join(linesOf(fake).slice(0, 4)));
    await forEver();
  },
  async stdinNeverRead(fake) {
    await say(everything(fake));
    exit(0);
  },
  async stdinNeeded(fake) {
    // it says nothing before its input has ended: an open pipe would hold it for ever
    await text(process.stdin).catch(() => "");
    await say(everything(fake));
    exit(0);
  },
  async grandchildHoldsOutput(fake) {
    await say(everything(fake));
    leaveBehind(fake, { stdio: ["ignore", "inherit", "inherit"] });
    exit(0);
  },
  async strangerHoldsOutput(fake) {
    await say(everything(fake));
    // nothing leads from the run to it: neither its group nor its environment
    leaveBehind(fake, { stdio: ["ignore", "inherit", "inherit"], detached: true, env: {} });
    exit(0);
  },
  async ignoreSignals(fake) {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
    await say(join(linesOf(fake).slice(0, 4)));
    await forEver();
  },
  async leaveGroup(fake) {
    leaveBehind(fake, { stdio: "ignore", detached: true });
    await say(everything(fake));
    exit(0);
  },
  async leaveGroupUnmarked(fake) {
    leaveBehind(fake, { stdio: "ignore", detached: true, env: {} });
    await say(join(linesOf(fake).slice(0, 4)));
    await forEver();
  },
  async leaveBehindAndStall(fake) {
    leaveBehind(fake, { stdio: "ignore", detached: true });
    await say(join(linesOf(fake).slice(0, 4)));
    await forEver();
  },
  async flood(fake) {
    const [first = "", ...lines] = linesOf(fake);
    const piece = join([lines.find((line) => line.includes("content_block_delta")) ?? ""]).repeat(
      50,
    );
    await say(join([first, ...lines.slice(0, 3)]));
    for (let written = 0; written < 2 ** 30; written += piece.length) {
      await say(piece);
      // as a whole: whoever reads it meanwhile must not find it empty
      writeFileSync(`${fake.path}.writing`, String(written));
      renameSync(`${fake.path}.writing`, `${fake.path}.written`);
    }
    await say(everything(fake));
    exit(0);
  },
  async closeInput(fake) {
    closeSync(0);
    await say(join(linesOf(fake).slice(0, 1)));
    await forEver();
  },
} satisfies Record<string, (fake: Fake) => void | Promise<void>>;

export type FaultName = keyof typeof faults;
