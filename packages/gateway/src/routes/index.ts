import type { Route } from "../route.ts";
import { addTurn } from "./add-turn.ts";
import { agUiRoutes } from "./ag-ui/index.ts";
import { answerPermission, answerQuestion } from "./answers.ts";
import { chatRoutes } from "./chat/index.ts";
import { createSession } from "./create-session.ts";
import { execute } from "./execute.ts";
import { healthz, readyz } from "./health.ts";
import { info } from "./info.ts";
import { listAgents } from "./list-agents.ts";
import { listSessions } from "./list-sessions.ts";
import { login, logout } from "./login.ts";
import { cancelSession, deleteSession, getSession } from "./one-session.ts";
import { schemas } from "./schemas.ts";
import { sessionEvents } from "./session-events.ts";
import { sessionSocket } from "./session-socket.ts";

/** All addresses. */
export const routes: readonly Route[] = [
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
  ...chatRoutes,
  ...agUiRoutes,
  login,
  logout,
  listAgents,
  info,
  schemas,
  healthz,
  readyz,
];
