// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model;

import dev.agentstream.json.Decoder;
import dev.agentstream.json.Model;
import dev.agentstream.model.acp.AcpSessionUpdateNotification;
import dev.agentstream.model.agui.AgUiEvent;
import dev.agentstream.model.aisdk.UiMessageChunk;
import dev.agentstream.model.connection.ConnectionEvent;
import dev.agentstream.model.daemon.StreamEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.execute.OutputEvent;
import dev.agentstream.model.requests.AgUiRunRequest;
import dev.agentstream.model.requests.ApiSessionRequest;
import dev.agentstream.model.requests.ChatRequest;
import dev.agentstream.model.requests.ClientFrame;
import dev.agentstream.model.requests.ExecuteRequest;
import dev.agentstream.model.requests.LoginRequest;
import dev.agentstream.model.requests.PermissionAnswer;
import dev.agentstream.model.requests.QuestionAnswer;
import dev.agentstream.model.requests.RpcRequest;
import dev.agentstream.model.requests.RunRequest;
import dev.agentstream.model.requests.SessionRequest;
import dev.agentstream.model.requests.TurnRequest;
import dev.agentstream.model.responses.AgUiCapabilities;
import dev.agentstream.model.responses.AgentList;
import dev.agentstream.model.responses.AnswerAccepted;
import dev.agentstream.model.responses.ApiAgent;
import dev.agentstream.model.responses.ApiProject;
import dev.agentstream.model.responses.ApiSession;
import dev.agentstream.model.responses.ApiSessionState;
import dev.agentstream.model.responses.AuditRecord;
import dev.agentstream.model.responses.DialectPage;
import dev.agentstream.model.responses.EventPage;
import dev.agentstream.model.responses.ExecuteResult;
import dev.agentstream.model.responses.GatewayInfo;
import dev.agentstream.model.responses.Health;
import dev.agentstream.model.responses.LoginResult;
import dev.agentstream.model.responses.Problem;
import dev.agentstream.model.responses.RpcResponse;
import dev.agentstream.model.responses.SchemaIndex;
import dev.agentstream.model.responses.ServerFrame;
import dev.agentstream.model.responses.Session;
import dev.agentstream.model.responses.SessionPage;
import dev.agentstream.model.responses.TurnAccepted;
import dev.agentstream.model.responses.WebhookMessage;
import dev.agentstream.model.sessionevent.SessionEvent;
import dev.agentstream.model.ues.UesEvent;
import java.util.Map;

/** The root of every schema, as a decoder. */
public final class Schemas {
  private Schemas() {}

  /** By the name of the schema: {@code responses/session}. */
  public static final Map<String, Decoder<? extends Model>> DECODERS =
      Map.ofEntries(
          Map.entry("unified", UnifiedEvent::decode),
          Map.entry("connection", ConnectionEvent::decode),
          Map.entry("requests/session", SessionRequest::decode),
          Map.entry("requests/run", RunRequest::decode),
          Map.entry("requests/turn", TurnRequest::decode),
          Map.entry("requests/permission-answer", PermissionAnswer::decode),
          Map.entry("requests/question-answer", QuestionAnswer::decode),
          Map.entry("requests/execute", ExecuteRequest::decode),
          Map.entry("requests/api-session", ApiSessionRequest::decode),
          Map.entry("requests/chat", ChatRequest::decode),
          Map.entry("requests/ag-ui", AgUiRunRequest::decode),
          Map.entry("requests/login", LoginRequest::decode),
          Map.entry("requests/rpc", RpcRequest::decode),
          Map.entry("requests/frame", ClientFrame::decode),
          Map.entry("responses/frame", ServerFrame::decode),
          Map.entry("responses/problem", Problem::decode),
          Map.entry("responses/session", Session::decode),
          Map.entry("responses/sessions", SessionPage::decode),
          Map.entry("responses/events", EventPage::decode),
          Map.entry("responses/turn", TurnAccepted::decode),
          Map.entry("responses/agents", AgentList::decode),
          Map.entry("responses/info", GatewayInfo::decode),
          Map.entry("responses/login", LoginResult::decode),
          Map.entry("responses/schemas", SchemaIndex::decode),
          Map.entry("responses/api-session", ApiSession::decode),
          Map.entry("responses/api-state", ApiSessionState::decode),
          Map.entry("responses/dialect-page", DialectPage::decode),
          Map.entry("responses/execute", ExecuteResult::decode),
          Map.entry("responses/answer", AnswerAccepted::decode),
          Map.entry("responses/health", Health::decode),
          Map.entry("responses/capabilities", AgUiCapabilities::decode),
          Map.entry("responses/api-agent", ApiAgent::decode),
          Map.entry("responses/api-project", ApiProject::decode),
          Map.entry("responses/audit", AuditRecord::decode),
          Map.entry("responses/rpc", RpcResponse::decode),
          Map.entry("responses/webhook", WebhookMessage::decode),
          Map.entry("dialects/execute", OutputEvent::decode),
          Map.entry("dialects/ues", UesEvent::decode),
          Map.entry("dialects/daemon", StreamEvent::decode),
          Map.entry("dialects/session-event", SessionEvent::decode),
          Map.entry("dialects/ai-sdk", UiMessageChunk::decode),
          Map.entry("dialects/ag-ui", AgUiEvent::decode),
          Map.entry("dialects/acp", AcpSessionUpdateNotification::decode));
}
