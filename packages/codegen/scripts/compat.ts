import { readFile } from "node:fs/promises";

import { explain, judge } from "../src/compat/judge.ts";
import { loadModels } from "../src/load-models.ts";
import { readModel } from "../src/read-model.ts";

const released = JSON.parse(
  await readFile(new URL("../../../schemas/released/v1.json", import.meta.url), "utf8"),
);
const before = Object.entries(released.schemas).map(([name, json]) => readModel(name, json));
const verdicts = judge(before, await loadModels());

// a definition stands in several schemas; once is enough
for (const line of new Set(verdicts.map(explain))) console.log(line);
const breaking = verdicts.filter(({ isBreaking }) => isBreaking).length;
console.log(
  `${before.length} schemas against those released as ${released.version}: ${verdicts.length} incompatible changes, ${breaking} breaking`,
);
if (breaking > 0) {
  console.log(
    "A breaking change belongs into schemas/v2. Add a field or an event instead of changing one.",
  );
  process.exitCode = 1;
}
