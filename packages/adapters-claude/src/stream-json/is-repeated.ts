import { read, type Field } from "@agentstream/adapter-kit/author";

import type { State } from "./state.ts";

/** Whether a line is the last one of a message once more: its id alone is not enough, as a snapshot may grow under it. */
export function isRepeated(uuid: Field, content: unknown, { turn }: State): boolean {
  const id = read.string(uuid);
  if (id === undefined) return false;
  const { lastLine } = turn;
  turn.lastLine = { id, content };
  return lastLine?.id === id && JSON.stringify(lastLine.content) === JSON.stringify(content);
}
