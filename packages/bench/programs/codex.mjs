#!/usr/bin/env node
// A CLI that prints what BENCH_LINES has.
import { createReadStream } from "node:fs";

if (process.argv.includes("--version")) console.log("codex-cli 0.169.0");
else {
  process.stdin.resume();
  createReadStream(process.env.BENCH_LINES).pipe(process.stdout);
}
