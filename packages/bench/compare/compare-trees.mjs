import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const rounds = 7;
const chunkSize = 64 * 1024;
const decode = (bytes, start, end) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8", start, end);

/** The same work by the parts of a tree. */
function waysOf({ validate, encodeSse, encodeRecord, encodeRecords, createLineSplitter }, adapter) {
  const encode = encodeRecords ?? ((events) => events.map(encodeRecord));
  const pipeline = (isValidated, isEncoded) => (run) => {
    const translator = adapter.translator({ sessionId: "s", now: () => Date.now() });
    const splitter = createLineSplitter({ decode });
    const take = (events) => {
      if (isValidated) for (const event of events) validate(event);
      if (isEncoded) encodeSse(encode(events));
    };
    for (let at = 0; at < run.length; at += chunkSize) {
      const lines = splitter.push(run.subarray(at, at + chunkSize));
      take(translator.handle({ type: "lines", lines }).events);
    }
    take(translator.handle({ type: "exit", code: 0 }).events);
  };
  return {
    map: pipeline(false, false),
    "map + unified validation": pipeline(true, false),
    "map + unified validation + SSE bytes": pipeline(true, true),
  };
}

/** Prints CPU time of this tree in parts of that of the earlier one: below 1 it is faster. */
export async function compareTrees({ now, earlier }, corpora) {
  for (const [agent, runs] of Object.entries(corpora)) {
    const trees = [waysOf(earlier, earlier[agent]), waysOf(now, now[agent])];
    for (const name of Object.keys(trees[0])) {
      const times = [[], []];
      for (let round = 0; round < rounds + 2; round++) {
        const sums = [0, 0];
        for (const [index, run] of runs.entries())
          for (const side of index % 2 === 0 ? [0, 1] : [1, 0])
            sums[side] += await cpuOf(() => trees[side][name](run));
        // the first ones make the code warm
        if (round >= 2) for (const side of [0, 1]) times[side].push(sums[side]);
      }
      print(`${agent}: ${name}`, times);
    }
  }
  for (const agent of ["claude", "codex"])
    await compareRuns({ now, earlier }, agent, corpora[agent]);
}

async function compareRuns({ now, earlier }, agent, runs) {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  writeFileSync(join(folder, "lines"), largest(runs));
  const program = fileURLToPath(new URL(`../programs/${agent}.mjs`, import.meta.url));
  const command = join(folder, agent);
  writeFileSync(
    command,
    `#!/bin/sh\ncase "$*" in *--version*) exec ${process.execPath} ${program} --version ;; esac\nexec cat ${join(folder, "lines")}\n`,
  );
  chmodSync(command, 0o755);
  const read = async ({ runAgent }) => {
    const run = runAgent(agent, "Go.", {
      command: [command],
      cwd: folder,
      protocol: oneWay[agent],
    });
    for await (const event of run) void event.type;
  };
  const times = [[], []];
  for (let round = 0; round < rounds + 4; round++)
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const time = await cpuOf(() => read(side === 0 ? earlier : now));
      if (round >= 4) times[side].push(time);
    }
  print(`${agent}: runAgent`, times);
  rmSync(folder, { recursive: true });
}

const oneWay = { claude: "stream-json", codex: "exec" };

/** One run, of all the work. */
const largest = ([run]) => run;

async function cpuOf(action) {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function print(name, [earlier, now]) {
  const ratios = now.map((time, round) => time / earlier[round]).toSorted((a, b) => a - b);
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const [least, most] = [ratios[0], ratios.at(-1)];
  console.log(
    `${name.padEnd(46)} ${median(ratios).toFixed(3)} (${least.toFixed(2)}–${most.toFixed(2)})  ${(median(earlier) / 1000).toFixed(0)} → ${(median(now) / 1000).toFixed(0)} ms`,
  );
}
