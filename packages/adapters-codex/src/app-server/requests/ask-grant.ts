import { read } from "@agentstream/adapter-kit/author";

import type { RequestHandler } from "../line.ts";
import { chosen, findCall, optionsOf, type Choice } from "./ask.ts";

/** How long a grant holds; a refusal is an empty grant. */
const choices: readonly Choice[] = [
  { optionId: "turn", kind: "allow", label: "Allow in this turn", native: "turn" },
  { optionId: "session", kind: "allowSession", label: "Allow in this session", native: "session" },
  { optionId: "deny", kind: "deny", label: "Deny", native: undefined },
  { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop", native: undefined },
];

/** The model wants to be allowed more. A host may grant less: `arguments.permissions` of its answer. */
export const askGrant: RequestHandler<"item/permissions/requestApproval"> = (native, context) => {
  const params = read.fields(native.params);
  const { emitter, state, conversation, nativeId, answer } = context;
  const permissions = read.fields(params.permissions);
  const { thread, toolId } = findCall(params, undefined, context);
  emitter.requests.askPermission(
    nativeId,
    {
      toolName: "request_permissions",
      toolKind: "other",
      arguments: { permissions },
      canChangeArguments: true,
      toolId,
      reason: read.string(params.reason),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => {
      const scope = chosen(choices, decision)?.native;
      const granted = decision.arguments?.["permissions"] ?? permissions;
      if (scope !== undefined) return answer({ permissions: granted, scope });
      answer({ permissions: {}, scope: "turn" });
      if (decision.stop !== true) return;
      state.isStoppedByDenial = true;
      conversation.interrupt();
    },
  );
};
