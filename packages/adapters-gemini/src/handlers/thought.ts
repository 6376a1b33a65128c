import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { endBlocks, emitThought } from "../state.ts";

/** A thought in short: its headline and the rest. It comes whole. */
export const handleThought: Handler = ({ value }, state) => {
  const { subject, description } = read.fields(value);
  const parts = [read.string(value), read.string(subject), read.string(description)];
  const text = parts.filter((part) => part !== undefined && part !== "").join("\n");
  if (text === "") return false;
  endBlocks(state);
  emitThought(state, text);
  endBlocks(state);
  return true;
};
