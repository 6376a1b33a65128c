// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Unified events.

import '../json.dart';
import 'words.dart';

/// A string, or a list of string.
sealed class StringOrStringList implements Encodable {
  const StringOrStringList();

  static StringOrStringList fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrStringListOfString(Decode.text(value, at)),
      List<Object?> _ => StringOrStringListOfStringList(Decode.listOf(Decode.text)(value, at)),
      _ => throw Decode.expected('string or array', value, at),
    };
  }
}

final class StringOrStringListOfString extends StringOrStringList {
  const StringOrStringListOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrStringListOfStringList extends StringOrStringList {
  const StringOrStringListOfStringList(this.value);

  final List<String> value;

  @override
  Object? toJson() => Encode.of(value);
}

/// The configuration of a run, which may be stricter than the requested one.
final class SessionConfig implements Model {
  const SessionConfig({
    this.agentType,
    this.projectId,
    this.cwd,
    this.model,
    this.approvalMode,
    this.sandboxMode,
    this.permissionTier,
    this.permissionMode,
    this.allowedTools,
    this.autoApproveTools,
    this.disallowedTools,
    this.maxTurns,
    this.maxBudgetUsd,
    this.protocol,
    this.capped,
    this.notGuaranteed,
    this.extra = const {},
  });

  final String? agentType;

  /// The caller's name of the project.
  final String? projectId;

  /// The working directory; it must lie in an allowed workspace.
  final String? cwd;

  /// The vendor's name of the model.
  final String? model;

  /// Which actions need approval, from the strictest to the loosest. `ask`:
  /// every tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are
  /// approved; `autoAll`: everything is approved.
  final ApprovalMode? approvalMode;

  /// From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`:
  /// the agent adds no sandbox; `fullAccess`: the agent is asked to use none.
  final SandboxMode? sandboxMode;

  /// A preset, from the strictest to the loosest: dry-run = ask + readOnly,
  /// supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
  final PermissionTier? permissionTier;

  /// A preset: default = the agent's own, accept_edits = autoEdit, bypass =
  /// autoAll, plan = ask + readOnly, ask = ask.
  final PermissionMode? permissionMode;

  /// Only these tools exist. Native names, or `kind:<toolKind>`.
  final List<String>? allowedTools;

  /// These tools need no approval. Native names, or `kind:<toolKind>`.
  final List<String>? autoApproveTools;

  /// These tools do not exist. Native names, or `kind:<toolKind>`.
  final List<String>? disallowedTools;

  /// The maximum number of turns of the model.
  final int? maxTurns;

  /// The maximum cost, in US dollars.
  final double? maxBudgetUsd;

  /// The protocol to use with the agent; chosen by the request's needs when
  /// absent.
  final String? protocol;

  /// The fields that were lowered to the server's cap, by name.
  final List<String>? capped;

  /// The guarantees that are missing in this configuration, in words.
  final List<String>? notGuaranteed;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionConfig fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionConfig(
      agentType: input.optional('agentType', Decode.text),
      projectId: input.optional('projectId', Decode.text),
      cwd: input.optional('cwd', Decode.text),
      model: input.optional('model', Decode.text),
      approvalMode: input.optional('approvalMode', ApprovalMode.fromKnown),
      sandboxMode: input.optional('sandboxMode', SandboxMode.fromKnown),
      permissionTier: input.optional('permissionTier', PermissionTier.fromJson),
      permissionMode: input.optional('permissionMode', PermissionMode.fromJson),
      allowedTools: input.optional('allowedTools', Decode.listOf(Decode.text)),
      autoApproveTools: input.optional('autoApproveTools', Decode.listOf(Decode.text)),
      disallowedTools: input.optional('disallowedTools', Decode.listOf(Decode.text)),
      maxTurns: input.optional('maxTurns', Decode.integer(1, 1000)),
      maxBudgetUsd: input.optional('maxBudgetUsd', Decode.number(above: 0)),
      protocol: input.optional('protocol', Decode.text),
      capped: input.optional('capped', Decode.listOf(Decode.text)),
      notGuaranteed: input.optional('notGuaranteed', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (projectId != null) 'projectId': Encode.of(projectId),
    if (cwd != null) 'cwd': Encode.of(cwd),
    if (model != null) 'model': Encode.of(model),
    if (approvalMode != null) 'approvalMode': Encode.of(approvalMode),
    if (sandboxMode != null) 'sandboxMode': Encode.of(sandboxMode),
    if (permissionTier != null) 'permissionTier': Encode.of(permissionTier),
    if (permissionMode != null) 'permissionMode': Encode.of(permissionMode),
    if (allowedTools != null) 'allowedTools': Encode.of(allowedTools),
    if (autoApproveTools != null) 'autoApproveTools': Encode.of(autoApproveTools),
    if (disallowedTools != null) 'disallowedTools': Encode.of(disallowedTools),
    if (maxTurns != null) 'maxTurns': Encode.of(maxTurns),
    if (maxBudgetUsd != null) 'maxBudgetUsd': Encode.of(maxBudgetUsd),
    if (protocol != null) 'protocol': Encode.of(protocol),
    if (capped != null) 'capped': Encode.of(capped),
    if (notGuaranteed != null) 'notGuaranteed': Encode.of(notGuaranteed),
  };
}

/// The native line that an event came from.
final class Origin implements Model {
  const Origin({
    this.line,
    this.type,
    this.timestamp,
    this.extra = const {},
  });

  /// Its number on the CLI's standard output, from 1.
  final int? line;

  /// Its type, in the vendor's words.
  final String? type;

  /// Its own time, if it has one.
  final String? timestamp;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Origin fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Origin(
      line: input.optional('line', Decode.integer(1, 9007199254740991)),
      type: input.optional('type', Decode.text),
      timestamp: input.optional('timestamp', Decode.timestamp),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (line != null) 'line': Encode.of(line),
    if (type != null) 'type': Encode.of(type),
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
  };
}

/// A run started. The first event of every run; facts learnt later come as
/// `sessionUpdated`.
final class SessionStartedEvent implements KnownEvent {
  const SessionStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.agentType,
    this.schemaVersion,
    this.protocol,
    this.model,
    this.cwd,
    this.tools,
    this.nativeSessionId,
    this.agentVersion,
    this.capabilities,
    this.versionStatus,
    this.config,
    this.resumed,
    this.seq,
    this.run,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'sessionStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The agent that runs.
  final AgentType agentType;

  /// The version of these schemas. Always sent.
  final String? schemaVersion;

  /// The protocol spoken with the agent.
  final String? protocol;

  /// The vendor's name of the model.
  final String? model;

  /// The agent's working directory.
  final String? cwd;

  /// The tools that the agent reports.
  final List<String>? tools;

  /// The vendor's id of the conversation, to resume it with.
  final String? nativeSessionId;

  /// The version of the CLI.
  final String? agentVersion;

  /// The capabilities that the agent reports, in its own words.
  final Map<String, Object?>? capabilities;

  /// Whether this version of the CLI was tested.
  final VersionStatus? versionStatus;

  final SessionConfig? config;

  /// The run resumes an earlier conversation.
  final bool? resumed;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'sessionStarted');
    final decoded = SessionStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      agentType: input.required('agentType', AgentType.fromJson),
      schemaVersion: input.optional('schemaVersion', Decode.text),
      protocol: input.optional('protocol', Decode.text),
      model: input.optional('model', Decode.text),
      cwd: input.optional('cwd', Decode.text),
      tools: input.optional('tools', Decode.listOf(Decode.text)),
      nativeSessionId: input.optional('nativeSessionId', Decode.text),
      agentVersion: input.optional('agentVersion', Decode.text),
      capabilities: input.optional('capabilities', Decode.objectValue),
      versionStatus: input.optional('versionStatus', VersionStatus.fromJson),
      config: input.optional('config', SessionConfig.fromJson),
      resumed: input.optional('resumed', Decode.boolean),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'sessionStarted',
    'agentType': Encode.of(agentType),
    if (schemaVersion != null) 'schemaVersion': Encode.of(schemaVersion),
    if (protocol != null) 'protocol': Encode.of(protocol),
    if (model != null) 'model': Encode.of(model),
    if (cwd != null) 'cwd': Encode.of(cwd),
    if (tools != null) 'tools': Encode.of(tools),
    if (nativeSessionId != null) 'nativeSessionId': Encode.of(nativeSessionId),
    if (agentVersion != null) 'agentVersion': Encode.of(agentVersion),
    if (capabilities != null) 'capabilities': Encode.of(capabilities),
    if (versionStatus != null) 'versionStatus': Encode.of(versionStatus),
    if (config != null) 'config': Encode.of(config),
    if (resumed != null) 'resumed': Encode.of(resumed),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// Facts about the session were learnt or changed.
final class SessionUpdatedEvent implements KnownEvent {
  const SessionUpdatedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    this.model,
    this.cwd,
    this.tools,
    this.nativeSessionId,
    this.agentVersion,
    this.capabilities,
    this.approvalMode,
    this.contextCleared,
    this.reason,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'sessionUpdated';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The vendor's name of the model.
  final String? model;

