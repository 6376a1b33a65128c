import type { Route } from "../route.ts";
import { acpRoutes } from "./acp/index.ts";
import { addTurn } from "./add-turn.ts";
import { agUiRoutes } from "./ag-ui/index.ts";
import { answerPermission, answerQuestion } from "./answers.ts";
import { asyncapi, docsPage, openapi } from "./api-docs.ts";
import { apiRoutes } from "./api/api-routes.ts";
import { chatRoutes } from "./chat/index.ts";
import { createSession } from "./create-session.ts";
import { execute } from "./execute.ts";
import { healthz, readyz } from "./health.ts";
import { info } from "./info.ts";
import { listAgents } from "./list-agents.ts";
import { listSessions } from "./list-sessions.ts";
import { login, logout } from "./login.ts";
import { metrics } from "./metrics.ts";
import { cancelSession, deleteSession, getSession } from "./one-session.ts";
import { page, pageAssets, pageIcon, standalonePage } from "./page.ts";
import { rpc } from "./rpc/rpc.ts";
import { schemas } from "./schemas.ts";
import { sessionEvents } from "./session-events.ts";
import { sessionSocket } from "./session-socket.ts";

/** What every process answers, whatever else it does. */
export const stateRoutes: readonly Route[] = [healthz, readyz, metrics];

/** All addresses. */
export const routes: readonly Route[] = [
  page,
  pageAssets,
  standalonePage,
  pageIcon,
  execute,
  createSession,
  listSessions,
  getSession,
  deleteSession,
  cancelSession,
  sessionEvents,
  sessionSocket,
  addTurn,
  answerPermission,
  answerQuestion,
  rpc,
  ...apiRoutes,
  ...chatRoutes,
  ...agUiRoutes,
  ...acpRoutes,
  login,
  logout,
  listAgents,
  info,
  schemas,
  openapi,
  asyncapi,
  docsPage,
  ...stateRoutes,
];
