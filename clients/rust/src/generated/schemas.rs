// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! The root of every schema.

use super::*;
use crate::model::prelude::*;

schemas! {
    "unified" => events::UnifiedEvent,
    "connection" => connection::ConnectionEvent,
    "requests/session" => requests::SessionRequest,
    "requests/run" => requests::RunRequest,
    "requests/turn" => requests::TurnRequest,
    "requests/permission-answer" => requests::PermissionAnswer,
    "requests/question-answer" => requests::QuestionAnswer,
    "requests/execute" => requests::ExecuteRequest,
    "requests/api-session" => requests::ApiSessionRequest,
    "requests/chat" => requests::ChatRequest,
    "requests/ag-ui" => requests::AgUiRunRequest,
    "requests/login" => requests::LoginRequest,
    "requests/rpc" => requests::RpcRequest,
    "requests/frame" => requests::ClientFrame,
    "responses/frame" => responses::ServerFrame,
    "responses/problem" => responses::Problem,
    "responses/session" => responses::Session,
    "responses/sessions" => responses::SessionPage,
    "responses/events" => responses::EventPage,
    "responses/turn" => responses::TurnAccepted,
    "responses/agents" => responses::AgentList,
    "responses/info" => responses::GatewayInfo,
    "responses/login" => responses::LoginResult,
    "responses/schemas" => responses::SchemaIndex,
    "responses/api-session" => responses::ApiSession,
    "responses/api-state" => responses::ApiSessionState,
    "responses/rpc" => responses::RpcResponse,
    "dialects/execute" => execute::OutputEvent,
    "dialects/ues" => ues::UesEvent,
    "dialects/daemon" => daemon::StreamEvent,
    "dialects/session-event" => session_event::SessionEvent,
    "dialects/ai-sdk" => ai_sdk::UiMessageChunk,
    "dialects/ag-ui" => ag_ui::AgUiEvent,
    "dialects/acp" => acp::AcpSessionUpdateNotification,
}
