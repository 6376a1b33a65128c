// @generated from schemas/v1 by `npm run generate`. Do not edit.

import type { SchemaName } from "./names.ts";
import type { Validate, ValidatedBy } from "../validation.ts";
import { validate as unified } from "./unified.ts";
import { validate as connection } from "./connection.ts";
import { validate as requests_session } from "./requests/session.ts";
import { validate as requests_run } from "./requests/run.ts";
import { validate as requests_turn } from "./requests/turn.ts";
import { validate as requests_permission_answer } from "./requests/permission-answer.ts";
import { validate as requests_question_answer } from "./requests/question-answer.ts";
import { validate as requests_execute } from "./requests/execute.ts";
import { validate as requests_api_session } from "./requests/api-session.ts";
import { validate as requests_chat } from "./requests/chat.ts";
import { validate as requests_ag_ui } from "./requests/ag-ui.ts";
import { validate as requests_login } from "./requests/login.ts";
import { validate as requests_rpc } from "./requests/rpc.ts";
import { validate as requests_frame } from "./requests/frame.ts";
import { validate as responses_frame } from "./responses/frame.ts";
import { validate as responses_problem } from "./responses/problem.ts";
import { validate as responses_session } from "./responses/session.ts";
import { validate as responses_sessions } from "./responses/sessions.ts";
import { validate as responses_events } from "./responses/events.ts";
import { validate as responses_turn } from "./responses/turn.ts";
import { validate as responses_agents } from "./responses/agents.ts";
import { validate as responses_info } from "./responses/info.ts";
import { validate as responses_login } from "./responses/login.ts";
import { validate as responses_schemas } from "./responses/schemas.ts";
import { validate as responses_api_session } from "./responses/api-session.ts";
import { validate as responses_api_state } from "./responses/api-state.ts";
import { validate as responses_dialect_page } from "./responses/dialect-page.ts";
import { validate as responses_execute } from "./responses/execute.ts";
import { validate as responses_answer } from "./responses/answer.ts";
import { validate as responses_health } from "./responses/health.ts";
import { validate as responses_capabilities } from "./responses/capabilities.ts";
import { validate as responses_api_agent } from "./responses/api-agent.ts";
import { validate as responses_api_project } from "./responses/api-project.ts";
import { validate as responses_audit } from "./responses/audit.ts";
import { validate as responses_rpc } from "./responses/rpc.ts";
import { validate as responses_webhook } from "./responses/webhook.ts";
import { validate as dialects_execute } from "./dialects/execute.ts";
import { validate as dialects_ues } from "./dialects/ues.ts";
import { validate as dialects_daemon } from "./dialects/daemon.ts";
import { validate as dialects_session_event } from "./dialects/session-event.ts";
import { validate as dialects_ai_sdk } from "./dialects/ai-sdk.ts";
import { validate as dialects_ag_ui } from "./dialects/ag-ui.ts";
import { validate as dialects_acp } from "./dialects/acp.ts";
import { validate as native_claude_stream_json } from "./native/claude/stream-json.ts";
import { validate as native_claude_stream_input } from "./native/claude/stream-input.ts";
import { validate as native_claude_session_event } from "./native/claude/session-event.ts";
import { validate as native_codex_exec } from "./native/codex/exec.ts";
import { validate as native_codex_app_server } from "./native/codex/app-server.ts";
import { validate as native_gemini_stream_json } from "./native/gemini/stream-json.ts";
import { validate as native_gemini_core_event } from "./native/gemini/core-event.ts";
import { validate as native_gemini_api_chunk } from "./native/gemini/api-chunk.ts";
import { validate as native_opencode_run } from "./native/opencode/run.ts";
import { validate as native_opencode_serve } from "./native/opencode/serve.ts";
import { validate as native_acp_message } from "./native/acp/message.ts";

