import { fileURLToPath } from "node:url";

import { readHistory, readRecordings } from "./read-recordings.ts";

/** Those of the pinned versions. */
const kit = fileURLToPath(new URL("../../packages/conformance/test/recordings", import.meta.url));

/** A version of an agent's CLI, and the schema of what it printed. */
export interface RecordedVersion {
  readonly version: string;
  readonly schema: string | undefined;
}

/** Of which versions of an agent's CLI there are recordings: the project's own, the history, and those of the kit. */
export const recordedVersions = (agent: string): readonly RecordedVersion[] =>
  [...readRecordings(), ...readHistory(), ...readRecordings(kit)]
    .filter((recording) => recording.agent === agent)
    // some folders are named `<protocol>-<version>`
    .map((one) => ({ ...one, version: one.version.replace(/^[a-z-]+-(?=\d)/, "") }))
    .flatMap(({ version, steps }) => steps.map(({ schema }) => ({ version, schema })));
