import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/** For a whole run of tests: a folder for all that they keep for a while; at the end it must be empty. */
export default function setUp(): () => void {
  const outer = process.env["TMPDIR"];
  // a short name: the path of a socket has at most 107 characters
  const folder = mkdtempSync(join(tmpdir(), "as-"));
  // tests start programs of another user in it
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => {
    if (outer === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = outer;
    const left = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .filter((path) => !isTools(path));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // vitest prints what a teardown throws, and ends as if nothing had happened
    process.exitCode = 1;
    throw new Error(
      `Tests left ${left.length} files and folders, such as:\n${left.slice(0, 20).join("\n")}`,
    );
  };
}

/** Caches of tools, which they share and keep. */
const isTools = (path: string): boolean => /^(?:tsx-\d+|node-compile-cache)(?:\/|$)/.test(path);
