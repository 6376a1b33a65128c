import { splitLines, type Step } from "@agentstream/recordings";
import { inferHost, type RecordedLine } from "@agentstream/runner/replay";

import type { FakeScript } from "./fake-script.ts";

/** What a recorded process did, as a part for a fake CLI. */
export function scriptOfStep(step: Step, version: string): FakeScript {
  const { command, conversation, output, stderr, exit } = step;
  const isTwoWay = twoWay.test(command);
  const { code = 0, signal = null } = exit ?? {};
  const printed = splitLines(output).map(({ text }) => text);
  return {
    version,
    isTwoWay,
    conversation:
      isTwoWay && conversation.length > 0 ? conversation.map(withTime) : inferHost(printed),
    stderr,
    // what its recorder did to it is not what it did
    exit: (exit?.sent.length ?? 0) > 0 ? { code: 0, signal: null } : { code, signal },
  };
}

const twoWay =
  /--input-format[ =]stream-json|\bapp-server\b|--(?:experimental-)?acp\b|\bopencode acp\b/;

/** The reader has the time of each line, though it does not promise it. */
const withTime = (said: RecordedLine): RecordedLine => {
  const { by, line, ms } = said;
  return ms === undefined ? { by, line } : { by, line, ms };
};
