// @generated from schemas/v1 by `npm run generate`. Do not edit.
// The roots of all schemas.

import '../json.dart';
import 'acp.dart';
import 'ag_ui.dart';
import 'ai_sdk.dart';
import 'connection.dart';
import 'daemon.dart';
import 'events.dart';
import 'execute.dart';
import 'requests.dart';
import 'responses.dart';
import 'session_event.dart';
import 'ues.dart';

/// The root of every schema, as a decoder.
final Map<String, Decoder<Model>> schemas = {
  'unified': UnifiedEvent.fromJson,
  'connection': ConnectionEvent.fromJson,
  'requests/session': SessionRequest.fromJson,
  'requests/run': RunRequest.fromJson,
  'requests/turn': TurnRequest.fromJson,
  'requests/permission-answer': PermissionAnswer.fromJson,
  'requests/question-answer': QuestionAnswer.fromJson,
  'requests/execute': ExecuteRequest.fromJson,
  'requests/api-session': ApiSessionRequest.fromJson,
  'requests/chat': ChatRequest.fromJson,
  'requests/ag-ui': AgUiRunRequest.fromJson,
  'requests/login': LoginRequest.fromJson,
  'requests/rpc': RpcRequest.fromJson,
  'requests/frame': ClientFrame.fromJson,
  'responses/frame': ServerFrame.fromJson,
  'responses/problem': Problem.fromJson,
  'responses/session': Session.fromJson,
  'responses/sessions': SessionPage.fromJson,
  'responses/events': EventPage.fromJson,
  'responses/turn': TurnAccepted.fromJson,
  'responses/agents': AgentList.fromJson,
  'responses/info': GatewayInfo.fromJson,
  'responses/login': LoginResult.fromJson,
  'responses/schemas': SchemaIndex.fromJson,
  'responses/api-session': ApiSession.fromJson,
  'responses/api-state': ApiSessionState.fromJson,
  'responses/dialect-page': DialectPage.fromJson,
  'responses/execute': ExecuteResult.fromJson,
  'responses/answer': AnswerAccepted.fromJson,
  'responses/health': Health.fromJson,
  'responses/capabilities': AgUiCapabilities.fromJson,
  'responses/api-agent': ApiAgent.fromJson,
  'responses/api-project': ApiProject.fromJson,
  'responses/audit': AuditRecord.fromJson,
  'responses/rpc': RpcResponse.fromJson,
  'responses/webhook': WebhookMessage.fromJson,
  'dialects/execute': OutputEvent.fromJson,
  'dialects/ues': UesEvent.fromJson,
  'dialects/daemon': StreamEvent.fromJson,
  'dialects/session-event': SessionEvent.fromJson,
  'dialects/ai-sdk': UiMessageChunk.fromJson,
  'dialects/ag-ui': AgUiEvent.fromJson,
  'dialects/acp': AcpSessionUpdateNotification.fromJson,
};
