import { appendFileSync } from "node:fs";

import { seenFile } from "./seen.ts";
import { watchResponses } from "./watch-responses.ts";

/** Runs in a server that a test has started as a process, before all else: writes down what it sends. */
const file = process.env[seenFile];
if (file !== undefined) watchResponses((seen) => appendFileSync(file, `${JSON.stringify(seen)}\n`));
