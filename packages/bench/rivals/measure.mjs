// Reads a run of a fake CLI by one library, several times, writes each event as JSON, and prints what the last one cost.
import { createHash } from "node:crypto";
import { writeSync } from "node:fs";

import { readers } from "./readers.mjs";

const [, , name, command] = process.argv;
const { read, textOf, otherMicroseconds = async () => 0 } = readers[name];

/** CPU time of this process and of those that work for it; the CLI is none of them. */
async function microsecondsUntilNow() {
  const { user, system } = process.cpuUsage();
  return user + system + (await otherMicroseconds());
}

async function readRun() {
  let events = 0;
  let bytes = 0;
  const hash = createHash("sha256");
  let texts = [];
  const before = await microsecondsUntilNow();
  await read(command, (event) => {
    events++;
    bytes += JSON.stringify(event).length;
    const text = textOf(event);
    if (text) texts.push(text);
    // a reader that kept all of them would keep what they were cut from
    if (texts.length < 1000) return;
    hash.update(texts.join(""));
    texts = [];
  });
  const microseconds = (await microsecondsUntilNow()) - before;
  const text = hash.update(texts.join("")).digest("hex").slice(0, 16);
  return { events, bytes, microseconds, text };
}

// the first ones load the library and make its code warm: the second one still costs twice as much as the fifth
const warmUps = 4;
for (let run = 0; run < warmUps; run++) await readRun();
writeSync(1, `${JSON.stringify(await readRun())}\n`);
process.exit(0);
