import { execFileSync } from "node:child_process";

const names = ["chromium", "chromium-browser", "google-chrome"];

export const missingChromium =
  "Expected a Chromium; install one (Debian: apt-get install chromium), or set CHROMIUM to its path.";

/** The path of a Chromium of the system. Without one the tests are skipped, and fail in CI. */
export function findChromium(): string | undefined {
  const path = pathOfChromium();
  if (path !== undefined) return path;
  if (process.env["CI"] !== undefined) throw new Error(missingChromium);
  console.log(`Skipped. ${missingChromium}`);
  return undefined;
}

function pathOfChromium(): string | undefined {
  const given = process.env["CHROMIUM"];
  if (given !== undefined) return given;
  for (const name of names) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // the next one
    }
  }
  return undefined;
}
