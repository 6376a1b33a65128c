import { noteError } from "../../note-error.ts";
import type { Handler } from "../line.ts";

export const handleError: Handler<"error"> = ({ error, message }, state) => {
  state.emitter.turns.ensure();
  return noteError(error ?? message, state.main, state);
};