  /// The agent's working directory.
  final String? cwd;

  /// The tools that the agent reports.
  final List<String>? tools;

  /// The vendor's id of the conversation, to resume it with.
  final String? nativeSessionId;

  /// The version of the CLI.
  final String? agentVersion;

  /// The capabilities that the agent reports, in its own words.
  final Map<String, Object?>? capabilities;

  /// The current mode of the agent.
  final ApprovalMode? approvalMode;

  /// The agent has forgotten the conversation so far.
  final bool? contextCleared;

  /// The cause, if the vendor reports it.
  final String? reason;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionUpdatedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'sessionUpdated');
    final decoded = SessionUpdatedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      model: input.optional('model', Decode.text),
      cwd: input.optional('cwd', Decode.text),
      tools: input.optional('tools', Decode.listOf(Decode.text)),
      nativeSessionId: input.optional('nativeSessionId', Decode.text),
      agentVersion: input.optional('agentVersion', Decode.text),
      capabilities: input.optional('capabilities', Decode.objectValue),
      approvalMode: input.optional('approvalMode', ApprovalMode.fromJson),
      contextCleared: input.optional('contextCleared', Decode.boolean),
      reason: input.optional('reason', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'sessionUpdated',
    if (model != null) 'model': Encode.of(model),
    if (cwd != null) 'cwd': Encode.of(cwd),
    if (tools != null) 'tools': Encode.of(tools),
    if (nativeSessionId != null) 'nativeSessionId': Encode.of(nativeSessionId),
    if (agentVersion != null) 'agentVersion': Encode.of(agentVersion),
    if (capabilities != null) 'capabilities': Encode.of(capabilities),
    if (approvalMode != null) 'approvalMode': Encode.of(approvalMode),
    if (contextCleared != null) 'contextCleared': Encode.of(contextCleared),
    if (reason != null) 'reason': Encode.of(reason),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// Tokens, counted in the same way for every agent: parts never exceed the
/// whole. If completeness is `unknown`, the numbers are 0 and have no meaning.
final class TokenUsage implements Model {
  const TokenUsage({
    required this.inputTokens,
    required this.outputTokens,
    required this.totalTokens,
    this.cachedTokens,
    this.cacheWriteTokens,
    this.reasoningTokens,
    this.completeness,
    this.extra = const {},
  });

  /// All input, cached or not.
  final int inputTokens;

  /// All output, reasoning included.
  final int outputTokens;

  /// inputTokens + outputTokens.
  final int totalTokens;

  /// The part of inputTokens that was read from a cache.
  final int? cachedTokens;

  /// The part of inputTokens that was written to a cache.
  final int? cacheWriteTokens;

  /// The part of outputTokens that was reasoning.
  final int? reasoningTokens;

  /// `reported` (also when absent): the vendor's own total. `partial`: some
  /// calls are not counted. `unknown`: skip it when adding or showing.
  final UsageCompleteness? completeness;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TokenUsage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = TokenUsage(
      inputTokens: input.required('inputTokens', Decode.integer(0, 9007199254740991)),
      outputTokens: input.required('outputTokens', Decode.integer(0, 9007199254740991)),
      totalTokens: input.required('totalTokens', Decode.integer(0, 9007199254740991)),
      cachedTokens: input.optional('cachedTokens', Decode.integer(0, 9007199254740991)),
      cacheWriteTokens: input.optional('cacheWriteTokens', Decode.integer(0, 9007199254740991)),
      reasoningTokens: input.optional('reasoningTokens', Decode.integer(0, 9007199254740991)),
      completeness: input.optional('completeness', UsageCompleteness.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'inputTokens': Encode.of(inputTokens),
    'outputTokens': Encode.of(outputTokens),
    'totalTokens': Encode.of(totalTokens),
    if (cachedTokens != null) 'cachedTokens': Encode.of(cachedTokens),
    if (cacheWriteTokens != null) 'cacheWriteTokens': Encode.of(cacheWriteTokens),
    if (reasoningTokens != null) 'reasoningTokens': Encode.of(reasoningTokens),
    if (completeness != null) 'completeness': Encode.of(completeness),
  };
}

/// An action that the agent was denied.
final class PermissionDenial implements Model {
  const PermissionDenial({
    this.toolId,
    this.toolName,
    this.message,
    this.source,
    this.extra = const {},
  });

  final String? toolId;

  final String? toolName;

  final String? message;

  /// The source of the denial.
  final DenialSource? source;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionDenial fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = PermissionDenial(
      toolId: input.optional('toolId', Decode.text),
      toolName: input.optional('toolName', Decode.text),
      message: input.optional('message', Decode.text),
      source: input.optional('source', DenialSource.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (toolName != null) 'toolName': Encode.of(toolName),
    if (message != null) 'message': Encode.of(message),
    if (source != null) 'source': Encode.of(source),
  };
}

/// A run ended. The last event of every run, in every case.
final class SessionEndedEvent implements KnownEvent {
  const SessionEndedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.reason,
    this.detail,
    this.error,
    this.errorCode,
    this.exitCode,
    this.signal,
    this.exitCause,
    this.durationMs,
    this.usage,
    this.costUsd,
    this.costSource,
    this.permissionDenials,
    this.nativeSessionId,
    this.result,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'sessionEnded';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// How the run ended. `completed` only if it succeeded.
  final SessionEndReason reason;

  /// How the run ended, in detail.
  final SessionDetail? detail;

  /// What went wrong, in words.
  final String? error;

  /// The cause, with the same words for every agent.
  final ErrorCode? errorCode;

  /// The exit code of the CLI.
  final int? exitCode;

  /// The signal that ended the CLI, as `SIGTERM`.
  final String? signal;

  /// Explains an exit code other than 0, or a signal, of a completed run.
  /// `hostEnded`: the host ended the process after its result. `vendorCode`:
  /// the vendor uses this code or signal for successful runs.
  final ExitCause? exitCause;

  final int? durationMs;

  /// Of this run: the sum of its turns.
  final TokenUsage? usage;

  /// Of this run.
  final double? costUsd;

  final CostSource? costSource;

  final List<PermissionDenial>? permissionDenials;

  /// The id to resume the conversation with.
  final String? nativeSessionId;

  /// The agent's final answer, if the vendor repeats it.
  final String? result;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionEndedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'sessionEnded');
    final decoded = SessionEndedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      reason: input.required('reason', SessionEndReason.fromKnown),
      detail: input.optional('detail', SessionDetail.fromJson),
      error: input.optional('error', Decode.text),
      errorCode: input.optional('errorCode', ErrorCode.fromJson),
      exitCode: input.optional('exitCode', Decode.integer(-9007199254740991, 9007199254740991)),
      signal: input.optional('signal', Decode.text),
      exitCause: input.optional('exitCause', ExitCause.fromJson),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      usage: input.optional('usage', TokenUsage.fromJson),
      costUsd: input.optional('costUsd', Decode.number(minimum: 0)),
      costSource: input.optional('costSource', CostSource.fromJson),
      permissionDenials: input.optional('permissionDenials', Decode.listOf(PermissionDenial.fromJson)),
      nativeSessionId: input.optional('nativeSessionId', Decode.text),
      result: input.optional('result', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'sessionEnded',
    'reason': Encode.of(reason),
    if (detail != null) 'detail': Encode.of(detail),
    if (error != null) 'error': Encode.of(error),
    if (errorCode != null) 'errorCode': Encode.of(errorCode),
    if (exitCode != null) 'exitCode': Encode.of(exitCode),
    if (signal != null) 'signal': Encode.of(signal),
    if (exitCause != null) 'exitCause': Encode.of(exitCause),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
    if (usage != null) 'usage': Encode.of(usage),
    if (costUsd != null) 'costUsd': Encode.of(costUsd),
    if (costSource != null) 'costSource': Encode.of(costSource),
    if (permissionDenials != null) 'permissionDenials': Encode.of(permissionDenials),
    if (nativeSessionId != null) 'nativeSessionId': Encode.of(nativeSessionId),
    if (result != null) 'result': Encode.of(result),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A turn started: one prompt, until the agent is done with it.
final class TurnStartedEvent implements KnownEvent {
  const TurnStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.turnNumber,
    this.prompt,
    this.trigger,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'turnStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// From 1, counted over all runs of a session.
  final int turnNumber;

  final String? prompt;

  /// What started it: a prompt, a background task that ended, a queued prompt,
  /// a slash command.
  final TurnTrigger? trigger;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TurnStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'turnStarted');
    final decoded = TurnStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      turnNumber: input.required('turnNumber', Decode.integer(1, 9007199254740991)),
      prompt: input.optional('prompt', Decode.text),
      trigger: input.optional('trigger', TurnTrigger.fromJson),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'turnStarted',
    'turnNumber': Encode.of(turnNumber),
    if (prompt != null) 'prompt': Encode.of(prompt),
    if (trigger != null) 'trigger': Encode.of(trigger),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A message of the user, as repeated by the agent.
final class UserMessageEvent implements KnownEvent {
  const UserMessageEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.content,
    this.kind,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'userMessage';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String content;

  /// `steer`: sent during a turn.
  final UserMessageKind? kind;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UserMessageEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'userMessage');
    final decoded = UserMessageEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      content: input.required('content', Decode.text),
      kind: input.optional('kind', UserMessageKind.fromJson),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'userMessage',
    'content': Encode.of(content),
    if (kind != null) 'kind': Encode.of(kind),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A turn succeeded.
final class TurnCompletedEvent implements KnownEvent {
  const TurnCompletedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.turnNumber,
    required this.usage,
    this.durationMs,
    this.result,
    this.stopReason,
    this.terminalReason,
    this.structuredOutput,
    this.costUsd,
    this.costSource,
    this.usageByModel,
    this.permissionDenials,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'turnCompleted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// From 1, counted over all runs of a session.
  final int turnNumber;

  /// Of this turn, sub-agents included.
  final TokenUsage usage;

  final int? durationMs;

  /// The final answer, if the vendor repeats it.
  final String? result;

  /// Why the model stopped, in the vendor's words.
  final String? stopReason;

  /// Why the turn ended, in the vendor's words.
  final String? terminalReason;

  /// The answer to `outputSchema`.
  final Object? structuredOutput;

  /// Of this turn; only if it was reported.
  final double? costUsd;

  final CostSource? costSource;

  final Map<String, TokenUsage>? usageByModel;

  final List<PermissionDenial>? permissionDenials;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TurnCompletedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'turnCompleted');
    final decoded = TurnCompletedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      turnNumber: input.required('turnNumber', Decode.integer(1, 9007199254740991)),
      usage: input.required('usage', TokenUsage.fromJson),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      result: input.optional('result', Decode.text),
      stopReason: input.optional('stopReason', Decode.text),
      terminalReason: input.optional('terminalReason', Decode.text),
      structuredOutput: input.optionalOrNull('structuredOutput', Decode.anyValue),
      costUsd: input.optional('costUsd', Decode.number(minimum: 0)),
      costSource: input.optional('costSource', CostSource.fromJson),
      usageByModel: input.optional('usageByModel', Decode.mapOf(TokenUsage.fromJson)),
      permissionDenials: input.optional('permissionDenials', Decode.listOf(PermissionDenial.fromJson)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'turnCompleted',
    'turnNumber': Encode.of(turnNumber),
    'usage': Encode.of(usage),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
    if (result != null) 'result': Encode.of(result),
    if (stopReason != null) 'stopReason': Encode.of(stopReason),
    if (terminalReason != null) 'terminalReason': Encode.of(terminalReason),
    if (structuredOutput != null) 'structuredOutput': Encode.of(structuredOutput),
    if (costUsd != null) 'costUsd': Encode.of(costUsd),
    if (costSource != null) 'costSource': Encode.of(costSource),
    if (usageByModel != null) 'usageByModel': Encode.of(usageByModel),
    if (permissionDenials != null) 'permissionDenials': Encode.of(permissionDenials),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A turn failed, or was cut off.
final class TurnFailedEvent implements KnownEvent {
  const TurnFailedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.turnNumber,
    required this.error,
    required this.errorCode,
    this.usage,
    this.durationMs,
    this.result,
    this.stopReason,
    this.terminalReason,
    this.structuredOutput,
    this.costUsd,
    this.costSource,
    this.usageByModel,
    this.permissionDenials,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'turnFailed';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// From 1, counted over all runs of a session.
  final int turnNumber;

  /// What went wrong, in words.
  final String error;

  /// The cause, with the same words for every agent.
  final ErrorCode errorCode;

  final TokenUsage? usage;

  final int? durationMs;

  /// The final answer, if the vendor repeats it.
  final String? result;

  /// Why the model stopped, in the vendor's words.
  final String? stopReason;

  /// Why the turn ended, in the vendor's words.
  final String? terminalReason;

  /// The answer to `outputSchema`.
  final Object? structuredOutput;

  /// Of this turn; only if it was reported.
  final double? costUsd;

  final CostSource? costSource;

  final Map<String, TokenUsage>? usageByModel;

  final List<PermissionDenial>? permissionDenials;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TurnFailedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'turnFailed');
    final decoded = TurnFailedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      turnNumber: input.required('turnNumber', Decode.integer(1, 9007199254740991)),
      error: input.required('error', Decode.text),
      errorCode: input.required('errorCode', ErrorCode.fromJson),
      usage: input.optional('usage', TokenUsage.fromJson),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      result: input.optional('result', Decode.text),
      stopReason: input.optional('stopReason', Decode.text),
      terminalReason: input.optional('terminalReason', Decode.text),
      structuredOutput: input.optionalOrNull('structuredOutput', Decode.anyValue),
      costUsd: input.optional('costUsd', Decode.number(minimum: 0)),
      costSource: input.optional('costSource', CostSource.fromJson),
      usageByModel: input.optional('usageByModel', Decode.mapOf(TokenUsage.fromJson)),
      permissionDenials: input.optional('permissionDenials', Decode.listOf(PermissionDenial.fromJson)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'turnFailed',
    'turnNumber': Encode.of(turnNumber),
    'error': Encode.of(error),
    'errorCode': Encode.of(errorCode),
    if (usage != null) 'usage': Encode.of(usage),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
    if (result != null) 'result': Encode.of(result),
    if (stopReason != null) 'stopReason': Encode.of(stopReason),
    if (terminalReason != null) 'terminalReason': Encode.of(terminalReason),
    if (structuredOutput != null) 'structuredOutput': Encode.of(structuredOutput),
    if (costUsd != null) 'costUsd': Encode.of(costUsd),
    if (costSource != null) 'costSource': Encode.of(costSource),
    if (usageByModel != null) 'usageByModel': Encode.of(usageByModel),
    if (permissionDenials != null) 'permissionDenials': Encode.of(permissionDenials),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A view of the usage so far. Must not be added up.
final class UsageReportedEvent implements KnownEvent {
  const UsageReportedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.usage,
    required this.scope,
    this.model,
    this.costUsd,
    this.contextWindow,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'usageReported';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final TokenUsage usage;

  final UsageScope scope;

  final String? model;

  final double? costUsd;

  /// The size of the model's context, in tokens.
  final int? contextWindow;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UsageReportedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'usageReported');
    final decoded = UsageReportedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      usage: input.required('usage', TokenUsage.fromJson),
      scope: input.required('scope', UsageScope.fromJson),
      model: input.optional('model', Decode.text),
      costUsd: input.optional('costUsd', Decode.number(minimum: 0)),
      contextWindow: input.optional('contextWindow', Decode.integer(0, 9007199254740991)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'usageReported',
    'usage': Encode.of(usage),
    'scope': Encode.of(scope),
    if (model != null) 'model': Encode.of(model),
    if (costUsd != null) 'costUsd': Encode.of(costUsd),
    if (contextWindow != null) 'contextWindow': Encode.of(contextWindow),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// The agent shortened its memory of the conversation.
final class ContextCompactedEvent implements KnownEvent {
  const ContextCompactedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.phase,
    this.trigger,
    this.tokensBefore,
    this.tokensAfter,
    this.error,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'contextCompacted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final CompactionPhase phase;

  final ContextCompactedEventTrigger? trigger;

  final int? tokensBefore;

  final int? tokensAfter;

  final String? error;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ContextCompactedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'contextCompacted');
    final decoded = ContextCompactedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      phase: input.required('phase', CompactionPhase.fromJson),
      trigger: input.optional('trigger', ContextCompactedEventTrigger.fromJson),
      tokensBefore: input.optional('tokensBefore', Decode.integer(0, 9007199254740991)),
      tokensAfter: input.optional('tokensAfter', Decode.integer(0, 9007199254740991)),
      error: input.optional('error', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'contextCompacted',
    'phase': Encode.of(phase),
    if (trigger != null) 'trigger': Encode.of(trigger),
    if (tokensBefore != null) 'tokensBefore': Encode.of(tokensBefore),
    if (tokensAfter != null) 'tokensAfter': Encode.of(tokensAfter),
    if (error != null) 'error': Encode.of(error),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A piece of the agent's text.
final class TextChunkEvent implements KnownEvent {
  const TextChunkEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.content,
    this.isComplete,
    this.text,
    this.blockId,
    this.messageId,
    this.phase,
    this.local,
    this.interrupted,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'textChunk';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The new part of the text; the contents of a block concatenate to its text.
  final String content;

  /// The block is closed by this chunk. Absent: false.
  final bool? isComplete;

  /// The whole text of the block; only on its closing chunk.
  final String? text;

  /// The id of the block; always sent by us.
  final String? blockId;

  /// The vendor's id of the message.
  final String? messageId;

  /// The purpose of the text, in the vendor's words.
  final Phase? phase;

  /// Written by the CLI itself, not by a model.
  final bool? local;

  /// The block was cut off: its text is incomplete.
  final bool? interrupted;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TextChunkEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'textChunk');
    final decoded = TextChunkEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      content: input.required('content', Decode.text),
      isComplete: input.optional('isComplete', Decode.boolean),
      text: input.optional('text', Decode.text),
      blockId: input.optional('blockId', Decode.text),
      messageId: input.optional('messageId', Decode.text),
      phase: input.optional('phase', Phase.fromJson),
      local: input.optional('local', Decode.boolean),
      interrupted: input.optional('interrupted', Decode.boolean),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'textChunk',
    'content': Encode.of(content),
    if (isComplete != null) 'isComplete': Encode.of(isComplete),
    if (text != null) 'text': Encode.of(text),
    if (blockId != null) 'blockId': Encode.of(blockId),
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (phase != null) 'phase': Encode.of(phase),
    if (local != null) 'local': Encode.of(local),
    if (interrupted != null) 'interrupted': Encode.of(interrupted),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A piece of the agent's thoughts.
final class ThinkingChunkEvent implements KnownEvent {
  const ThinkingChunkEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.content,
    this.isComplete,
    this.text,
    this.blockId,
    this.messageId,
    this.kind,
    this.redacted,
    this.interrupted,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'thinkingChunk';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The new part of the text; the contents of a block concatenate to its text.
  final String content;

  /// The block is closed by this chunk. Absent: false.
  final bool? isComplete;

  /// The whole text of the block; only on its closing chunk.
  final String? text;

  /// The id of the block; always sent by us.
  final String? blockId;

  /// The vendor's id of the message.
  final String? messageId;

  final ThinkingKind? kind;

  /// The vendor does not show these thoughts.
  final bool? redacted;

  /// The block was cut off: its text is incomplete.
  final bool? interrupted;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ThinkingChunkEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'thinkingChunk');
    final decoded = ThinkingChunkEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      content: input.required('content', Decode.text),
      isComplete: input.optional('isComplete', Decode.boolean),
      text: input.optional('text', Decode.text),
      blockId: input.optional('blockId', Decode.text),
      messageId: input.optional('messageId', Decode.text),
      kind: input.optional('kind', ThinkingKind.fromJson),
      redacted: input.optional('redacted', Decode.boolean),
      interrupted: input.optional('interrupted', Decode.boolean),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'thinkingChunk',
    'content': Encode.of(content),
    if (isComplete != null) 'isComplete': Encode.of(isComplete),
    if (text != null) 'text': Encode.of(text),
    if (blockId != null) 'blockId': Encode.of(blockId),
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (kind != null) 'kind': Encode.of(kind),
    if (redacted != null) 'redacted': Encode.of(redacted),
    if (interrupted != null) 'interrupted': Encode.of(interrupted),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A block is void; readers must discard its chunks.
final class BlockDiscardedEvent implements KnownEvent {
  const BlockDiscardedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.blockId,
    this.reason,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'blockDiscarded';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// A block, or the toolId of a tool whose input streamed but that never
  /// started.
  final String blockId;

  /// `retried`: the request was repeated. `superseded`: another text replaces
  /// it.
  final DiscardReason? reason;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static BlockDiscardedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'blockDiscarded');
    final decoded = BlockDiscardedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      blockId: input.required('blockId', Decode.text),
      reason: input.optional('reason', DiscardReason.fromJson),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'blockDiscarded',
    'blockId': Encode.of(blockId),
    if (reason != null) 'reason': Encode.of(reason),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A piece of the input of a tool that has not started.
final class ToolInputChunkEvent implements KnownEvent {
  const ToolInputChunkEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.toolId,
    required this.content,
    this.toolName,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'toolInputChunk';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the call; unique in the session.
  final String toolId;

  /// The next piece of JSON text.
  final String content;

  /// The tool, in the vendor's words.
  final String? toolName;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ToolInputChunkEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolInputChunk');
    final decoded = ToolInputChunkEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      toolId: input.required('toolId', Decode.text),
      content: input.required('content', Decode.text),
      toolName: input.optional('toolName', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'toolInputChunk',
    'toolId': Encode.of(toolId),
    'content': Encode.of(content),
    if (toolName != null) 'toolName': Encode.of(toolName),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A place in a file.
final class Location implements Model {
  const Location({
    required this.path,
    this.line,
    this.extra = const {},
  });

  final String path;

  final int? line;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Location fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Location(
      path: input.required('path', Decode.text),
      line: input.optional('line', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'path': Encode.of(path),
    if (line != null) 'line': Encode.of(line),
  };
}

/// A tool call started.
final class ToolStartedEvent implements KnownEvent {
  const ToolStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.toolId,
    required this.toolName,
    this.arguments,
    this.toolKind,
    this.title,
    this.server,
    this.locations,
    this.startedAt,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'toolStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the call; unique in the session.
  final String toolId;

  /// The tool, in the vendor's words.
  final String toolName;

  /// Absent: not known. `{}`: none. A value that is not an object is `{value:
  /// …}`.
  final Map<String, Object?>? arguments;

  /// The kind of the tool, with the same words for every agent.
  final ToolKind? toolKind;

  /// A line about the call, for people.
  final String? title;

  /// The MCP server it belongs to.
  final String? server;

  final List<Location>? locations;

  /// When it started, if the vendor reports it later.
  final String? startedAt;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ToolStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolStarted');
    final decoded = ToolStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      toolId: input.required('toolId', Decode.text),
      toolName: input.required('toolName', Decode.text),
      arguments: input.optional('arguments', Decode.objectValue),
      toolKind: input.optional('toolKind', ToolKind.fromJson),
      title: input.optional('title', Decode.text),
      server: input.optional('server', Decode.text),
      locations: input.optional('locations', Decode.listOf(Location.fromJson)),
      startedAt: input.optional('startedAt', Decode.timestamp),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'toolStarted',
    'toolId': Encode.of(toolId),
    'toolName': Encode.of(toolName),
    if (arguments != null) 'arguments': Encode.of(arguments),
    if (toolKind != null) 'toolKind': Encode.of(toolKind),
    if (title != null) 'title': Encode.of(title),
    if (server != null) 'server': Encode.of(server),
    if (locations != null) 'locations': Encode.of(locations),
    if (startedAt != null) 'startedAt': Encode.of(startedAt),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A tool call made progress.
final class ToolProgressEvent implements KnownEvent {
  const ToolProgressEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.toolId,
    this.output,
    this.input,
    this.progress,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'toolProgress';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the call; unique in the session.
  final String toolId;

  /// Only the new output. Live, and perhaps incomplete: the result is
  /// authoritative.
  final String? output;

  /// Input that was written to the tool.
  final String? input;

  /// From 0 to 1.
  final double? progress;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ToolProgressEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolProgress');
    final decoded = ToolProgressEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      toolId: input.required('toolId', Decode.text),
      output: input.optional('output', Decode.text),
      input: input.optional('input', Decode.text),
      progress: input.optional('progress', Decode.number(minimum: 0, maximum: 1)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'toolProgress',
    'toolId': Encode.of(toolId),
    if (output != null) 'output': Encode.of(output),
    if (input != null) 'input': Encode.of(input),
    if (progress != null) 'progress': Encode.of(progress),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A tool call ran and returned.
final class ToolCompletedEvent implements KnownEvent {
  const ToolCompletedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.toolId,
    required this.success,
    this.result,
    this.error,
    this.exitCode,
    this.durationMs,
    this.toolName,
    this.arguments,
    this.background,
    this.taskId,
    this.truncated,
    this.outputPath,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'toolCompleted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the call; unique in the session.
  final String toolId;

  /// False if it returned a failure, also for an exit code other than 0.
  final bool success;

  final Object? result;

  final String? error;

  final int? exitCode;

  /// Only if the vendor reports it.
  final int? durationMs;

  /// The tool, in the vendor's words.
  final String? toolName;

  /// Absent: not known. `{}`: none. A value that is not an object is `{value:
  /// …}`.
  final Map<String, Object?>? arguments;

  /// It continues in the background, as the task `taskId`.
  final bool? background;

  final String? taskId;

  /// The result is not the whole output.
  final bool? truncated;

  /// The file with the whole output.
  final String? outputPath;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ToolCompletedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolCompleted');
    final decoded = ToolCompletedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      toolId: input.required('toolId', Decode.text),
      success: input.required('success', Decode.boolean),
      result: input.optionalOrNull('result', Decode.anyValue),
      error: input.optional('error', Decode.text),
      exitCode: input.optional('exitCode', Decode.integer(-9007199254740991, 9007199254740991)),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      toolName: input.optional('toolName', Decode.text),
      arguments: input.optional('arguments', Decode.objectValue),
      background: input.optional('background', Decode.boolean),
      taskId: input.optional('taskId', Decode.text),
      truncated: input.optional('truncated', Decode.boolean),
      outputPath: input.optional('outputPath', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'toolCompleted',
    'toolId': Encode.of(toolId),
    'success': Encode.of(success),
    if (result != null) 'result': Encode.of(result),
    if (error != null) 'error': Encode.of(error),
    if (exitCode != null) 'exitCode': Encode.of(exitCode),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
    if (toolName != null) 'toolName': Encode.of(toolName),
    if (arguments != null) 'arguments': Encode.of(arguments),
    if (background != null) 'background': Encode.of(background),
    if (taskId != null) 'taskId': Encode.of(taskId),
    if (truncated != null) 'truncated': Encode.of(truncated),
    if (outputPath != null) 'outputPath': Encode.of(outputPath),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A tool call did not run, or did not return.
final class ToolFailedEvent implements KnownEvent {
  const ToolFailedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.toolId,
    required this.reason,
    this.error,
    this.toolName,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'toolFailed';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the call; unique in the session.
  final String toolId;

  /// `denied`: refused. `cancelled`: interrupted. `notRun`: never started,
  /// unknown tool or bad arguments. `error`: crashed.
  final ToolFailureReason reason;

  final String? error;

  /// The tool, in the vendor's words.
  final String? toolName;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ToolFailedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolFailed');
    final decoded = ToolFailedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      toolId: input.required('toolId', Decode.text),
      reason: input.required('reason', ToolFailureReason.fromJson),
      error: input.optional('error', Decode.text),
      toolName: input.optional('toolName', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'toolFailed',
    'toolId': Encode.of(toolId),
    'reason': Encode.of(reason),
    if (error != null) 'error': Encode.of(error),
    if (toolName != null) 'toolName': Encode.of(toolName),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A file was changed. Emitted after the change.
final class FileChangedEvent implements KnownEvent {
  const FileChangedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.filePath,
    required this.changeType,
    this.diff,
    this.before,
    this.after,
    this.movedTo,
    this.toolId,
    this.inferred,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'fileChanged';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// As reported by the vendor.
  final String filePath;

  final ChangeType changeType;

  /// A unified diff.
  final String? diff;

  /// The content before.
  final String? before;

  /// The content after.
  final String? after;

  /// The new path of a file that was moved.
  final String? movedTo;

  /// The call that changed it.
  final String? toolId;

  /// Inferred from a call that succeeded; the vendor does not report it.
  final bool? inferred;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static FileChangedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'fileChanged');
    final decoded = FileChangedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      filePath: input.required('filePath', Decode.text),
      changeType: input.required('changeType', ChangeType.fromKnown),
      diff: input.optional('diff', Decode.text),
      before: input.optional('before', Decode.text),
      after: input.optional('after', Decode.text),
      movedTo: input.optional('movedTo', Decode.text),
      toolId: input.optional('toolId', Decode.text),
      inferred: input.optional('inferred', Decode.boolean),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'fileChanged',
    'filePath': Encode.of(filePath),
    'changeType': Encode.of(changeType),
    if (diff != null) 'diff': Encode.of(diff),
    if (before != null) 'before': Encode.of(before),
    if (after != null) 'after': Encode.of(after),
    if (movedTo != null) 'movedTo': Encode.of(movedTo),
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (inferred != null) 'inferred': Encode.of(inferred),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// One step of a plan.
final class PlanEntry implements Model {
  const PlanEntry({
    required this.content,
    required this.status,
    this.priority,
    this.extra = const {},
  });

  final String content;

  final PlanStatus status;

  final PlanPriority? priority;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PlanEntry fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = PlanEntry(
      content: input.required('content', Decode.text),
      status: input.required('status', PlanStatus.fromJson),
      priority: input.optional('priority', PlanPriority.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'content': Encode.of(content),
    'status': Encode.of(status),
    if (priority != null) 'priority': Encode.of(priority),
  };
}

/// The whole current plan. Emitted only when it changes.
final class PlanUpdatedEvent implements KnownEvent {
  const PlanUpdatedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.entries,
    this.explanation,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'planUpdated';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final List<PlanEntry> entries;

  final String? explanation;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PlanUpdatedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'planUpdated');
    final decoded = PlanUpdatedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      entries: input.required('entries', Decode.listOf(PlanEntry.fromJson)),
      explanation: input.optional('explanation', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'planUpdated',
    'entries': Encode.of(entries),
    if (explanation != null) 'explanation': Encode.of(explanation),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A change to a file that has not been made yet.
final class ProposedChange implements Model {
  const ProposedChange({
    required this.filePath,
    required this.changeType,
    this.diff,
    this.before,
    this.after,
    this.extra = const {},
  });

  /// As reported by the vendor.
  final String filePath;

  final ChangeType changeType;

  /// A unified diff.
  final String? diff;

  /// The content before.
  final String? before;

  /// The content after.
  final String? after;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ProposedChange fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ProposedChange(
      filePath: input.required('filePath', Decode.text),
      changeType: input.required('changeType', ChangeType.fromJson),
      diff: input.optional('diff', Decode.text),
      before: input.optional('before', Decode.text),
      after: input.optional('after', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'filePath': Encode.of(filePath),
    'changeType': Encode.of(changeType),
    if (diff != null) 'diff': Encode.of(diff),
    if (before != null) 'before': Encode.of(before),
    if (after != null) 'after': Encode.of(after),
  };
}

/// One way to answer a permission request.
final class PermissionOption implements Model {
  const PermissionOption({
    required this.optionId,
    required this.kind,
    this.label,
    this.extra = const {},
  });

  final String optionId;

  final PermissionOptionKind kind;

  final String? label;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionOption fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = PermissionOption(
      optionId: input.required('optionId', Decode.text),
      kind: input.required('kind', PermissionOptionKind.fromJson),
      label: input.optional('label', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'optionId': Encode.of(optionId),
    'kind': Encode.of(kind),
    if (label != null) 'label': Encode.of(label),
  };
}

/// The agent asks for permission and waits.
final class PermissionRequestedEvent implements KnownEvent {
  const PermissionRequestedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.requestId,
    required this.toolName,
    this.arguments,
    this.toolId,
    this.title,
    this.toolKind,
    this.locations,
    this.changes,
    this.options,
    this.reason,
    this.plan,
    this.canChangeArguments,
    this.expiresAt,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'permissionRequested';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the request; unique in the session.
  final String requestId;

  /// The tool, in the vendor's words.
  final String toolName;

  /// Absent: not known. `{}`: none. A value that is not an object is `{value:
  /// …}`.
  final Map<String, Object?>? arguments;

  /// The call that waits.
  final String? toolId;

  final String? title;

  final ToolKind? toolKind;

  final List<Location>? locations;

  final List<ProposedChange>? changes;

  final List<PermissionOption>? options;

  /// Why the agent asks.
  final String? reason;

  /// The plan, if the request is to approve one.
  final String? plan;

  /// Whether an answer may change `arguments`. Absent: not known.
  final bool? canChangeArguments;

  /// An unanswered request counts as denied after this time.
  final String? expiresAt;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionRequestedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'permissionRequested');
    final decoded = PermissionRequestedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      requestId: input.required('requestId', Decode.text),
      toolName: input.required('toolName', Decode.text),
      arguments: input.optional('arguments', Decode.objectValue),
      toolId: input.optional('toolId', Decode.text),
      title: input.optional('title', Decode.text),
      toolKind: input.optional('toolKind', ToolKind.fromJson),
      locations: input.optional('locations', Decode.listOf(Location.fromJson)),
      changes: input.optional('changes', Decode.listOf(ProposedChange.fromJson)),
      options: input.optional('options', Decode.listOf(PermissionOption.fromJson)),
      reason: input.optional('reason', Decode.text),
      plan: input.optional('plan', Decode.text),
      canChangeArguments: input.optional('canChangeArguments', Decode.boolean),
      expiresAt: input.optional('expiresAt', Decode.timestamp),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'permissionRequested',
    'requestId': Encode.of(requestId),
    'toolName': Encode.of(toolName),
    if (arguments != null) 'arguments': Encode.of(arguments),
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (title != null) 'title': Encode.of(title),
    if (toolKind != null) 'toolKind': Encode.of(toolKind),
    if (locations != null) 'locations': Encode.of(locations),
    if (changes != null) 'changes': Encode.of(changes),
    if (options != null) 'options': Encode.of(options),
    if (reason != null) 'reason': Encode.of(reason),
    if (plan != null) 'plan': Encode.of(plan),
    if (canChangeArguments != null) 'canChangeArguments': Encode.of(canChangeArguments),
    if (expiresAt != null) 'expiresAt': Encode.of(expiresAt),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A permission request was answered, or can no longer be answered.
final class PermissionResolvedEvent implements KnownEvent {
  const PermissionResolvedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.requestId,
    required this.outcome,
    this.optionId,
    this.by,
    this.message,
    this.updatedArguments,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'permissionResolved';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the request; unique in the session.
  final String requestId;

  final PermissionOutcome outcome;

  final String? optionId;

  final PermissionDecider? by;

  final String? message;

  /// Absent: not known. `{}`: none. A value that is not an object is `{value:
  /// …}`.
  final Map<String, Object?>? updatedArguments;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionResolvedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'permissionResolved');
    final decoded = PermissionResolvedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      requestId: input.required('requestId', Decode.text),
      outcome: input.required('outcome', PermissionOutcome.fromJson),
      optionId: input.optional('optionId', Decode.text),
      by: input.optional('by', PermissionDecider.fromJson),
      message: input.optional('message', Decode.text),
      updatedArguments: input.optional('updatedArguments', Decode.objectValue),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'permissionResolved',
    'requestId': Encode.of(requestId),
    'outcome': Encode.of(outcome),
    if (optionId != null) 'optionId': Encode.of(optionId),
    if (by != null) 'by': Encode.of(by),
    if (message != null) 'message': Encode.of(message),
    if (updatedArguments != null) 'updatedArguments': Encode.of(updatedArguments),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// One answer to choose.
final class QuestionOption implements Model {
  const QuestionOption({
    required this.label,
    this.description,
    this.extra = const {},
  });

  final String label;

  final String? description;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QuestionOption fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = QuestionOption(
      label: input.required('label', Decode.text),
      description: input.optional('description', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'label': Encode.of(label),
    if (description != null) 'description': Encode.of(description),
  };
}

/// One question to the user.
final class Question implements Model {
  const Question({
    required this.id,
    this.header,
    required this.question,
    this.options,
    this.multiSelect,
    this.allowOther,
    this.isSecret,
    this.extra = const {},
  });

  final String id;

  final String? header;

  final String question;

  final List<QuestionOption>? options;

  final bool? multiSelect;

  /// Any text may be given instead of an option.
  final bool? allowOther;

  /// The answer must not be shown or logged.
  final bool? isSecret;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Question fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Question(
      id: input.required('id', Decode.text),
      header: input.optional('header', Decode.text),
      question: input.required('question', Decode.text),
      options: input.optional('options', Decode.listOf(QuestionOption.fromJson)),
      multiSelect: input.optional('multiSelect', Decode.boolean),
      allowOther: input.optional('allowOther', Decode.boolean),
      isSecret: input.optional('isSecret', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    if (header != null) 'header': Encode.of(header),
    'question': Encode.of(question),
    if (options != null) 'options': Encode.of(options),
    if (multiSelect != null) 'multiSelect': Encode.of(multiSelect),
    if (allowOther != null) 'allowOther': Encode.of(allowOther),
    if (isSecret != null) 'isSecret': Encode.of(isSecret),
  };
}

/// The agent asks the user questions and waits.
final class QuestionAskedEvent implements KnownEvent {
  const QuestionAskedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.requestId,
    required this.questions,
    this.toolId,
    this.message,
    this.schema,
    this.url,
    this.server,
    this.expiresAt,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'questionAsked';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the request; unique in the session.
  final String requestId;

  final List<Question> questions;

  /// The call that waits.
  final String? toolId;

  final String? message;

  /// The JSON Schema of the answer, if it is a form.
  final Map<String, Object?>? schema;

  /// The page to answer on.
  final String? url;

  /// The MCP server that asks.
  final String? server;

  /// An unanswered request counts as denied after this time.
  final String? expiresAt;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QuestionAskedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'questionAsked');
    final decoded = QuestionAskedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      requestId: input.required('requestId', Decode.text),
      questions: input.required('questions', Decode.listOf(Question.fromJson)),
      toolId: input.optional('toolId', Decode.text),
      message: input.optional('message', Decode.text),
      schema: input.optional('schema', Decode.objectValue),
      url: input.optional('url', Decode.text),
      server: input.optional('server', Decode.text),
      expiresAt: input.optional('expiresAt', Decode.timestamp),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'questionAsked',
    'requestId': Encode.of(requestId),
    'questions': Encode.of(questions),
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (message != null) 'message': Encode.of(message),
    if (schema != null) 'schema': Encode.of(schema),
    if (url != null) 'url': Encode.of(url),
    if (server != null) 'server': Encode.of(server),
    if (expiresAt != null) 'expiresAt': Encode.of(expiresAt),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A question was answered, or can no longer be answered.
final class QuestionAnsweredEvent implements KnownEvent {
  const QuestionAnsweredEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.requestId,
    required this.outcome,
    this.answers,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'questionAnswered';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// The id of the request; unique in the session.
  final String requestId;

  final QuestionOutcome outcome;

  /// By question id: the chosen label or the given text; several if the
  /// question is multiSelect.
  final Map<String, StringOrStringList>? answers;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QuestionAnsweredEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'questionAnswered');
    final decoded = QuestionAnsweredEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      requestId: input.required('requestId', Decode.text),
      outcome: input.required('outcome', QuestionOutcome.fromJson),
      answers: input.optional('answers', Decode.mapOf(StringOrStringList.fromJson)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'questionAnswered',
    'requestId': Encode.of(requestId),
    'outcome': Encode.of(outcome),
    if (answers != null) 'answers': Encode.of(answers),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// The agent started a sub-agent.
final class SubagentStartedEvent implements KnownEvent {
  const SubagentStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.subagentId,
    required this.label,
    this.toolId,
    this.prompt,
    this.model,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'subagentStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String subagentId;

  /// The name or the task of the sub-agent.
  final String label;

  /// The call that started it.
  final String? toolId;

  final String? prompt;

  final String? model;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SubagentStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'subagentStarted');
    final decoded = SubagentStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      subagentId: input.required('subagentId', Decode.text),
      label: input.required('label', Decode.text),
      toolId: input.optional('toolId', Decode.text),
      prompt: input.optional('prompt', Decode.text),
      model: input.optional('model', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'subagentStarted',
    'subagentId': Encode.of(subagentId),
    'label': Encode.of(label),
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (prompt != null) 'prompt': Encode.of(prompt),
    if (model != null) 'model': Encode.of(model),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A sub-agent ended.
final class SubagentCompletedEvent implements KnownEvent {
  const SubagentCompletedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.subagentId,
    required this.success,
    this.summary,
    this.usage,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'subagentCompleted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String subagentId;

  final bool success;

  /// The answer of the sub-agent.
  final String? summary;

  /// The vendor's figure; it is included in the usage of the turn.
  final TokenUsage? usage;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SubagentCompletedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'subagentCompleted');
    final decoded = SubagentCompletedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      subagentId: input.required('subagentId', Decode.text),
      success: input.required('success', Decode.boolean),
      summary: input.optional('summary', Decode.text),
      usage: input.optional('usage', TokenUsage.fromJson),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'subagentCompleted',
    'subagentId': Encode.of(subagentId),
    'success': Encode.of(success),
    if (summary != null) 'summary': Encode.of(summary),
    if (usage != null) 'usage': Encode.of(usage),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A background task started.
final class TaskStartedEvent implements KnownEvent {
  const TaskStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.taskId,
    required this.kind,
    this.toolId,
    this.title,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'taskStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String taskId;

  final TaskKind kind;

  /// The call that started it.
  final String? toolId;

  final String? title;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TaskStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'taskStarted');
    final decoded = TaskStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      taskId: input.required('taskId', Decode.text),
      kind: input.required('kind', TaskKind.fromJson),
      toolId: input.optional('toolId', Decode.text),
      title: input.optional('title', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'taskStarted',
    'taskId': Encode.of(taskId),
    'kind': Encode.of(kind),
    if (toolId != null) 'toolId': Encode.of(toolId),
    if (title != null) 'title': Encode.of(title),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A background task made progress.
final class TaskProgressEvent implements KnownEvent {
  const TaskProgressEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.taskId,
    this.output,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'taskProgress';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String taskId;

  /// Only the new part.
  final String? output;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TaskProgressEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'taskProgress');
    final decoded = TaskProgressEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      taskId: input.required('taskId', Decode.text),
      output: input.optional('output', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'taskProgress',
    'taskId': Encode.of(taskId),
    if (output != null) 'output': Encode.of(output),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A background task ended.
final class TaskCompletedEvent implements KnownEvent {
  const TaskCompletedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.taskId,
    required this.success,
    this.status,
    this.outputFile,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'taskCompleted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String taskId;

  final bool success;

  /// In the vendor's words.
  final String? status;

  final String? outputFile;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TaskCompletedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'taskCompleted');
    final decoded = TaskCompletedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      taskId: input.required('taskId', Decode.text),
      success: input.required('success', Decode.boolean),
      status: input.optional('status', Decode.text),
      outputFile: input.optional('outputFile', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'taskCompleted',
    'taskId': Encode.of(taskId),
    'success': Encode.of(success),
    if (status != null) 'status': Encode.of(status),
    if (outputFile != null) 'outputFile': Encode.of(outputFile),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A hook of the user started.
final class HookStartedEvent implements KnownEvent {
  const HookStartedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.hookId,
    required this.name,
    this.hookEvent,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'hookStarted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String hookId;

  /// The hook, in the vendor's words.
  final String name;

  /// The event of the hook, in the vendor's words.
  final String? hookEvent;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static HookStartedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'hookStarted');
    final decoded = HookStartedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      hookId: input.required('hookId', Decode.text),
      name: input.required('name', Decode.text),
      hookEvent: input.optional('hookEvent', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'hookStarted',
    'hookId': Encode.of(hookId),
    'name': Encode.of(name),
    if (hookEvent != null) 'hookEvent': Encode.of(hookEvent),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A hook made progress.
final class HookProgressEvent implements KnownEvent {
  const HookProgressEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.hookId,
    this.output,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'hookProgress';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String hookId;

  /// Only the new part.
  final String? output;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static HookProgressEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'hookProgress');
    final decoded = HookProgressEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      hookId: input.required('hookId', Decode.text),
      output: input.optional('output', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'hookProgress',
    'hookId': Encode.of(hookId),
    if (output != null) 'output': Encode.of(output),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A hook ended.
final class HookCompletedEvent implements KnownEvent {
  const HookCompletedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.hookId,
    required this.name,
    required this.success,
    this.output,
    this.exitCode,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'hookCompleted';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String hookId;

  /// The hook, in the vendor's words.
  final String name;

  final bool success;

  final String? output;

  final int? exitCode;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static HookCompletedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'hookCompleted');
    final decoded = HookCompletedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      hookId: input.required('hookId', Decode.text),
      name: input.required('name', Decode.text),
      success: input.required('success', Decode.boolean),
      output: input.optional('output', Decode.text),
      exitCode: input.optional('exitCode', Decode.integer(-9007199254740991, 9007199254740991)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'hookCompleted',
    'hookId': Encode.of(hookId),
    'name': Encode.of(name),
    'success': Encode.of(success),
    if (output != null) 'output': Encode.of(output),
    if (exitCode != null) 'exitCode': Encode.of(exitCode),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A failed attempt that will be retried.
final class Retry implements Model {
  const Retry({
    this.attempt,
    this.maxAttempts,
    this.delayMs,
    this.extra = const {},
  });

  /// Which attempt failed, from 1.
  final int? attempt;

  final int? maxAttempts;

  /// How long until the next attempt.
  final int? delayMs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Retry fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Retry(
      attempt: input.optional('attempt', Decode.integer(0, 9007199254740991)),
      maxAttempts: input.optional('maxAttempts', Decode.integer(0, 9007199254740991)),
      delayMs: input.optional('delayMs', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (attempt != null) 'attempt': Encode.of(attempt),
    if (maxAttempts != null) 'maxAttempts': Encode.of(maxAttempts),
    if (delayMs != null) 'delayMs': Encode.of(delayMs),
  };
}

/// An error. Emitted once, whether or not it ends the turn.
final class ErrorEvent implements KnownEvent {
  const ErrorEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.message,
    required this.errorCode,
    required this.fatal,
    this.retry,
    this.httpStatus,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'error';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String message;

  /// The cause, with the same words for every agent.
  final ErrorCode errorCode;

  /// The error ends the turn or the run.
  final bool fatal;

  /// Present if the failed call is retried.
  final Retry? retry;

  final int? httpStatus;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ErrorEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'error');
    final decoded = ErrorEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      message: input.required('message', Decode.text),
      errorCode: input.required('errorCode', ErrorCode.fromJson),
      fatal: input.required('fatal', Decode.boolean),
      retry: input.optional('retry', Retry.fromJson),
      httpStatus: input.optional('httpStatus', Decode.integer(-9007199254740991, 9007199254740991)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'error',
    'message': Encode.of(message),
    'errorCode': Encode.of(errorCode),
    'fatal': Encode.of(fatal),
    if (retry != null) 'retry': Encode.of(retry),
    if (httpStatus != null) 'httpStatus': Encode.of(httpStatus),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A message for the operator of the agent.
final class LogEvent implements KnownEvent {
  const LogEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.level,
    required this.message,
    this.source,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'log';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final LogLevel level;

  final String message;

  /// The author: `adapter`, `runner`, `gateway`, `agent`, `stderr`.
  final String? source;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static LogEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'log');
    final decoded = LogEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      level: input.required('level', LogLevel.fromJson),
      message: input.required('message', Decode.text),
      source: input.optional('source', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'log',
    'level': Encode.of(level),
    'message': Encode.of(message),
    if (source != null) 'source': Encode.of(source),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// A line that is not a JSON object.
final class RawOutputEvent implements KnownEvent {
  const RawOutputEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.stream,
    required this.line,
    this.truncated,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'rawOutput';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final OutputStream stream;

  final String line;

  /// The line was longer; only its beginning is kept.
  final bool? truncated;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RawOutputEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'rawOutput');
    final decoded = RawOutputEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      stream: input.required('stream', OutputStream.fromKnown),
      line: input.required('line', Decode.text),
      truncated: input.optional('truncated', Decode.boolean),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'rawOutput',
    'stream': Encode.of(stream),
    'line': Encode.of(line),
    if (truncated != null) 'truncated': Encode.of(truncated),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// The vendor reported how much of a limit is used.
final class RateLimitUpdatedEvent implements KnownEvent {
  const RateLimitUpdatedEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.status,
    this.resetsAt,
    this.window,
    this.usedPercent,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  String get type => 'rateLimitUpdated';

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// In the vendor's words.
  final RateLimitUpdatedEventStatus status;

  /// When the limit is reset.
  final String? resetsAt;

  /// Which limit, in the vendor's words.
  final String? window;

  final double? usedPercent;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RateLimitUpdatedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'rateLimitUpdated');
    final decoded = RateLimitUpdatedEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      status: input.required('status', RateLimitUpdatedEventStatus.fromJson),
      resetsAt: input.optional('resetsAt', Decode.timestamp),
      window: input.optional('window', Decode.text),
      usedPercent: input.optional('usedPercent', Decode.number(minimum: 0)),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': 'rateLimitUpdated',
    'status': Encode.of(status),
    if (resetsAt != null) 'resetsAt': Encode.of(resetsAt),
    if (window != null) 'window': Encode.of(window),
    if (usedPercent != null) 'usedPercent': Encode.of(usedPercent),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// An event of a type that this version knows.
sealed class KnownEvent implements Model, UnifiedEvent {
  const KnownEvent();

  String get id;

  String get sessionId;

  String get timestamp;

  String get type;

  AgentType? get agentType;

  int? get seq;

  int? get run;

  String? get parentToolId;

  String? get subagentId;

  Origin? get origin;

  Object? get raw;

  List<String>? get omitted;

  Map<String, Object?> get extra;

  static KnownEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'sessionStarted' => SessionStartedEvent.fromJson(value, at),
      'sessionUpdated' => SessionUpdatedEvent.fromJson(value, at),
      'sessionEnded' => SessionEndedEvent.fromJson(value, at),
      'turnStarted' => TurnStartedEvent.fromJson(value, at),
      'userMessage' => UserMessageEvent.fromJson(value, at),
      'turnCompleted' => TurnCompletedEvent.fromJson(value, at),
      'turnFailed' => TurnFailedEvent.fromJson(value, at),
      'usageReported' => UsageReportedEvent.fromJson(value, at),
      'contextCompacted' => ContextCompactedEvent.fromJson(value, at),
      'textChunk' => TextChunkEvent.fromJson(value, at),
      'thinkingChunk' => ThinkingChunkEvent.fromJson(value, at),
      'blockDiscarded' => BlockDiscardedEvent.fromJson(value, at),
      'toolInputChunk' => ToolInputChunkEvent.fromJson(value, at),
      'toolStarted' => ToolStartedEvent.fromJson(value, at),
      'toolProgress' => ToolProgressEvent.fromJson(value, at),
      'toolCompleted' => ToolCompletedEvent.fromJson(value, at),
      'toolFailed' => ToolFailedEvent.fromJson(value, at),
      'fileChanged' => FileChangedEvent.fromJson(value, at),
      'planUpdated' => PlanUpdatedEvent.fromJson(value, at),
      'permissionRequested' => PermissionRequestedEvent.fromJson(value, at),
      'permissionResolved' => PermissionResolvedEvent.fromJson(value, at),
      'questionAsked' => QuestionAskedEvent.fromJson(value, at),
      'questionAnswered' => QuestionAnsweredEvent.fromJson(value, at),
      'subagentStarted' => SubagentStartedEvent.fromJson(value, at),
      'subagentCompleted' => SubagentCompletedEvent.fromJson(value, at),
      'taskStarted' => TaskStartedEvent.fromJson(value, at),
      'taskProgress' => TaskProgressEvent.fromJson(value, at),
      'taskCompleted' => TaskCompletedEvent.fromJson(value, at),
      'hookStarted' => HookStartedEvent.fromJson(value, at),
      'hookProgress' => HookProgressEvent.fromJson(value, at),
      'hookCompleted' => HookCompletedEvent.fromJson(value, at),
      'error' => ErrorEvent.fromJson(value, at),
      'log' => LogEvent.fromJson(value, at),
      'rawOutput' => RawOutputEvent.fromJson(value, at),
      'rateLimitUpdated' => RateLimitUpdatedEvent.fromJson(value, at),
      _ => throw Decode.unknownTag('type', tag, at),
    };
  }
}

/// A native event without a unified type, whole. Its type is `<agent>:<native
/// name>`.
final class ExtensionEvent implements UnifiedEvent {
  const ExtensionEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.type,
    required this.data,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  /// `<agent>:<native type or method, verbatim>`.
  final String type;

  /// The native event.
  final Object? data;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ExtensionEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ExtensionEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      type: input.required('type', Decode.textLike('^[a-z][a-z0-9-]*:')),
      data: input.required('data', Decode.anyValue),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': Encode.of(type),
    'data': Encode.of(data),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// An event of a type that this version does not know, from a newer sender.
/// Pass it on or skip it.
final class UnknownEvent implements UnifiedEvent {
  const UnknownEvent({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.type,
    this.seq,
    this.run,
    this.agentType,
    this.parentToolId,
    this.subagentId,
    this.origin,
    this.raw,
    this.omitted,
    this.extra = const {},
  });

  /// `<sessionId>.<seq>`: unique among all events.
  final String id;

  /// The session. It never changes, even if the vendor's own id does.
  final String sessionId;

  /// When the event was emitted: ISO 8601, UTC, milliseconds.
  final String timestamp;

  final String type;

  /// Position in the session: from 1, without gaps.
  final int? seq;

  /// The number of the run in the session: from 1.
  final int? run;

  final AgentType? agentType;

  /// The tool call whose sub-agent this event belongs to.
  final String? parentToolId;

  /// The sub-agent this event belongs to.
  final String? subagentId;

  final Origin? origin;

  /// The native line this event came from, as JSON; only when the run asked for
  /// it.
  final Object? raw;

  /// Fields that are omitted from this event: they repeat values already sent,
  /// and exceed 1 MiB.
  final List<String>? omitted;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UnknownEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UnknownEvent(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      type: input.required('type', Decode.text),
      seq: input.optional('seq', Decode.integer(1, 9007199254740991)),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      agentType: input.optional('agentType', AgentType.fromJson),
      parentToolId: input.optional('parentToolId', Decode.text),
      subagentId: input.optional('subagentId', Decode.text),
      origin: input.optional('origin', Origin.fromJson),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      omitted: input.optional('omitted', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'type': Encode.of(type),
    if (seq != null) 'seq': Encode.of(seq),
    if (run != null) 'run': Encode.of(run),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (parentToolId != null) 'parentToolId': Encode.of(parentToolId),
    if (subagentId != null) 'subagentId': Encode.of(subagentId),
    if (origin != null) 'origin': Encode.of(origin),
    if (raw != null) 'raw': Encode.of(raw),
    if (omitted != null) 'omitted': Encode.of(omitted),
  };
}

/// One event of the unified stream.
sealed class UnifiedEvent implements Model {
  const UnifiedEvent();

  String get id;

  String get sessionId;

  String get timestamp;

  String get type;

  AgentType? get agentType;

  int? get seq;

  int? get run;

  String? get parentToolId;

  String? get subagentId;

  Origin? get origin;

  Object? get raw;

  List<String>? get omitted;

  Map<String, Object?> get extra;

  static UnifiedEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'sessionStarted' => SessionStartedEvent.fromJson(value, at),
      'sessionUpdated' => SessionUpdatedEvent.fromJson(value, at),
      'sessionEnded' => SessionEndedEvent.fromJson(value, at),
      'turnStarted' => TurnStartedEvent.fromJson(value, at),
      'userMessage' => UserMessageEvent.fromJson(value, at),
      'turnCompleted' => TurnCompletedEvent.fromJson(value, at),
      'turnFailed' => TurnFailedEvent.fromJson(value, at),
      'usageReported' => UsageReportedEvent.fromJson(value, at),
      'contextCompacted' => ContextCompactedEvent.fromJson(value, at),
      'textChunk' => TextChunkEvent.fromJson(value, at),
      'thinkingChunk' => ThinkingChunkEvent.fromJson(value, at),
      'blockDiscarded' => BlockDiscardedEvent.fromJson(value, at),
      'toolInputChunk' => ToolInputChunkEvent.fromJson(value, at),
      'toolStarted' => ToolStartedEvent.fromJson(value, at),
      'toolProgress' => ToolProgressEvent.fromJson(value, at),
      'toolCompleted' => ToolCompletedEvent.fromJson(value, at),
      'toolFailed' => ToolFailedEvent.fromJson(value, at),
      'fileChanged' => FileChangedEvent.fromJson(value, at),
      'planUpdated' => PlanUpdatedEvent.fromJson(value, at),
      'permissionRequested' => PermissionRequestedEvent.fromJson(value, at),
      'permissionResolved' => PermissionResolvedEvent.fromJson(value, at),
      'questionAsked' => QuestionAskedEvent.fromJson(value, at),
      'questionAnswered' => QuestionAnsweredEvent.fromJson(value, at),
      'subagentStarted' => SubagentStartedEvent.fromJson(value, at),
      'subagentCompleted' => SubagentCompletedEvent.fromJson(value, at),
      'taskStarted' => TaskStartedEvent.fromJson(value, at),
      'taskProgress' => TaskProgressEvent.fromJson(value, at),
      'taskCompleted' => TaskCompletedEvent.fromJson(value, at),
      'hookStarted' => HookStartedEvent.fromJson(value, at),
      'hookProgress' => HookProgressEvent.fromJson(value, at),
      'hookCompleted' => HookCompletedEvent.fromJson(value, at),
      'error' => ErrorEvent.fromJson(value, at),
      'log' => LogEvent.fromJson(value, at),
      'rawOutput' => RawOutputEvent.fromJson(value, at),
      'rateLimitUpdated' => RateLimitUpdatedEvent.fromJson(value, at),
      _ when tag.startsWith(RegExp('[a-z][a-z0-9-]*:')) =>
        ExtensionEvent.fromJson(value, at),
      _ => UnknownEvent.fromJson(value, at),
    };
  }
}
