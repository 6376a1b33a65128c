// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Lists of words.

import '../json.dart';

/// The words that this version knows; any other word is kept as it came.
final class AcpCompactionUpdateStatus extends OpenWord {
  const AcpCompactionUpdateStatus(super.value);

  static const inProgress = AcpCompactionUpdateStatus('in_progress');
  static const completed = AcpCompactionUpdateStatus('completed');
  static const failed = AcpCompactionUpdateStatus('failed');
  static const cancelled = AcpCompactionUpdateStatus('cancelled');

  static const known = [inProgress, completed, failed, cancelled];

  @override
  bool get isKnown => known.contains(this);

  static AcpCompactionUpdateStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpCompactionUpdateStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpCompactionUpdateStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpConfigOptionType extends OpenWord {
  const AcpConfigOptionType(super.value);

  static const select = AcpConfigOptionType('select');
  static const boolean = AcpConfigOptionType('boolean');

  static const known = [select, boolean];

  @override
  bool get isKnown => known.contains(this);

  static AcpConfigOptionType fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpConfigOptionType(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpConfigOptionType fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpDiffMetaKind extends OpenWord {
  const AcpDiffMetaKind(super.value);

  static const add = AcpDiffMetaKind('add');
  static const modify = AcpDiffMetaKind('modify');
  static const update = AcpDiffMetaKind('update');
  static const delete = AcpDiffMetaKind('delete');

  static const known = [add, modify, update, delete];

  @override
  bool get isKnown => known.contains(this);

  static AcpDiffMetaKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpDiffMetaKind(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpDiffMetaKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpPlanEntryStatus extends OpenWord {
  const AcpPlanEntryStatus(super.value);

  static const pending = AcpPlanEntryStatus('pending');
  static const inProgress = AcpPlanEntryStatus('in_progress');
  static const completed = AcpPlanEntryStatus('completed');

  static const known = [pending, inProgress, completed];

  @override
  bool get isKnown => known.contains(this);

  static AcpPlanEntryStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpPlanEntryStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpPlanEntryStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpToolCallKind extends OpenWord {
  const AcpToolCallKind(super.value);

  static const read = AcpToolCallKind('read');
  static const edit = AcpToolCallKind('edit');
  static const delete = AcpToolCallKind('delete');
  static const move = AcpToolCallKind('move');
  static const search = AcpToolCallKind('search');
  static const execute = AcpToolCallKind('execute');
  static const think = AcpToolCallKind('think');
  static const fetch = AcpToolCallKind('fetch');
  static const switchMode = AcpToolCallKind('switch_mode');
  static const other = AcpToolCallKind('other');

  static const known = [read, edit, delete, move, search, execute, think, fetch, switchMode, other];

  @override
  bool get isKnown => known.contains(this);

  static AcpToolCallKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpToolCallKind(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpToolCallKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpToolCallStatus extends OpenWord {
  const AcpToolCallStatus(super.value);

  static const pending = AcpToolCallStatus('pending');
  static const inProgress = AcpToolCallStatus('in_progress');
  static const completed = AcpToolCallStatus('completed');
  static const failed = AcpToolCallStatus('failed');

  static const known = [pending, inProgress, completed, failed];

  @override
  bool get isKnown => known.contains(this);

  static AcpToolCallStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpToolCallStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpToolCallStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpToolCallUpdateKind extends OpenWord {
  const AcpToolCallUpdateKind(super.value);

  static const read = AcpToolCallUpdateKind('read');
  static const edit = AcpToolCallUpdateKind('edit');
  static const delete = AcpToolCallUpdateKind('delete');
  static const move = AcpToolCallUpdateKind('move');
  static const search = AcpToolCallUpdateKind('search');
  static const execute = AcpToolCallUpdateKind('execute');
  static const think = AcpToolCallUpdateKind('think');
  static const fetch = AcpToolCallUpdateKind('fetch');
  static const switchMode = AcpToolCallUpdateKind('switch_mode');
  static const other = AcpToolCallUpdateKind('other');

  static const known = [read, edit, delete, move, search, execute, think, fetch, switchMode, other];

  @override
  bool get isKnown => known.contains(this);

  static AcpToolCallUpdateKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpToolCallUpdateKind(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpToolCallUpdateKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AcpToolCallUpdateStatus extends OpenWord {
  const AcpToolCallUpdateStatus(super.value);

  static const pending = AcpToolCallUpdateStatus('pending');
  static const inProgress = AcpToolCallUpdateStatus('in_progress');
  static const completed = AcpToolCallUpdateStatus('completed');
  static const failed = AcpToolCallUpdateStatus('failed');

  static const known = [pending, inProgress, completed, failed];

  @override
  bool get isKnown => known.contains(this);

  static AcpToolCallUpdateStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AcpToolCallUpdateStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AcpToolCallUpdateStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AgUiReasoningEncryptedValueSubtype extends OpenWord {
  const AgUiReasoningEncryptedValueSubtype(super.value);

  static const toolCall = AgUiReasoningEncryptedValueSubtype('tool-call');
  static const message = AgUiReasoningEncryptedValueSubtype('message');

  static const known = [toolCall, message];

  @override
  bool get isKnown => known.contains(this);

  static AgUiReasoningEncryptedValueSubtype fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AgUiReasoningEncryptedValueSubtype(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AgUiReasoningEncryptedValueSubtype fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum AgUiResumeStatus implements Word {
  resolved('resolved'),
  cancelled('cancelled');

  const AgUiResumeStatus(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static AgUiResumeStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AgUiSubagentOutcomeType extends OpenWord {
  const AgUiSubagentOutcomeType(super.value);

  static const success = AgUiSubagentOutcomeType('success');
  static const suspended = AgUiSubagentOutcomeType('suspended');

  static const known = [success, suspended];

  @override
  bool get isKnown => known.contains(this);

  static AgUiSubagentOutcomeType fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AgUiSubagentOutcomeType(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AgUiSubagentOutcomeType fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AgUiTextMessageChunkRole extends OpenWord {
  const AgUiTextMessageChunkRole(super.value);

  static const developer = AgUiTextMessageChunkRole('developer');
  static const system = AgUiTextMessageChunkRole('system');
  static const assistant = AgUiTextMessageChunkRole('assistant');
  static const user = AgUiTextMessageChunkRole('user');

  static const known = [developer, system, assistant, user];

  @override
  bool get isKnown => known.contains(this);

  static AgUiTextMessageChunkRole fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AgUiTextMessageChunkRole(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AgUiTextMessageChunkRole fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AgUiTextMessageStartRole extends OpenWord {
  const AgUiTextMessageStartRole(super.value);

  static const developer = AgUiTextMessageStartRole('developer');
  static const system = AgUiTextMessageStartRole('system');
  static const assistant = AgUiTextMessageStartRole('assistant');
  static const user = AgUiTextMessageStartRole('user');

  static const known = [developer, system, assistant, user];

  @override
  bool get isKnown => known.contains(this);

  static AgUiTextMessageStartRole fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AgUiTextMessageStartRole(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AgUiTextMessageStartRole fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Agent extends OpenWord {
  const Agent(super.value);

  static const claudeCode = Agent('claude-code');
  static const codex = Agent('codex');
  static const gemini = Agent('gemini');
  static const opencode = Agent('opencode');

  static const known = [claudeCode, codex, gemini, opencode];

  @override
  bool get isKnown => known.contains(this);

  static Agent fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Agent(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Agent fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AgentType extends OpenWord {
  const AgentType(super.value);

  static const claude = AgentType('claude');
  static const codex = AgentType('codex');
  static const gemini = AgentType('gemini');
  static const opencode = AgentType('opencode');
  static const qwen = AgentType('qwen');
  static const acp = AgentType('acp');
  static const echo = AgentType('echo');

  static const known = [claude, codex, gemini, opencode, qwen, acp, echo];

  @override
  bool get isKnown => known.contains(this);

  static AgentType fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AgentType(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AgentType fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AnswerAcceptedOutcome extends OpenWord {
  const AnswerAcceptedOutcome(super.value);

  static const allowed = AnswerAcceptedOutcome('allowed');
  static const denied = AnswerAcceptedOutcome('denied');
  static const answered = AnswerAcceptedOutcome('answered');
  static const declined = AnswerAcceptedOutcome('declined');

  static const known = [allowed, denied, answered, declined];

  @override
  bool get isKnown => known.contains(this);

  static AnswerAcceptedOutcome fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AnswerAcceptedOutcome(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AnswerAcceptedOutcome fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum ApiState implements Word {
  running('running'),
  done('done'),
  failed('failed'),
  cancelled('cancelled');

  const ApiState(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static ApiState fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ApprovalMode extends OpenWord {
  const ApprovalMode(super.value);

  static const ask = ApprovalMode('ask');
  static const askDangerous = ApprovalMode('askDangerous');
  static const autoEdit = ApprovalMode('autoEdit');
  static const autoAll = ApprovalMode('autoAll');

  static const known = [ask, askDangerous, autoEdit, autoAll];

  @override
  bool get isKnown => known.contains(this);

  static ApprovalMode fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ApprovalMode(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ApprovalMode fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum As implements Word {
  cookie('cookie'),
  ticket('ticket');

  const As(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static As fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Audience extends OpenWord {
  const Audience(super.value);

  static const user = Audience('user');
  static const assistant = Audience('assistant');

  static const known = [user, assistant];

  @override
  bool get isKnown => known.contains(this);

  static Audience fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Audience(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Audience fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AuditAction extends OpenWord {
  const AuditAction(super.value);

  static const request = AuditAction('request');
  static const login = AuditAction('login');
  static const sessionCreated = AuditAction('sessionCreated');
  static const turnAdded = AuditAction('turnAdded');
  static const permissionAnswered = AuditAction('permissionAnswered');
  static const questionAnswered = AuditAction('questionAnswered');
  static const cancelled = AuditAction('cancelled');
  static const deleted = AuditAction('deleted');
  static const changed = AuditAction('changed');

  static const known = [request, login, sessionCreated, turnAdded, permissionAnswered, questionAnswered, cancelled, deleted, changed];

  @override
  bool get isKnown => known.contains(this);

  static AuditAction fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AuditAction(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static AuditAction fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class AuditRecordOutcome extends OpenWord {
  const AuditRecordOutcome(super.value);

  static const done = AuditRecordOutcome('done');
  static const refused = AuditRecordOutcome('refused');

  static const known = [done, refused];

  @override
  bool get isKnown => known.contains(this);

  static AuditRecordOutcome fromJson(Object? value, [Pointer at = Pointer.root]) =>
      AuditRecordOutcome(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static AuditRecordOutcome fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum BusyPolicy implements Word {
  queue('queue'),
  refuse('refuse'),
  interrupt('interrupt'),
  steer('steer');

  const BusyPolicy(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static BusyPolicy fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Category extends OpenWord {
  const Category(super.value);

  static const mode = Category('mode');
  static const model = Category('model');
  static const modelConfig = Category('model_config');
  static const thoughtLevel = Category('thought_level');

  static const known = [mode, model, modelConfig, thoughtLevel];

  @override
  bool get isKnown => known.contains(this);

  static Category fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Category(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Category fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ChangeType extends OpenWord {
  const ChangeType(super.value);

  static const created = ChangeType('created');
  static const modified = ChangeType('modified');
  static const deleted = ChangeType('deleted');

  static const known = [created, modified, deleted];

  @override
  bool get isKnown => known.contains(this);

  static ChangeType fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ChangeType(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ChangeType fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum ChatMessageRole implements Word {
  system('system'),
  user('user'),
  assistant('assistant');

  const ChatMessageRole(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static ChatMessageRole fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// A closed list: other words are refused.
enum ChatRequestTrigger implements Word {
  submitMessage('submit-message'),
  regenerateMessage('regenerate-message');

  const ChatRequestTrigger(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static ChatRequestTrigger fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class CompactionPhase extends OpenWord {
  const CompactionPhase(super.value);

  static const started = CompactionPhase('started');
  static const completed = CompactionPhase('completed');
  static const failed = CompactionPhase('failed');

  static const known = [started, completed, failed];

  @override
  bool get isKnown => known.contains(this);

  static CompactionPhase fromJson(Object? value, [Pointer at = Pointer.root]) =>
      CompactionPhase(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static CompactionPhase fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ContextCompactedEventTrigger extends OpenWord {
  const ContextCompactedEventTrigger(super.value);

  static const auto = ContextCompactedEventTrigger('auto');
  static const manual = ContextCompactedEventTrigger('manual');

  static const known = [auto, manual];

  @override
  bool get isKnown => known.contains(this);

  static ContextCompactedEventTrigger fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ContextCompactedEventTrigger(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static ContextCompactedEventTrigger fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class CostSource extends OpenWord {
  const CostSource(super.value);

  static const reported = CostSource('reported');
  static const estimated = CostSource('estimated');

  static const known = [reported, estimated];

  @override
  bool get isKnown => known.contains(this);

  static CostSource fromJson(Object? value, [Pointer at = Pointer.root]) =>
      CostSource(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static CostSource fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Coverage extends OpenWord {
  const Coverage(super.value);

  static const complete = Coverage('complete');
  static const partial = Coverage('partial');

  static const known = [complete, partial];

  @override
  bool get isKnown => known.contains(this);

  static Coverage fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Coverage(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Coverage fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class DenialSource extends OpenWord {
  const DenialSource(super.value);

  static const answer = DenialSource('answer');
  static const expired = DenialSource('expired');
  static const vendor = DenialSource('vendor');
  static const stderr = DenialSource('stderr');
  static const inferred = DenialSource('inferred');

  static const known = [answer, expired, vendor, stderr, inferred];

  @override
  bool get isKnown => known.contains(this);

  static DenialSource fromJson(Object? value, [Pointer at = Pointer.root]) =>
      DenialSource(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static DenialSource fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class DiscardReason extends OpenWord {
  const DiscardReason(super.value);

  static const retried = DiscardReason('retried');
  static const superseded = DiscardReason('superseded');

  static const known = [retried, superseded];

  @override
  bool get isKnown => known.contains(this);

  static DiscardReason fromJson(Object? value, [Pointer at = Pointer.root]) =>
      DiscardReason(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static DiscardReason fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum DisconnectPolicy implements Word {
  continue_('continue'),
  cancel('cancel');

  const DisconnectPolicy(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static DisconnectPolicy fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ErrorCode extends OpenWord {
  const ErrorCode(super.value);

  static const connectionFailed = ErrorCode('connectionFailed');
  static const authenticationFailed = ErrorCode('authenticationFailed');
  static const sessionNotFound = ErrorCode('sessionNotFound');
  static const permissionDenied = ErrorCode('permissionDenied');
  static const toolExecutionFailed = ErrorCode('toolExecutionFailed');
  static const timeout = ErrorCode('timeout');
  static const protocolError = ErrorCode('protocolError');
  static const rateLimited = ErrorCode('rateLimited');
  static const overloaded = ErrorCode('overloaded');
  static const serverError = ErrorCode('serverError');
  static const contextOverflow = ErrorCode('contextOverflow');
  static const invalidRequest = ErrorCode('invalidRequest');
  static const contentFiltered = ErrorCode('contentFiltered');
  static const emptyResponse = ErrorCode('emptyResponse');
  static const cancelled = ErrorCode('cancelled');
  static const noResult = ErrorCode('noResult');
  static const unsupported = ErrorCode('unsupported');
  static const agentNotInstalled = ErrorCode('agentNotInstalled');
  static const limitExceeded = ErrorCode('limitExceeded');
  static const unknown = ErrorCode('unknown');

  static const known = [connectionFailed, authenticationFailed, sessionNotFound, permissionDenied, toolExecutionFailed, timeout, protocolError, rateLimited, overloaded, serverError, contextOverflow, invalidRequest, contentFiltered, emptyResponse, cancelled, noResult, unsupported, agentNotInstalled, limitExceeded, unknown];

  @override
  bool get isKnown => known.contains(this);

  static ErrorCode fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ErrorCode(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ErrorCode fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ExitCause extends OpenWord {
  const ExitCause(super.value);

  static const hostEnded = ExitCause('hostEnded');
  static const vendorCode = ExitCause('vendorCode');

  static const known = [hostEnded, vendorCode];

  @override
  bool get isKnown => known.contains(this);

  static ExitCause fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ExitCause(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ExitCause fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class FinishReason extends OpenWord {
  const FinishReason(super.value);

  static const stop = FinishReason('stop');
  static const length = FinishReason('length');
  static const contentFilter = FinishReason('content-filter');
  static const toolCalls = FinishReason('tool-calls');
  static const error = FinishReason('error');
  static const interrupted = FinishReason('interrupted');
  static const other = FinishReason('other');

  static const known = [stop, length, contentFilter, toolCalls, error, interrupted, other];

  @override
  bool get isKnown => known.contains(this);

  static FinishReason fromJson(Object? value, [Pointer at = Pointer.root]) =>
      FinishReason(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static FinishReason fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class GapReason extends OpenWord {
  const GapReason(super.value);

  static const retention = GapReason('retention');
  static const unknown = GapReason('unknown');

  static const known = [retention, unknown];

  @override
  bool get isKnown => known.contains(this);

  static GapReason fromJson(Object? value, [Pointer at = Pointer.root]) =>
      GapReason(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static GapReason fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class InputEncoding extends OpenWord {
  const InputEncoding(super.value);

  static const json = InputEncoding('json');
  static const text = InputEncoding('text');

  static const known = [json, text];

  @override
  bool get isKnown => known.contains(this);

  static InputEncoding fromJson(Object? value, [Pointer at = Pointer.root]) =>
      InputEncoding(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static InputEncoding fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class LogLevel extends OpenWord {
  const LogLevel(super.value);

  static const debug = LogLevel('debug');
  static const info = LogLevel('info');
  static const warn = LogLevel('warn');
  static const error = LogLevel('error');

  static const known = [debug, info, warn, error];

  @override
  bool get isKnown => known.contains(this);

  static LogLevel fromJson(Object? value, [Pointer at = Pointer.root]) =>
      LogLevel(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static LogLevel fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Op extends OpenWord {
  const Op(super.value);

  static const add = Op('add');
  static const remove = Op('remove');
  static const replace = Op('replace');
  static const move = Op('move');
  static const copy = Op('copy');
  static const test = Op('test');

  static const known = [add, remove, replace, move, copy, test];

  @override
  bool get isKnown => known.contains(this);

  static Op fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Op(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Op fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class OutputHookStatus extends OpenWord {
  const OutputHookStatus(super.value);

  static const started = OutputHookStatus('started');
  static const completed = OutputHookStatus('completed');
  static const failed = OutputHookStatus('failed');

  static const known = [started, completed, failed];

  @override
  bool get isKnown => known.contains(this);

  static OutputHookStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      OutputHookStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static OutputHookStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum OutputStream implements Word {
  stdout('stdout'),
  stderr('stderr');

  const OutputStream(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static OutputStream fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class OutputSubagentStatus extends OpenWord {
  const OutputSubagentStatus(super.value);

  static const started = OutputSubagentStatus('started');
  static const completed = OutputSubagentStatus('completed');
  static const failed = OutputSubagentStatus('failed');

  static const known = [started, completed, failed];

  @override
  bool get isKnown => known.contains(this);

  static OutputSubagentStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      OutputSubagentStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static OutputSubagentStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum OutputToolCallStatus implements Word {
  started('started'),
  completed('completed'),
  failed('failed');

  const OutputToolCallStatus(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static OutputToolCallStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PermissionDecider extends OpenWord {
  const PermissionDecider(super.value);

  static const user = PermissionDecider('user');
  static const policy = PermissionDecider('policy');
  static const agent = PermissionDecider('agent');

  static const known = [user, policy, agent];

  @override
  bool get isKnown => known.contains(this);

  static PermissionDecider fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PermissionDecider(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PermissionDecider fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum PermissionDecision implements Word {
  allowed('allowed'),
  denied('denied');

  const PermissionDecision(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static PermissionDecision fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PermissionMode extends OpenWord {
  const PermissionMode(super.value);

  static const default_ = PermissionMode('default');
  static const acceptEdits = PermissionMode('accept_edits');
  static const bypass = PermissionMode('bypass');
  static const plan = PermissionMode('plan');
  static const ask = PermissionMode('ask');

  static const known = [default_, acceptEdits, bypass, plan, ask];

  @override
  bool get isKnown => known.contains(this);

  static PermissionMode fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PermissionMode(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PermissionMode fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PermissionOptionKind extends OpenWord {
  const PermissionOptionKind(super.value);

  static const allow = PermissionOptionKind('allow');
  static const allowSession = PermissionOptionKind('allowSession');
  static const allowRule = PermissionOptionKind('allowRule');
  static const deny = PermissionOptionKind('deny');
  static const denyAndStop = PermissionOptionKind('denyAndStop');

  static const known = [allow, allowSession, allowRule, deny, denyAndStop];

  @override
  bool get isKnown => known.contains(this);

  static PermissionOptionKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PermissionOptionKind(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PermissionOptionKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PermissionOutcome extends OpenWord {
  const PermissionOutcome(super.value);

  static const allowed = PermissionOutcome('allowed');
  static const denied = PermissionOutcome('denied');
  static const expired = PermissionOutcome('expired');
  static const cancelled = PermissionOutcome('cancelled');
  static const unknown = PermissionOutcome('unknown');

  static const known = [allowed, denied, expired, cancelled, unknown];

  @override
  bool get isKnown => known.contains(this);

  static PermissionOutcome fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PermissionOutcome(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PermissionOutcome fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PermissionTier extends OpenWord {
  const PermissionTier(super.value);

  static const dryRun = PermissionTier('dry-run');
  static const supervised = PermissionTier('supervised');
  static const autonomous = PermissionTier('autonomous');

  static const known = [dryRun, supervised, autonomous];

  @override
  bool get isKnown => known.contains(this);

  static PermissionTier fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PermissionTier(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PermissionTier fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Phase extends OpenWord {
  const Phase(super.value);

  static const commentary = Phase('commentary');
  static const finalAnswer = Phase('final_answer');

  static const known = [commentary, finalAnswer];

  @override
  bool get isKnown => known.contains(this);

  static Phase fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Phase(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Phase fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PlanPriority extends OpenWord {
  const PlanPriority(super.value);

  static const high = PlanPriority('high');
  static const medium = PlanPriority('medium');
  static const low = PlanPriority('low');

  static const known = [high, medium, low];

  @override
  bool get isKnown => known.contains(this);

  static PlanPriority fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PlanPriority(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PlanPriority fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class PlanStatus extends OpenWord {
  const PlanStatus(super.value);

  static const pending = PlanStatus('pending');
  static const inProgress = PlanStatus('inProgress');
  static const completed = PlanStatus('completed');
  static const cancelled = PlanStatus('cancelled');

  static const known = [pending, inProgress, completed, cancelled];

  @override
  bool get isKnown => known.contains(this);

  static PlanStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      PlanStatus(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static PlanStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Priority extends OpenWord {
  const Priority(super.value);

  static const high = Priority('high');
  static const medium = Priority('medium');
  static const low = Priority('low');

  static const known = [high, medium, low];

  @override
  bool get isKnown => known.contains(this);

  static Priority fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Priority(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Priority fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class QuestionOutcome extends OpenWord {
  const QuestionOutcome(super.value);

  static const answered = QuestionOutcome('answered');
  static const declined = QuestionOutcome('declined');
  static const expired = QuestionOutcome('expired');
  static const cancelled = QuestionOutcome('cancelled');
  static const unknown = QuestionOutcome('unknown');

  static const known = [answered, declined, expired, cancelled, unknown];

  @override
  bool get isKnown => known.contains(this);

  static QuestionOutcome fromJson(Object? value, [Pointer at = Pointer.root]) =>
      QuestionOutcome(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static QuestionOutcome fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class RateLimitUpdatedEventStatus extends OpenWord {
  const RateLimitUpdatedEventStatus(super.value);

  static const allowed = RateLimitUpdatedEventStatus('allowed');
  static const warning = RateLimitUpdatedEventStatus('warning');
  static const rejected = RateLimitUpdatedEventStatus('rejected');

  static const known = [allowed, warning, rejected];

  @override
  bool get isKnown => known.contains(this);

  static RateLimitUpdatedEventStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      RateLimitUpdatedEventStatus(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static RateLimitUpdatedEventStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Roles extends OpenWord {
  const Roles(super.value);

  static const gateway = Roles('gateway');
  static const worker = Roles('worker');

  static const known = [gateway, worker];

  @override
  bool get isKnown => known.contains(this);

  static Roles fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Roles(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Roles fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum RpcMode implements Word {
  auto('auto'),
  code('code'),
  plan('plan'),
  ask('ask');

  const RpcMode(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static RpcMode fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class SandboxMode extends OpenWord {
  const SandboxMode(super.value);

  static const readOnly = SandboxMode('readOnly');
  static const workspaceWrite = SandboxMode('workspaceWrite');
  static const none = SandboxMode('none');
  static const fullAccess = SandboxMode('fullAccess');

  static const known = [readOnly, workspaceWrite, none, fullAccess];

  @override
  bool get isKnown => known.contains(this);

  static SandboxMode fromJson(Object? value, [Pointer at = Pointer.root]) =>
      SandboxMode(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static SandboxMode fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Scopes extends OpenWord {
  const Scopes(super.value);

  static const run = Scopes('run');
  static const read = Scopes('read');
  static const answer = Scopes('answer');
  static const admin = Scopes('admin');

  static const known = [run, read, answer, admin];

  @override
  bool get isKnown => known.contains(this);

  static Scopes fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Scopes(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Scopes fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class SessionDetail extends OpenWord {
  const SessionDetail(super.value);

  static const maxTurns = SessionDetail('maxTurns');
  static const maxBudget = SessionDetail('maxBudget');
  static const interrupted = SessionDetail('interrupted');
  static const signal = SessionDetail('signal');
  static const idleTimeout = SessionDetail('idleTimeout');
  static const totalTimeout = SessionDetail('totalTimeout');
  static const spawn = SessionDetail('spawn');
  static const startup = SessionDetail('startup');
  static const protocol = SessionDetail('protocol');
  static const noResult = SessionDetail('noResult');
  static const denied = SessionDetail('denied');
  static const loop = SessionDetail('loop');
  static const hookStopped = SessionDetail('hookStopped');
  static const promptBlocked = SessionDetail('promptBlocked');
  static const toolDeferred = SessionDetail('toolDeferred');
  static const noStructuredOutput = SessionDetail('noStructuredOutput');
  static const noText = SessionDetail('noText');
  static const refusal = SessionDetail('refusal');
  static const gatewayRestart = SessionDetail('gatewayRestart');
  static const hostLost = SessionDetail('hostLost');
  static const homeGone = SessionDetail('homeGone');
  static const runMoved = SessionDetail('runMoved');
  static const outputTruncated = SessionDetail('outputTruncated');
  static const other = SessionDetail('other');

  static const known = [maxTurns, maxBudget, interrupted, signal, idleTimeout, totalTimeout, spawn, startup, protocol, noResult, denied, loop, hookStopped, promptBlocked, toolDeferred, noStructuredOutput, noText, refusal, gatewayRestart, hostLost, homeGone, runMoved, outputTruncated, other];

  @override
  bool get isKnown => known.contains(this);

  static SessionDetail fromJson(Object? value, [Pointer at = Pointer.root]) =>
      SessionDetail(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static SessionDetail fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum SessionEndReason implements Word {
  completed('completed'),
  failed('failed'),
  cancelled('cancelled'),
  timeout('timeout');

  const SessionEndReason(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static SessionEndReason fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class SessionState extends OpenWord {
  const SessionState(super.value);

  static const queued = SessionState('queued');
  static const running = SessionState('running');
  static const done = SessionState('done');
  static const failed = SessionState('failed');
  static const cancelled = SessionState('cancelled');

  static const known = [queued, running, done, failed, cancelled];

  @override
  bool get isKnown => known.contains(this);

  static SessionState fromJson(Object? value, [Pointer at = Pointer.root]) =>
      SessionState(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static SessionState fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Severity extends OpenWord {
  const Severity(super.value);

  static const info = Severity('info');
  static const warning = Severity('warning');
  static const error = Severity('error');

  static const known = [info, warning, error];

  @override
  bool get isKnown => known.contains(this);

  static Severity fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Severity(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Severity fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class Source extends OpenWord {
  const Source(super.value);

  static const agentEstimate = Source('agent-estimate');

  static const known = [agentEstimate];

  @override
  bool get isKnown => known.contains(this);

  static Source fromJson(Object? value, [Pointer at = Pointer.root]) =>
      Source(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static Source fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class State extends OpenWord {
  const State(super.value);

  static const active = State('active');
  static const failing = State('failing');
  static const disabled = State('disabled');

  static const known = [active, failing, disabled];

  @override
  bool get isKnown => known.contains(this);

  static State fromJson(Object? value, [Pointer at = Pointer.root]) =>
      State(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static State fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class StreamSystemSubtype extends OpenWord {
  const StreamSystemSubtype(super.value);

  static const init = StreamSystemSubtype('init');

  static const known = [init];

  @override
  bool get isKnown => known.contains(this);

  static StreamSystemSubtype fromJson(Object? value, [Pointer at = Pointer.root]) =>
      StreamSystemSubtype(Decode.text(value, at));

  /// Refuses words that are not in the list.
  static StreamSystemSubtype fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class TaskKind extends OpenWord {
  const TaskKind(super.value);

  static const shell = TaskKind('shell');
  static const agent = TaskKind('agent');
  static const other = TaskKind('other');

  static const known = [shell, agent, other];

  @override
  bool get isKnown => known.contains(this);

  static TaskKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      TaskKind(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static TaskKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ThinkingKind extends OpenWord {
  const ThinkingKind(super.value);

  static const summary = ThinkingKind('summary');
  static const raw = ThinkingKind('raw');

  static const known = [summary, raw];

  @override
  bool get isKnown => known.contains(this);

  static ThinkingKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ThinkingKind(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ThinkingKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ToolFailureReason extends OpenWord {
  const ToolFailureReason(super.value);

  static const denied = ToolFailureReason('denied');
  static const cancelled = ToolFailureReason('cancelled');
  static const notRun = ToolFailureReason('notRun');
  static const error = ToolFailureReason('error');

  static const known = [denied, cancelled, notRun, error];

  @override
  bool get isKnown => known.contains(this);

  static ToolFailureReason fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ToolFailureReason(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ToolFailureReason fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class ToolKind extends OpenWord {
  const ToolKind(super.value);

  static const execute = ToolKind('execute');
  static const read = ToolKind('read');
  static const edit = ToolKind('edit');
  static const delete = ToolKind('delete');
  static const move = ToolKind('move');
  static const search = ToolKind('search');
  static const fetch = ToolKind('fetch');
  static const think = ToolKind('think');
  static const agent = ToolKind('agent');
  static const mcp = ToolKind('mcp');
  static const question = ToolKind('question');
  static const other = ToolKind('other');

  static const known = [execute, read, edit, delete, move, search, fetch, think, agent, mcp, question, other];

  @override
  bool get isKnown => known.contains(this);

  static ToolKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      ToolKind(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static ToolKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class TurnTrigger extends OpenWord {
  const TurnTrigger(super.value);

  static const user = TurnTrigger('user');
  static const task = TurnTrigger('task');
  static const queue = TurnTrigger('queue');
  static const command = TurnTrigger('command');

  static const known = [user, task, queue, command];

  @override
  bool get isKnown => known.contains(this);

  static TurnTrigger fromJson(Object? value, [Pointer at = Pointer.root]) =>
      TurnTrigger(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static TurnTrigger fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// A closed list: other words are refused.
enum UesDonePayloadStatus implements Word {
  success('success'),
  error('error'),
  interrupted('interrupted'),
  maxTurns('max_turns'),
  maxBudget('max_budget');

  const UesDonePayloadStatus(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static UesDonePayloadStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// A closed list: other words are refused.
enum UesToolResultPayloadStatus implements Word {
  success('success'),
  error('error'),
  denied('denied');

  const UesToolResultPayloadStatus(this.value);

  @override
  final String value;

  @override
  bool get isKnown => true;

  /// Refuses words that are not in the list.
  static UesToolResultPayloadStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(values, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class UsageCompleteness extends OpenWord {
  const UsageCompleteness(super.value);

  static const reported = UsageCompleteness('reported');
  static const partial = UsageCompleteness('partial');
  static const unknown = UsageCompleteness('unknown');

  static const known = [reported, partial, unknown];

  @override
  bool get isKnown => known.contains(this);

  static UsageCompleteness fromJson(Object? value, [Pointer at = Pointer.root]) =>
      UsageCompleteness(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static UsageCompleteness fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class UsageScope extends OpenWord {
  const UsageScope(super.value);

  static const message = UsageScope('message');
  static const turn = UsageScope('turn');
  static const session = UsageScope('session');

  static const known = [message, turn, session];

  @override
  bool get isKnown => known.contains(this);

  static UsageScope fromJson(Object? value, [Pointer at = Pointer.root]) =>
      UsageScope(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static UsageScope fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class UserMessageKind extends OpenWord {
  const UserMessageKind(super.value);

  static const prompt = UserMessageKind('prompt');
  static const steer = UserMessageKind('steer');
  static const review = UserMessageKind('review');

  static const known = [prompt, steer, review];

  @override
  bool get isKnown => known.contains(this);

  static UserMessageKind fromJson(Object? value, [Pointer at = Pointer.root]) =>
      UserMessageKind(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static UserMessageKind fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}

/// The words that this version knows; any other word is kept as it came.
final class VersionStatus extends OpenWord {
  const VersionStatus(super.value);

  static const tested = VersionStatus('tested');
  static const untested = VersionStatus('untested');

  static const known = [tested, untested];

  @override
  bool get isKnown => known.contains(this);

  static VersionStatus fromJson(Object? value, [Pointer at = Pointer.root]) =>
      VersionStatus(Decode.word(value, at));

  /// Refuses words that are not in the list.
  static VersionStatus fromKnown(Object? value, [Pointer at = Pointer.root]) =>
      Decode.knownWord(known, value, at);
}
