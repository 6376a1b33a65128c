import { errorOf } from "../error-of.ts";
import type { Arrival } from "../stream/arrival.ts";
import { namesFiles, readPromptParts } from "./read-prompt-parts.ts";

export interface OrderedInputs {
  /** Passes an input on, after those before it. */
  readonly put: (arrival: Arrival) => void;
}

/** Keeps the order of a run's inputs while the files of a prompt are read. */
export function createOrderedInputs(
  put: (arrival: Arrival) => void,
  cwd: string | undefined,
): OrderedInputs {
  let pending: Promise<void> | undefined;

  async function putAfter(before: Promise<void> | undefined, arrival: Arrival): Promise<void> {
    await before;
    try {
      put(await withFiles(arrival, cwd));
    } catch (thrown) {
      const error = errorOf(thrown);
      put({ kind: "writeFailed", error });
      if (arrival.kind === "input") arrival.reply?.(error.message);
    }
  }

  return {
    put(arrival) {
      if (pending === undefined && !hasFiles(arrival)) return put(arrival);
      const mine = putAfter(pending, arrival);
      pending = mine;
      void mine.then(() => {
        if (pending === mine) pending = undefined;
      });
    },
  };
}

const hasFiles = (arrival: Arrival): boolean =>
  arrival.kind === "input" && arrival.input.type === "prompt" && namesFiles(arrival.input.prompt);

async function withFiles(arrival: Arrival, cwd: string | undefined): Promise<Arrival> {
  if (arrival.kind !== "input" || arrival.input.type !== "prompt") return arrival;
  const prompt = await readPromptParts(arrival.input.prompt, cwd);
  return { ...arrival, input: { ...arrival.input, prompt } };
}
