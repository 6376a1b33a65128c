import { untyped as read } from "@agentstream/adapter-kit";

import type { RequestHandler } from "../state.ts";
import { chosen, findCall, nativeIdOf, optionsOf, type Choice } from "./ask.ts";

/** For how long what is granted is granted; what is refused is an empty grant. */
const choices: readonly Choice[] = [
  { optionId: "turn", kind: "allow", label: "Allow in this turn", native: "turn" },
  { optionId: "session", kind: "allowSession", label: "Allow in this session", native: "session" },
  { optionId: "deny", kind: "deny", label: "Deny", native: undefined },
  { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop", native: undefined },
];

/** The model wants to be allowed more. A host may grant less: `arguments.permissions` of its answer. */
export const askGrant: RequestHandler = (call, context) => {
  const { params } = call;
  const permissions = read.fields(params["permissions"]);
  const reason = read.string(params["reason"]);
  const { thread, toolId } = findCall(call, read.string(params["itemId"]), undefined, context);
  context.emitter.requests.askPermission(
    nativeIdOf(call),
    {
      toolName: "request_permissions",
      toolKind: "other",
      arguments: { permissions },
      canChangeArguments: true,
      ...(toolId !== undefined && { toolId }),
      ...(reason !== undefined && { reason }),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => {
      const scope = chosen(choices, decision)?.native;
      const granted = decision.arguments?.["permissions"] ?? permissions;
      if (scope !== undefined) return call.answer({ permissions: granted, scope });
      call.answer({ permissions: {}, scope: "turn" });
      if (decision.stop === true) context.conversation.interrupt();
    },
  );
};
