export { readHistory, readRecordings, type Recording, type Step } from "./read-recordings.ts";
export { parseExit, type Exit } from "./parse-exit.ts";
export { splitLines, parseLines, type Line } from "./split-lines.ts";
export { recordedVersions, type RecordedVersion } from "./recorded-versions.ts";
