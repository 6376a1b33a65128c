import { HttpProblem } from "../problem.ts";

/** The most bytes of events in one answer that is no stream: it is in memory as a whole, several times. */
const mostBytes = 16_777_216;

export interface AnswerLimit {
  /** Throws if that is too much. */
  readonly add: (bytes: number) => void;
}

/** Counts what an answer gets of a session. */
export function createAnswerLimit(sessionId: string): AnswerLimit {
  let all = 0;
  return {
    add(bytes) {
      all += bytes;
      if (all > mostBytes)
        throw new HttpProblem(
          "tooLarge",
          `The answer would have more than ${mostBytes / 1024 / 1024} MB: read it as a stream or by pages, with GET /v1/sessions/${sessionId}/events.`,
        );
    },
  };
}
