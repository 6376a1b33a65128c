import { read, untyped, type Handler } from "@agentstream/adapter-kit/author";

import { handleText } from "../handlers/result.ts";
import type { State } from "../state.ts";
import { messages } from "./messages.ts";

/** A line without a type: of a version before 0.45, or a whole reply. */
export const handleUntyped: Handler<unknown, State> = (native, state) => {
  const { msg, prompt, workdir, model } = native;
  if (untyped.isFields(msg)) return messages.dispatch(read.line(msg), state);
  const { session, turns } = state.emitter;
  const cwd = read.string(workdir);
  if (cwd !== undefined) return session.learn({ cwd, model: read.string(model) });
  const words = read.string(prompt);
  if (words === undefined) return handleText(native, state);
  turns.expect(words);
};
