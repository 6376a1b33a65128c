import type { Reporter } from "vitest/node";

const shown = 10;

/** Prints which test files took longest, with what they imported. */
export const slowestFiles: Reporter = {
  onTestRunEnd(modules) {
    // of a few files each is printed with its time already
    if (modules.length <= shown) return;
    const files = modules
      .map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { name: module.relativeModuleId, ms: collectDuration + duration };
      })
      .toSorted((a, b) => b.ms - a.ms);
    const lines = files
      .slice(0, shown)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
    console.log(`\n The slowest of ${files.length} files:\n${lines.join("\n")}`);
  },
};
