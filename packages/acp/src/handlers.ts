import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import {
  handleCreateElicitation,
  handleElicitationComplete,
} from "./handlers/create-elicitation.ts";
import { handleModeNotice } from "./handlers/mode-notice.ts";
import { refuseRequest } from "./handlers/refuse-request.ts";
import { handleRequestPermission } from "./handlers/request-permission.ts";
import { handleUpdate } from "./handlers/update.ts";
import type { AcpNotification, AcpRequest, RequestContext } from "./line.ts";
import type { State } from "./state.ts";
import { updates } from "./updates.ts";

/** Files and terminals are not offered, nor anything else; the rest is what only a host asks for. */
const refused = { becomes: "`log`; it is refused with -32601", handle: refuseRequest };

/** What becomes of what the agent asks its host for. */
export const requests: Dispatcher<AcpRequest, RequestContext> = createDispatcher(
  "method",
  {
    "session/request_permission": {
      becomes:
        "`toolStarted`, if the call was not started, and `permissionRequested` with the changes of its diffs",
      handle: handleRequestPermission,
    },
    "elicitation/create": { becomes: "`questionAsked`", handle: handleCreateElicitation },
    "fs/read_text_file": refused,
    "fs/write_text_file": refused,
    "terminal/create": refused,
    "terminal/output": refused,
    "terminal/wait_for_exit": refused,
    "terminal/kill": refused,
    "terminal/release": refused,
    initialize: refused,
    authenticate: refused,
    logout: refused,
    "session/new": refused,
    "session/load": refused,
    "session/resume": refused,
    "session/fork": refused,
    "session/list": refused,
    "session/close": refused,
    "session/delete": refused,
    "session/prompt": refused,
    "session/set_mode": refused,
    "session/set_model": refused,
    "session/set_config_option": refused,
  },
  { unknown: refused },
);

/** What becomes of what the agent reports. */
export const notifications: Dispatcher<AcpNotification, State> = createDispatcher(
  "method",
  {
    "session/update": {
      becomes: "by `sessionUpdate`; updates of another session: an extension event",
      handle: handleUpdate,
      parts: updates,
    },
    "elicitation/complete": { becomes: "`questionAnswered`", handle: handleElicitationComplete },
    "session/cancel": "extension",
    "$/cancel_request": "extension",
  },
  {
    unknown: {
      becomes: "`sessionUpdated`: approvalMode, if it is how this agent reports its mode",
      handle: handleModeNotice,
    },
  },
);
