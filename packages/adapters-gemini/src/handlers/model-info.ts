import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";

/** Which model answers. */
export const handleModelInfo: Handler = ({ value }, { emitter }) => {
  const model = read.string(value);
  if (model === undefined) return false;
  emitter.session.learn({ model });
  return true;
};
