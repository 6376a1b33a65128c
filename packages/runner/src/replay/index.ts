export { createReplay, type RecordedLine, type Replay, type ReplayStep } from "./create-replay.ts";
export { inferHost } from "./infer-host.ts";
export { replayTransport, type RecordedProcess, type ReplayOptions } from "./replay-transport.ts";
