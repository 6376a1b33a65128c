#!/usr/bin/env node
import { openOutput } from "./open-output.ts";
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: openOutput(process.stdout, 1),
  stderr: openOutput(process.stderr, 2),
  env: process.env,
  on: (signal, listener) => process.on(signal, listener),
  off: (signal, listener) => process.off(signal, listener),
});
