// Prints pieces of a file, each when a line with its place asks for it: where it begins and its size.
import { openSync, readSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const file = openSync(process.argv[2]);

for await (const line of createInterface(process.stdin)) {
  const [begin, size] = line.split(" ").map(Number);
  const piece = Buffer.alloc(size);
  readSync(file, piece, 0, size, begin);
  for (let at = 0; at < size;) at += writeSync(1, piece, at);
}
