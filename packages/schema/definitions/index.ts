import { agUiDefinitions } from "./dialects/ag-ui.ts";
import { aiSdkDefinitions } from "./dialects/ai-sdk.ts";
import { daemonDefinitions } from "./dialects/daemon.ts";
import { executeDefinitions } from "./dialects/execute.ts";
import { sessionEventDefinitions } from "./dialects/session-event.ts";
import { uesDefinitions } from "./dialects/ues.ts";
import { connectionDefinitions } from "./events/connection.ts";
import { eventDefinitions } from "./events/index.ts";
import { frameDefinitions } from "./frames/frames.ts";
import { acpMessage } from "./native/acp/message.ts";
import { nativeDocuments } from "./native/index.ts";
import { requestDefinitions } from "./requests/requests.ts";
import { rpcDefinitions } from "./requests/rpc.ts";
import { executeResultDefinitions } from "./responses/doors.ts";
import { responseDefinitions } from "./responses/responses.ts";
import { webhookDefinitions } from "./responses/webhook.ts";
import type * as t from "./vocabulary.ts";

const describedAs = (definition: object = {}): unknown =>
  "description" in definition ? definition.description : undefined;

const document = (
  name: string,
  root: string,
  title: string,
  definitions: t.Definitions,
): t.Document => {
  const description = describedAs(definitions[root]);
  if (typeof description !== "string") throw new Error(`${name}: no definition of ${root}`);
  return { name, root, title, description, definitions };
};

/** Every schema there is, in the order in which they are listed. */
export const documents: readonly t.Document[] = [
  document("unified", "UnifiedEvent", "Unified event", eventDefinitions),
  document("connection", "ConnectionEvent", "Connection event", connectionDefinitions),
  document("requests/session", "SessionRequest", "Session request", requestDefinitions),
  document("requests/run", "RunRequest", "Run request", requestDefinitions),
  document("requests/turn", "TurnRequest", "Turn request", requestDefinitions),
  document(
    "requests/permission-answer",
    "PermissionAnswer",
    "Permission answer",
    requestDefinitions,
  ),
  document("requests/question-answer", "QuestionAnswer", "Question answer", requestDefinitions),
  document("requests/execute", "ExecuteRequest", "Execute request", requestDefinitions),
  document(
    "requests/api-session",
    "ApiSessionRequest",
    "Session request of /api",
    requestDefinitions,
  ),
  document("requests/chat", "ChatRequest", "Chat request", requestDefinitions),
  document("requests/ag-ui", "AgUiRunRequest", "AG-UI run", requestDefinitions),
  document("requests/login", "LoginRequest", "Login request", requestDefinitions),
  document("requests/rpc", "RpcRequest", "RPC request", rpcDefinitions),
  document("requests/frame", "ClientFrame", "WebSocket frame of a client", frameDefinitions),
  document("responses/frame", "ServerFrame", "WebSocket frame of the server", frameDefinitions),
  document("responses/problem", "Problem", "Problem", responseDefinitions),
  document("responses/session", "Session", "Session", responseDefinitions),
  document("responses/sessions", "SessionPage", "Page of sessions", responseDefinitions),
  document("responses/events", "EventPage", "Page of events", responseDefinitions),
  document("responses/turn", "TurnAccepted", "Accepted turn", responseDefinitions),
  document("responses/agents", "AgentList", "Agents", responseDefinitions),
  document("responses/info", "GatewayInfo", "Gateway", responseDefinitions),
  document("responses/login", "LoginResult", "Login", responseDefinitions),
  document("responses/schemas", "SchemaIndex", "Index of schemas", responseDefinitions),
  document("responses/api-session", "ApiSession", "Session of /api", responseDefinitions),
  document(
    "responses/api-state",
    "ApiSessionState",
    "State of a session of /api",
    responseDefinitions,
  ),
  document("responses/dialect-page", "DialectPage", "Page of a dialect", responseDefinitions),
  document("responses/execute", "ExecuteResult", "Result of a task", executeResultDefinitions),
  document("responses/answer", "AnswerAccepted", "Accepted answer", responseDefinitions),
  document("responses/health", "Health", "Health", responseDefinitions),
  document("responses/capabilities", "AgUiCapabilities", "AG-UI capabilities", responseDefinitions),
  document("responses/api-agent", "ApiAgent", "Agent of /api", responseDefinitions),
  document("responses/api-project", "ApiProject", "Project of /api", responseDefinitions),
  document("responses/audit", "AuditRecord", "Line of the audit log", responseDefinitions),
  document("responses/rpc", "RpcResponse", "RPC response", rpcDefinitions),
  document("responses/webhook", "WebhookMessage", "Message of a webhook", webhookDefinitions),
  document("dialects/execute", "OutputEvent", "Dialect execute", executeDefinitions),
  document("dialects/ues", "UesEvent", "Dialect ues", uesDefinitions),
  document("dialects/daemon", "StreamEvent", "Dialect daemon", daemonDefinitions),
  document(
    "dialects/session-event",
    "SessionEvent",
    "Dialect session-event",
    sessionEventDefinitions,
  ),
  document("dialects/ai-sdk", "UiMessageChunk", "Dialect ai-sdk", aiSdkDefinitions),
  document("dialects/ag-ui", "AgUiEvent", "Dialect ag-ui", agUiDefinitions),
  // what an agent sends is the same, whether a CLI or this project sends it
  document("dialects/acp", "AcpSessionUpdateNotification", "Dialect acp", acpMessage.definitions),
  ...nativeDocuments,
];