/** What a valid value is, by the name of its schema. */
export interface SchemaMap {
  "unified": ValidatedBy<typeof unified>;
  "connection": ValidatedBy<typeof connection>;
  "requests/session": ValidatedBy<typeof requests_session>;
  "requests/run": ValidatedBy<typeof requests_run>;
  "requests/turn": ValidatedBy<typeof requests_turn>;
  "requests/permission-answer": ValidatedBy<typeof requests_permission_answer>;
  "requests/question-answer": ValidatedBy<typeof requests_question_answer>;
  "requests/execute": ValidatedBy<typeof requests_execute>;
  "requests/api-session": ValidatedBy<typeof requests_api_session>;
  "requests/chat": ValidatedBy<typeof requests_chat>;
  "requests/ag-ui": ValidatedBy<typeof requests_ag_ui>;
  "requests/login": ValidatedBy<typeof requests_login>;
  "requests/rpc": ValidatedBy<typeof requests_rpc>;
  "requests/frame": ValidatedBy<typeof requests_frame>;
  "responses/frame": ValidatedBy<typeof responses_frame>;
  "responses/problem": ValidatedBy<typeof responses_problem>;
  "responses/session": ValidatedBy<typeof responses_session>;
  "responses/sessions": ValidatedBy<typeof responses_sessions>;
  "responses/events": ValidatedBy<typeof responses_events>;
  "responses/turn": ValidatedBy<typeof responses_turn>;
  "responses/agents": ValidatedBy<typeof responses_agents>;
  "responses/info": ValidatedBy<typeof responses_info>;
  "responses/login": ValidatedBy<typeof responses_login>;
  "responses/schemas": ValidatedBy<typeof responses_schemas>;
  "responses/api-session": ValidatedBy<typeof responses_api_session>;
  "responses/api-state": ValidatedBy<typeof responses_api_state>;
  "responses/dialect-page": ValidatedBy<typeof responses_dialect_page>;
  "responses/execute": ValidatedBy<typeof responses_execute>;
  "responses/answer": ValidatedBy<typeof responses_answer>;
  "responses/health": ValidatedBy<typeof responses_health>;
  "responses/capabilities": ValidatedBy<typeof responses_capabilities>;
  "responses/api-agent": ValidatedBy<typeof responses_api_agent>;
  "responses/api-project": ValidatedBy<typeof responses_api_project>;
  "responses/audit": ValidatedBy<typeof responses_audit>;
  "responses/rpc": ValidatedBy<typeof responses_rpc>;
  "responses/webhook": ValidatedBy<typeof responses_webhook>;
  "dialects/execute": ValidatedBy<typeof dialects_execute>;
  "dialects/ues": ValidatedBy<typeof dialects_ues>;
  "dialects/daemon": ValidatedBy<typeof dialects_daemon>;
  "dialects/session-event": ValidatedBy<typeof dialects_session_event>;
  "dialects/ai-sdk": ValidatedBy<typeof dialects_ai_sdk>;
  "dialects/ag-ui": ValidatedBy<typeof dialects_ag_ui>;
  "dialects/acp": ValidatedBy<typeof dialects_acp>;
  "native/claude/stream-json": ValidatedBy<typeof native_claude_stream_json>;
  "native/claude/stream-input": ValidatedBy<typeof native_claude_stream_input>;
  "native/claude/session-event": ValidatedBy<typeof native_claude_session_event>;
  "native/codex/exec": ValidatedBy<typeof native_codex_exec>;
  "native/codex/app-server": ValidatedBy<typeof native_codex_app_server>;
  "native/gemini/stream-json": ValidatedBy<typeof native_gemini_stream_json>;
  "native/gemini/core-event": ValidatedBy<typeof native_gemini_core_event>;
  "native/gemini/api-chunk": ValidatedBy<typeof native_gemini_api_chunk>;
  "native/opencode/run": ValidatedBy<typeof native_opencode_run>;
  "native/opencode/serve": ValidatedBy<typeof native_opencode_serve>;
  "native/acp/message": ValidatedBy<typeof native_acp_message>;
}

export const validators: { readonly [N in SchemaName]: Validate<SchemaMap[N]> } = {
  "unified": unified,
  "connection": connection,
  "requests/session": requests_session,
  "requests/run": requests_run,
  "requests/turn": requests_turn,
  "requests/permission-answer": requests_permission_answer,
  "requests/question-answer": requests_question_answer,
  "requests/execute": requests_execute,
  "requests/api-session": requests_api_session,
  "requests/chat": requests_chat,
  "requests/ag-ui": requests_ag_ui,
  "requests/login": requests_login,
  "requests/rpc": requests_rpc,
  "requests/frame": requests_frame,
  "responses/frame": responses_frame,
  "responses/problem": responses_problem,
  "responses/session": responses_session,
  "responses/sessions": responses_sessions,
  "responses/events": responses_events,
  "responses/turn": responses_turn,
  "responses/agents": responses_agents,
  "responses/info": responses_info,
  "responses/login": responses_login,
  "responses/schemas": responses_schemas,
  "responses/api-session": responses_api_session,
  "responses/api-state": responses_api_state,
  "responses/dialect-page": responses_dialect_page,
  "responses/execute": responses_execute,
  "responses/answer": responses_answer,
  "responses/health": responses_health,
  "responses/capabilities": responses_capabilities,
  "responses/api-agent": responses_api_agent,
  "responses/api-project": responses_api_project,
  "responses/audit": responses_audit,
  "responses/rpc": responses_rpc,
  "responses/webhook": responses_webhook,
  "dialects/execute": dialects_execute,
  "dialects/ues": dialects_ues,
  "dialects/daemon": dialects_daemon,
  "dialects/session-event": dialects_session_event,
  "dialects/ai-sdk": dialects_ai_sdk,
  "dialects/ag-ui": dialects_ag_ui,
  "dialects/acp": dialects_acp,
  "native/claude/stream-json": native_claude_stream_json,
  "native/claude/stream-input": native_claude_stream_input,
  "native/claude/session-event": native_claude_session_event,
  "native/codex/exec": native_codex_exec,
  "native/codex/app-server": native_codex_app_server,
  "native/gemini/stream-json": native_gemini_stream_json,
  "native/gemini/core-event": native_gemini_core_event,
  "native/gemini/api-chunk": native_gemini_api_chunk,
  "native/opencode/run": native_opencode_run,
  "native/opencode/serve": native_opencode_serve,
  "native/acp/message": native_acp_message,
};
