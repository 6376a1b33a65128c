import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import type { Request, RequestContext } from "./line.ts";
import { askCommand, askLegacyCommand } from "./requests/ask-command.ts";
import { askElicitation } from "./requests/ask-elicitation.ts";
import { askFileChange, askLegacyPatch } from "./requests/ask-file-change.ts";
import { askGrant } from "./requests/ask-grant.ts";
import { askUserInput } from "./requests/ask-user-input.ts";
import { refuseRequest } from "./requests/refuse-request.ts";

const refused = { becomes: "refused with -32601, and a `log` (warn)", handle: refuseRequest };
const permission = "`permissionRequested` with the options that are offered, and always a refusal";

/** What becomes of each request of `codex app-server`. */
export const requests: Dispatcher<Request, RequestContext> = createDispatcher(
  "method",
  {
    "item/commandExecution/requestApproval": { becomes: permission, handle: askCommand },
    "item/fileChange/requestApproval": { becomes: permission, handle: askFileChange },
    "item/permissions/requestApproval": {
      becomes: "`permissionRequested`; the answer's `arguments.permissions` may grant less",
      handle: askGrant,
    },
    "item/tool/requestUserInput": { becomes: "`questionAsked`", handle: askUserInput },
    "mcpServer/elicitation/request": {
      becomes: "of a tool: `permissionRequested`; any other: `questionAsked` with the form",
      handle: askElicitation,
    },
    execCommandApproval: { becomes: permission, handle: askLegacyCommand },
    applyPatchApproval: { becomes: permission, handle: askLegacyPatch },
    "item/tool/call": refused,
  },
  { unknown: refused },
);
