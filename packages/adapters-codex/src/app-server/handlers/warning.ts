import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

export const handleWarning: Handler<"warning" | "guardianWarning"> = ({ params }, { emitter }) => {
  const message = read.string(read.fields(params).message);
  if (message === undefined) return false;
  emitter.log("warn", message, "agent");
};

export const handleNotice: Handler<"configWarning" | "deprecationNotice"> = (
  { params },
  { emitter },
) => {
  const fields = read.fields(params);
  const summary = read.string(fields.summary);
  const details = read.string(fields.details);
  if (summary === undefined) return false;
  emitter.log("warn", details === undefined ? summary : `${summary}\n${details}`, "agent");
};
