import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";

/** Which model answers. */
export const handleModelInfo: Handler = ({ value }, { keeper }) => {
  const model = read.string(value);
  if (model === undefined) return false;
  keeper.session.learn({ model });
  return true;
};
