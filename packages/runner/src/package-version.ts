import { createRequire } from "node:module";

/** The version of the package whose module at its root folder's first level (`src`, `dist`) calls this. */
export function packageVersion(moduleUrl: string): string {
  const manifest: unknown = createRequire(moduleUrl)("../package.json");
  return typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";
}
