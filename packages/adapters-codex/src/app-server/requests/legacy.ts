import { untyped as read } from "@agentstream/adapter-kit";

import type { RequestCall } from "../state.ts";
import type { Choice } from "./ask.ts";

/** What could be decided in the first versions. */
export const legacyChoices: readonly Choice[] = [
  { optionId: "approved", kind: "allow", label: "Allow", native: "approved" },
  {
    optionId: "approved_for_session",
    kind: "allowSession",
    label: "Allow in this session",
    native: "approved_for_session",
  },
  { optionId: "denied", kind: "deny", label: "Deny", native: "denied" },
  { optionId: "abort", kind: "denyAndStop", label: "Deny and stop", native: "abort" },
];

/** A request of the first versions: what a thread is, they called a conversation. */
export const readLegacyCall = (call: RequestCall): RequestCall => ({
  ...call,
  params: { ...call.params, threadId: read.string(call.params["conversationId"]) },
});
