// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the ag-ui family.

import '../json.dart';
import 'words.dart';

/// A string, or a list of object.
sealed class StringOrObjectList implements Encodable {
  const StringOrObjectList();

  static StringOrObjectList fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrObjectListOfString(Decode.text(value, at)),
      List<Object?> _ => StringOrObjectListOfObjectList(Decode.listOf(Decode.objectValue)(value, at)),
      _ => throw Decode.expected('string or array', value, at),
    };
  }
}

final class StringOrObjectListOfString extends StringOrObjectList {
  const StringOrObjectListOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrObjectListOfObjectList extends StringOrObjectList {
  const StringOrObjectListOfObjectList(this.value);

  final List<Map<String, Object?>> value;

  @override
  Object? toJson() => Encode.of(value);
}

/// A run starts.
final class AgUiRunStarted implements AgUiEvent {
  const AgUiRunStarted({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.threadId,
    required this.runId,
    this.protocolVersion,
    this.parentRunId,
    this.input,
    this.extra = const {},
  });

  String get type => 'RUN_STARTED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  /// The session.
  final String threadId;

  /// `<sessionId>/<run>`.
  final String runId;

  final String? protocolVersion;

  final String? parentRunId;

  /// What the run was started with.
  final Map<String, Object?>? input;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiRunStarted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'RUN_STARTED');
    final decoded = AgUiRunStarted(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      threadId: input.required('threadId', Decode.text),
      runId: input.required('runId', Decode.text),
      protocolVersion: input.optional('protocolVersion', Decode.text),
      parentRunId: input.optional('parentRunId', Decode.text),
      input: input.optional('input', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'RUN_STARTED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'threadId': Encode.of(threadId),
    'runId': Encode.of(runId),
    if (protocolVersion != null) 'protocolVersion': Encode.of(protocolVersion),
    if (parentRunId != null) 'parentRunId': Encode.of(parentRunId),
    if (input != null) 'input': Encode.of(input),
  };
}

/// The run completed.
final class AgUiSuccess implements AgUiOutcome {
  const AgUiSuccess({
    this.pendingToolCallIds,
    this.extra = const {},
  });

  String get type => 'success';

  final List<String>? pendingToolCallIds;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSuccess fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'success');
    final decoded = AgUiSuccess(
      pendingToolCallIds: input.optional('pendingToolCallIds', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'success',
    if (pendingToolCallIds != null) 'pendingToolCallIds': Encode.of(pendingToolCallIds),
  };
}

/// The run was cancelled.
final class AgUiCancelled implements AgUiOutcome {
  const AgUiCancelled({
    this.extra = const {},
  });

  String get type => 'cancelled';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiCancelled fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'cancelled');
    final decoded = AgUiCancelled(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'cancelled',
  };
}

/// One question that a run waits for.
final class AgUiInterruption implements Model {
  const AgUiInterruption({
    required this.id,
    required this.reason,
    this.message,
    this.toolCallId,
    this.responseSchema,
    this.expiresAt,
    this.metadata,
    this.subagentRunId,
    this.extra = const {},
  });

  final String id;

  final String reason;

  final String? message;

  final String? toolCallId;

  /// The JSON Schema of the answer.
  final Object? responseSchema;

  /// ISO 8601.
  final String? expiresAt;

  final Object? metadata;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInterruption fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiInterruption(
      id: input.required('id', Decode.text),
      reason: input.required('reason', Decode.text),
      message: input.optional('message', Decode.text),
      toolCallId: input.optional('toolCallId', Decode.text),
      responseSchema: input.optionalOrNull('responseSchema', Decode.anyValue),
      expiresAt: input.optional('expiresAt', Decode.text),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'reason': Encode.of(reason),
    if (message != null) 'message': Encode.of(message),
    if (toolCallId != null) 'toolCallId': Encode.of(toolCallId),
    if (responseSchema != null) 'responseSchema': Encode.of(responseSchema),
    if (expiresAt != null) 'expiresAt': Encode.of(expiresAt),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// The run waits for an answer.
final class AgUiInterrupt implements AgUiOutcome {
  const AgUiInterrupt({
    required this.interrupts,
    this.extra = const {},
  });

  String get type => 'interrupt';

  final List<AgUiInterruption> interrupts;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInterrupt fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'interrupt');
    final decoded = AgUiInterrupt(
      interrupts: input.required('interrupts', Decode.listOf(AgUiInterruption.fromJson, 1)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'interrupt',
    'interrupts': Encode.of(interrupts),
  };
}

/// An outcome that this version does not know.
final class AgUiUnknownOutcome implements AgUiOutcome {
  const AgUiUnknownOutcome({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiUnknownOutcome fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiUnknownOutcome(
      type: input.required('type', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
  };
}

/// How a run ended.
sealed class AgUiOutcome implements Model {
  const AgUiOutcome();

  String get type;

  Map<String, Object?> get extra;

  static AgUiOutcome fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'success' => AgUiSuccess.fromJson(value, at),
      'cancelled' => AgUiCancelled.fromJson(value, at),
      'interrupt' => AgUiInterrupt.fromJson(value, at),
      _ => AgUiUnknownOutcome.fromJson(value, at),
    };
  }
}

/// Tokens of one model.
final class AgUiUsage implements Model {
  const AgUiUsage({
    this.provider,
    this.model,
    this.inputTokens,
    this.outputTokens,
    this.totalTokens,
    this.reasoningTokens,
    this.cachedInputTokens,
    this.cacheWriteInputTokens,
    this.extra = const {},
  });

  final String? provider;

  final String? model;

  final int? inputTokens;

  final int? outputTokens;

  final int? totalTokens;

  final int? reasoningTokens;

  final int? cachedInputTokens;

  final int? cacheWriteInputTokens;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiUsage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiUsage(
      provider: input.optional('provider', Decode.text),
      model: input.optional('model', Decode.text),
      inputTokens: input.optional('inputTokens', Decode.integer(0, 9007199254740991)),
      outputTokens: input.optional('outputTokens', Decode.integer(0, 9007199254740991)),
      totalTokens: input.optional('totalTokens', Decode.integer(0, 9007199254740991)),
      reasoningTokens: input.optional('reasoningTokens', Decode.integer(0, 9007199254740991)),
      cachedInputTokens: input.optional('cachedInputTokens', Decode.integer(0, 9007199254740991)),
      cacheWriteInputTokens: input.optional('cacheWriteInputTokens', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (provider != null) 'provider': Encode.of(provider),
    if (model != null) 'model': Encode.of(model),
    if (inputTokens != null) 'inputTokens': Encode.of(inputTokens),
    if (outputTokens != null) 'outputTokens': Encode.of(outputTokens),
    if (totalTokens != null) 'totalTokens': Encode.of(totalTokens),
    if (reasoningTokens != null) 'reasoningTokens': Encode.of(reasoningTokens),
    if (cachedInputTokens != null) 'cachedInputTokens': Encode.of(cachedInputTokens),
    if (cacheWriteInputTokens != null) 'cacheWriteInputTokens': Encode.of(cacheWriteInputTokens),
  };
}

/// The run ended, completed or cancelled.
final class AgUiRunFinished implements AgUiEvent {
  const AgUiRunFinished({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.threadId,
    required this.runId,
    this.result,
    this.outcome,
    this.usage,
    this.extra = const {},
  });

  String get type => 'RUN_FINISHED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  /// The session.
  final String threadId;

  /// `<sessionId>/<run>`.
  final String runId;

  final Object? result;

  final AgUiOutcome? outcome;

  final List<AgUiUsage>? usage;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiRunFinished fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'RUN_FINISHED');
    final decoded = AgUiRunFinished(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      threadId: input.required('threadId', Decode.text),
      runId: input.required('runId', Decode.text),
      result: input.optionalOrNull('result', Decode.anyValue),
      outcome: input.optional('outcome', AgUiOutcome.fromJson),
      usage: input.optional('usage', Decode.listOf(AgUiUsage.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'RUN_FINISHED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'threadId': Encode.of(threadId),
    'runId': Encode.of(runId),
    if (result != null) 'result': Encode.of(result),
    if (outcome != null) 'outcome': Encode.of(outcome),
    if (usage != null) 'usage': Encode.of(usage),
  };
}

/// The run failed.
final class AgUiRunError implements AgUiEvent {
  const AgUiRunError({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.message,
    this.code,
    this.usage,
    this.extra = const {},
  });

  String get type => 'RUN_ERROR';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String message;

  /// The errorCode.
  final String? code;

  final List<AgUiUsage>? usage;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiRunError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'RUN_ERROR');
    final decoded = AgUiRunError(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      message: input.required('message', Decode.text),
      code: input.optional('code', Decode.text),
      usage: input.optional('usage', Decode.listOf(AgUiUsage.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'RUN_ERROR',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'message': Encode.of(message),
    if (code != null) 'code': Encode.of(code),
    if (usage != null) 'usage': Encode.of(usage),
  };
}

/// A step starts: a turn.
final class AgUiStepStarted implements AgUiEvent {
  const AgUiStepStarted({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.stepName,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'STEP_STARTED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String stepName;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiStepStarted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'STEP_STARTED');
    final decoded = AgUiStepStarted(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      stepName: input.required('stepName', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'STEP_STARTED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'stepName': Encode.of(stepName),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A step ends.
final class AgUiStepFinished implements AgUiEvent {
  const AgUiStepFinished({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.stepName,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'STEP_FINISHED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String stepName;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiStepFinished fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'STEP_FINISHED');
    final decoded = AgUiStepFinished(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      stepName: input.required('stepName', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'STEP_FINISHED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'stepName': Encode.of(stepName),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A message starts.
final class AgUiTextMessageStart implements AgUiEvent {
  const AgUiTextMessageStart({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.role,
    this.name,
    this.extra = const {},
  });

  String get type => 'TEXT_MESSAGE_START';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  final AgUiTextMessageStartRole? role;

  final String? name;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiTextMessageStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TEXT_MESSAGE_START');
    final decoded = AgUiTextMessageStart(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      role: input.optional('role', AgUiTextMessageStartRole.fromJson),
      name: input.optional('name', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TEXT_MESSAGE_START',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    if (role != null) 'role': Encode.of(role),
    if (name != null) 'name': Encode.of(name),
  };
}

/// The next piece of a message.
final class AgUiTextMessageContent implements AgUiEvent {
  const AgUiTextMessageContent({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    required this.delta,
    this.extra = const {},
  });

  String get type => 'TEXT_MESSAGE_CONTENT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// The next piece.
  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiTextMessageContent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TEXT_MESSAGE_CONTENT');
    final decoded = AgUiTextMessageContent(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TEXT_MESSAGE_CONTENT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'delta': Encode.of(delta),
  };
}

/// A message is complete.
final class AgUiTextMessageEnd implements AgUiEvent {
  const AgUiTextMessageEnd({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'TEXT_MESSAGE_END';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiTextMessageEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TEXT_MESSAGE_END');
    final decoded = AgUiTextMessageEnd(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TEXT_MESSAGE_END',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A message in one event. Not sent by us.
final class AgUiTextMessageChunk implements AgUiEvent {
  const AgUiTextMessageChunk({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    this.messageId,
    this.subagentRunId,
    this.role,
    this.name,
    this.delta,
    this.extra = const {},
  });

  String get type => 'TEXT_MESSAGE_CHUNK';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String? messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  final AgUiTextMessageChunkRole? role;

  final String? name;

  /// The next piece.
  final String? delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiTextMessageChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TEXT_MESSAGE_CHUNK');
    final decoded = AgUiTextMessageChunk(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.optional('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      role: input.optional('role', AgUiTextMessageChunkRole.fromJson),
      name: input.optional('name', Decode.text),
      delta: input.optional('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TEXT_MESSAGE_CHUNK',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    if (role != null) 'role': Encode.of(role),
    if (name != null) 'name': Encode.of(name),
    if (delta != null) 'delta': Encode.of(delta),
  };
}

/// Reasoning starts.
final class AgUiReasoningStart implements AgUiEvent {
  const AgUiReasoningStart({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'REASONING_START';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_START');
    final decoded = AgUiReasoningStart(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_START',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A message of reasoning starts.
final class AgUiReasoningMessageStart implements AgUiEvent {
  const AgUiReasoningMessageStart({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'REASONING_MESSAGE_START';

  String get role => 'reasoning';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningMessageStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_MESSAGE_START');
    input.constant('role', 'reasoning');
    final decoded = AgUiReasoningMessageStart(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_MESSAGE_START',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'role': 'reasoning',
  };
}

/// The next piece of reasoning.
final class AgUiReasoningMessageContent implements AgUiEvent {
  const AgUiReasoningMessageContent({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    required this.delta,
    this.extra = const {},
  });

  String get type => 'REASONING_MESSAGE_CONTENT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// The next piece.
  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningMessageContent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_MESSAGE_CONTENT');
    final decoded = AgUiReasoningMessageContent(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_MESSAGE_CONTENT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'delta': Encode.of(delta),
  };
}

/// A message of reasoning is complete.
final class AgUiReasoningMessageEnd implements AgUiEvent {
  const AgUiReasoningMessageEnd({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'REASONING_MESSAGE_END';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningMessageEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_MESSAGE_END');
    final decoded = AgUiReasoningMessageEnd(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_MESSAGE_END',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// Reasoning in one event. Not sent by us.
final class AgUiReasoningMessageChunk implements AgUiEvent {
  const AgUiReasoningMessageChunk({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    this.messageId,
    this.subagentRunId,
    this.delta,
    this.extra = const {},
  });

  String get type => 'REASONING_MESSAGE_CHUNK';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String? messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// The next piece.
  final String? delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningMessageChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_MESSAGE_CHUNK');
    final decoded = AgUiReasoningMessageChunk(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.optional('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      delta: input.optional('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_MESSAGE_CHUNK',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    if (delta != null) 'delta': Encode.of(delta),
  };
}

/// Reasoning ends.
final class AgUiReasoningEnd implements AgUiEvent {
  const AgUiReasoningEnd({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'REASONING_END';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_END');
    final decoded = AgUiReasoningEnd(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_END',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// Encrypted reasoning. Not sent by us.
final class AgUiReasoningEncryptedValue implements AgUiEvent {
  const AgUiReasoningEncryptedValue({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.subtype,
    required this.entityId,
    required this.encryptedValue,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'REASONING_ENCRYPTED_VALUE';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final AgUiReasoningEncryptedValueSubtype subtype;

  final String entityId;

  final String encryptedValue;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiReasoningEncryptedValue fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'REASONING_ENCRYPTED_VALUE');
    final decoded = AgUiReasoningEncryptedValue(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      subtype: input.required('subtype', AgUiReasoningEncryptedValueSubtype.fromJson),
      entityId: input.required('entityId', Decode.text),
      encryptedValue: input.required('encryptedValue', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'REASONING_ENCRYPTED_VALUE',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'subtype': Encode.of(subtype),
    'entityId': Encode.of(entityId),
    'encryptedValue': Encode.of(encryptedValue),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A tool call starts; its arguments follow.
final class AgUiToolCallStart implements AgUiEvent {
  const AgUiToolCallStart({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.toolCallId,
    this.subagentRunId,
    required this.toolCallName,
    this.parentMessageId,
    this.extra = const {},
  });

  String get type => 'TOOL_CALL_START';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String toolCallId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  final String toolCallName;

  final String? parentMessageId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiToolCallStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TOOL_CALL_START');
    final decoded = AgUiToolCallStart(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      toolCallId: input.required('toolCallId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      toolCallName: input.required('toolCallName', Decode.text),
      parentMessageId: input.optional('parentMessageId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TOOL_CALL_START',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'toolCallId': Encode.of(toolCallId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'toolCallName': Encode.of(toolCallName),
    if (parentMessageId != null) 'parentMessageId': Encode.of(parentMessageId),
  };
}

/// The next piece of a call's arguments, as JSON text.
final class AgUiToolCallArgs implements AgUiEvent {
  const AgUiToolCallArgs({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.toolCallId,
    this.subagentRunId,
    required this.delta,
    this.extra = const {},
  });

  String get type => 'TOOL_CALL_ARGS';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String toolCallId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// The next piece.
  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiToolCallArgs fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TOOL_CALL_ARGS');
    final decoded = AgUiToolCallArgs(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      toolCallId: input.required('toolCallId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TOOL_CALL_ARGS',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'toolCallId': Encode.of(toolCallId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'delta': Encode.of(delta),
  };
}

/// A call's arguments are complete.
final class AgUiToolCallEnd implements AgUiEvent {
  const AgUiToolCallEnd({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.toolCallId,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'TOOL_CALL_END';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String toolCallId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiToolCallEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TOOL_CALL_END');
    final decoded = AgUiToolCallEnd(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      toolCallId: input.required('toolCallId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TOOL_CALL_END',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'toolCallId': Encode.of(toolCallId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A call in one event. Not sent by us.
final class AgUiToolCallChunk implements AgUiEvent {
  const AgUiToolCallChunk({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    this.toolCallId,
    this.toolCallName,
    this.parentMessageId,
    this.delta,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'TOOL_CALL_CHUNK';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String? toolCallId;

  final String? toolCallName;

  final String? parentMessageId;

  /// The next piece.
  final String? delta;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiToolCallChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TOOL_CALL_CHUNK');
    final decoded = AgUiToolCallChunk(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      toolCallId: input.optional('toolCallId', Decode.text),
      toolCallName: input.optional('toolCallName', Decode.text),
      parentMessageId: input.optional('parentMessageId', Decode.text),
      delta: input.optional('delta', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TOOL_CALL_CHUNK',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (toolCallId != null) 'toolCallId': Encode.of(toolCallId),
    if (toolCallName != null) 'toolCallName': Encode.of(toolCallName),
    if (parentMessageId != null) 'parentMessageId': Encode.of(parentMessageId),
    if (delta != null) 'delta': Encode.of(delta),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// What a call returned.
final class AgUiToolCallResult implements AgUiEvent {
  const AgUiToolCallResult({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    required this.toolCallId,
    this.subagentRunId,
    required this.content,
    this.role,
    this.extra = const {},
  });

  String get type => 'TOOL_CALL_RESULT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  final String toolCallId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Text from us; may be a list of parts.
  final StringOrObjectList content;

  final String? role;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiToolCallResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'TOOL_CALL_RESULT');
    final decoded = AgUiToolCallResult(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      toolCallId: input.required('toolCallId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      content: input.required('content', StringOrObjectList.fromJson),
      role: input.optional('role', Decode.constant('tool')),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'TOOL_CALL_RESULT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    'toolCallId': Encode.of(toolCallId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'content': Encode.of(content),
    if (role != null) 'role': Encode.of(role),
  };
}

/// A sub-agent starts.
final class AgUiSubagentStarted implements AgUiEvent {
  const AgUiSubagentStarted({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.subagentRunId,
    required this.name,
    this.description,
    this.parentSubagentRunId,
    this.parentToolCallId,
    this.parentMessageId,
    this.extra = const {},
  });

  String get type => 'SUBAGENT_STARTED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String subagentRunId;

  final String name;

  /// Its prompt.
  final String? description;

  final String? parentSubagentRunId;

  final String? parentToolCallId;

  final String? parentMessageId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSubagentStarted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'SUBAGENT_STARTED');
    final decoded = AgUiSubagentStarted(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      subagentRunId: input.required('subagentRunId', Decode.text),
      name: input.required('name', Decode.text),
      description: input.optional('description', Decode.text),
      parentSubagentRunId: input.optional('parentSubagentRunId', Decode.text),
      parentToolCallId: input.optional('parentToolCallId', Decode.text),
      parentMessageId: input.optional('parentMessageId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'SUBAGENT_STARTED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'subagentRunId': Encode.of(subagentRunId),
    'name': Encode.of(name),
    if (description != null) 'description': Encode.of(description),
    if (parentSubagentRunId != null) 'parentSubagentRunId': Encode.of(parentSubagentRunId),
    if (parentToolCallId != null) 'parentToolCallId': Encode.of(parentToolCallId),
    if (parentMessageId != null) 'parentMessageId': Encode.of(parentMessageId),
  };
}

/// How a sub-agent ended.
final class AgUiSubagentOutcome implements Model {
  const AgUiSubagentOutcome({
    required this.type,
    this.interruptIds,
    this.extra = const {},
  });

  final AgUiSubagentOutcomeType type;

  final List<String>? interruptIds;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSubagentOutcome fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiSubagentOutcome(
      type: input.required('type', AgUiSubagentOutcomeType.fromJson),
      interruptIds: input.optional('interruptIds', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    if (interruptIds != null) 'interruptIds': Encode.of(interruptIds),
  };
}

/// A sub-agent ended.
final class AgUiSubagentFinished implements AgUiEvent {
  const AgUiSubagentFinished({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.subagentRunId,
    this.result,
    this.outcome,
    this.extra = const {},
  });

  String get type => 'SUBAGENT_FINISHED';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String subagentRunId;

  final Object? result;

  final AgUiSubagentOutcome? outcome;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSubagentFinished fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'SUBAGENT_FINISHED');
    final decoded = AgUiSubagentFinished(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      subagentRunId: input.required('subagentRunId', Decode.text),
      result: input.optionalOrNull('result', Decode.anyValue),
      outcome: input.optional('outcome', AgUiSubagentOutcome.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'SUBAGENT_FINISHED',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'subagentRunId': Encode.of(subagentRunId),
    if (result != null) 'result': Encode.of(result),
    if (outcome != null) 'outcome': Encode.of(outcome),
  };
}

/// A sub-agent failed.
final class AgUiSubagentError implements AgUiEvent {
  const AgUiSubagentError({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.subagentRunId,
    required this.message,
    this.code,
    this.extra = const {},
  });

  String get type => 'SUBAGENT_ERROR';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String subagentRunId;

  final String message;

  final String? code;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSubagentError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'SUBAGENT_ERROR');
    final decoded = AgUiSubagentError(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      subagentRunId: input.required('subagentRunId', Decode.text),
      message: input.required('message', Decode.text),
      code: input.optional('code', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'SUBAGENT_ERROR',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'subagentRunId': Encode.of(subagentRunId),
    'message': Encode.of(message),
    if (code != null) 'code': Encode.of(code),
  };
}

/// An activity to show next to the messages, whole.
final class AgUiActivitySnapshot implements AgUiEvent {
  const AgUiActivitySnapshot({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    required this.activityType,
    required this.content,
    this.replace,
    this.extra = const {},
  });

  String get type => 'ACTIVITY_SNAPSHOT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// `PLAN` for a plan.
  final String activityType;

  final Object? content;

  final bool? replace;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiActivitySnapshot fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'ACTIVITY_SNAPSHOT');
    final decoded = AgUiActivitySnapshot(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      activityType: input.required('activityType', Decode.text),
      content: input.required('content', Decode.anyValue),
      replace: input.optional('replace', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'ACTIVITY_SNAPSHOT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'activityType': Encode.of(activityType),
    'content': Encode.of(content),
    if (replace != null) 'replace': Encode.of(replace),
  };
}

/// One operation of a JSON Patch.
final class AgUiPatch implements Model {
  const AgUiPatch({
    required this.op,
    required this.path,
    this.from,
    this.value,
    this.extra = const {},
  });

  final Op op;

  /// A JSON Pointer.
  final String path;

  /// A JSON Pointer; for `move` and `copy`.
  final String? from;

  /// For `add`, `replace` and `test`.
  final Object? value;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiPatch fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiPatch(
      op: input.required('op', Op.fromJson),
      path: input.required('path', Decode.text),
      from: input.optional('from', Decode.text),
      value: input.optionalOrNull('value', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'op': Encode.of(op),
    'path': Encode.of(path),
    if (from != null) 'from': Encode.of(from),
    if (value != null) 'value': Encode.of(value),
  };
}

/// An activity changed.
final class AgUiActivityDelta implements AgUiEvent {
  const AgUiActivityDelta({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messageId,
    this.subagentRunId,
    required this.activityType,
    required this.patch,
    this.extra = const {},
  });

  String get type => 'ACTIVITY_DELTA';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final String messageId;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// `PLAN` for a plan.
  final String activityType;

  /// A JSON Patch (RFC 6902).
  final List<AgUiPatch> patch;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiActivityDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'ACTIVITY_DELTA');
    final decoded = AgUiActivityDelta(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messageId: input.required('messageId', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      activityType: input.required('activityType', Decode.text),
      patch: input.required('patch', Decode.listOf(AgUiPatch.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'ACTIVITY_DELTA',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messageId': Encode.of(messageId),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
    'activityType': Encode.of(activityType),
    'patch': Encode.of(patch),
  };
}

/// The state that agent and front end share, whole. Not sent by us.
final class AgUiStateSnapshot implements AgUiEvent {
  const AgUiStateSnapshot({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.snapshot,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'STATE_SNAPSHOT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final Object? snapshot;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiStateSnapshot fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'STATE_SNAPSHOT');
    final decoded = AgUiStateSnapshot(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      snapshot: input.required('snapshot', Decode.anyValue),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'STATE_SNAPSHOT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'snapshot': Encode.of(snapshot),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// The shared state changed. Not sent by us.
final class AgUiStateDelta implements AgUiEvent {
  const AgUiStateDelta({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.delta,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'STATE_DELTA';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  /// A JSON Patch (RFC 6902).
  final List<AgUiPatch> delta;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiStateDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'STATE_DELTA');
    final decoded = AgUiStateDelta(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      delta: input.required('delta', Decode.listOf(AgUiPatch.fromJson)),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'STATE_DELTA',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'delta': Encode.of(delta),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// All messages of the thread.
final class AgUiMessagesSnapshot implements AgUiEvent {
  const AgUiMessagesSnapshot({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.messages,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'MESSAGES_SNAPSHOT';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final List<Map<String, Object?>> messages;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiMessagesSnapshot fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'MESSAGES_SNAPSHOT');
    final decoded = AgUiMessagesSnapshot(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      messages: input.required('messages', Decode.listOf(Decode.objectValue)),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'MESSAGES_SNAPSHOT',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'messages': Encode.of(messages),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// An event of another protocol. Not sent by us.
final class AgUiRaw implements AgUiEvent {
  const AgUiRaw({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.event,
    this.source,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'RAW';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  final Object? event;

  final String? source;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiRaw fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'RAW');
    final decoded = AgUiRaw(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      event: input.required('event', Decode.anyValue),
      source: input.optional('source', Decode.text),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'RAW',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'event': Encode.of(event),
    if (source != null) 'source': Encode.of(source),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A unified event that AG-UI has no event for.
final class AgUiCustom implements AgUiEvent {
  const AgUiCustom({
    this.timestamp,
    this.rawEvent,
    this.metadata,
    required this.name,
    required this.value,
    this.subagentRunId,
    this.extra = const {},
  });

  String get type => 'CUSTOM';

  /// Milliseconds since 1970.
  final int? timestamp;

  final Object? rawEvent;

  final Object? metadata;

  /// The type of the unified event.
  final String name;

  /// The event, without the fields that every event has.
  final Object? value;

  /// The sub-agent that it belongs to. Absent: the main agent.
  final String? subagentRunId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiCustom fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'CUSTOM');
    final decoded = AgUiCustom(
      timestamp: input.optional('timestamp', Decode.integer(-9007199254740991, 9007199254740991)),
      rawEvent: input.optionalOrNull('rawEvent', Decode.anyValue),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      name: input.required('name', Decode.text),
      value: input.required('value', Decode.anyValue),
      subagentRunId: input.optional('subagentRunId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'CUSTOM',
    if (timestamp != null) 'timestamp': Encode.of(timestamp),
    if (rawEvent != null) 'rawEvent': Encode.of(rawEvent),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'name': Encode.of(name),
    'value': Encode.of(value),
    if (subagentRunId != null) 'subagentRunId': Encode.of(subagentRunId),
  };
}

/// A type that this version does not know. Skip it.
final class AgUiUnknown implements AgUiEvent {
  const AgUiUnknown({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiUnknown(
      type: input.required('type', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
  };
}

/// One event of AG-UI, protocol 1.0.
sealed class AgUiEvent implements Model {
  const AgUiEvent();

  String get type;

  Map<String, Object?> get extra;

  static AgUiEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'RUN_STARTED' => AgUiRunStarted.fromJson(value, at),
      'RUN_FINISHED' => AgUiRunFinished.fromJson(value, at),
      'RUN_ERROR' => AgUiRunError.fromJson(value, at),
      'STEP_STARTED' => AgUiStepStarted.fromJson(value, at),
      'STEP_FINISHED' => AgUiStepFinished.fromJson(value, at),
      'TEXT_MESSAGE_START' => AgUiTextMessageStart.fromJson(value, at),
      'TEXT_MESSAGE_CONTENT' => AgUiTextMessageContent.fromJson(value, at),
      'TEXT_MESSAGE_END' => AgUiTextMessageEnd.fromJson(value, at),
      'TEXT_MESSAGE_CHUNK' => AgUiTextMessageChunk.fromJson(value, at),
      'REASONING_START' => AgUiReasoningStart.fromJson(value, at),
      'REASONING_MESSAGE_START' => AgUiReasoningMessageStart.fromJson(value, at),
      'REASONING_MESSAGE_CONTENT' => AgUiReasoningMessageContent.fromJson(value, at),
      'REASONING_MESSAGE_END' => AgUiReasoningMessageEnd.fromJson(value, at),
      'REASONING_MESSAGE_CHUNK' => AgUiReasoningMessageChunk.fromJson(value, at),
      'REASONING_END' => AgUiReasoningEnd.fromJson(value, at),
      'REASONING_ENCRYPTED_VALUE' => AgUiReasoningEncryptedValue.fromJson(value, at),
      'TOOL_CALL_START' => AgUiToolCallStart.fromJson(value, at),
      'TOOL_CALL_ARGS' => AgUiToolCallArgs.fromJson(value, at),
      'TOOL_CALL_END' => AgUiToolCallEnd.fromJson(value, at),
      'TOOL_CALL_CHUNK' => AgUiToolCallChunk.fromJson(value, at),
      'TOOL_CALL_RESULT' => AgUiToolCallResult.fromJson(value, at),
      'SUBAGENT_STARTED' => AgUiSubagentStarted.fromJson(value, at),
      'SUBAGENT_FINISHED' => AgUiSubagentFinished.fromJson(value, at),
      'SUBAGENT_ERROR' => AgUiSubagentError.fromJson(value, at),
      'ACTIVITY_SNAPSHOT' => AgUiActivitySnapshot.fromJson(value, at),
      'ACTIVITY_DELTA' => AgUiActivityDelta.fromJson(value, at),
      'STATE_SNAPSHOT' => AgUiStateSnapshot.fromJson(value, at),
      'STATE_DELTA' => AgUiStateDelta.fromJson(value, at),
      'MESSAGES_SNAPSHOT' => AgUiMessagesSnapshot.fromJson(value, at),
      'RAW' => AgUiRaw.fromJson(value, at),
      'CUSTOM' => AgUiCustom.fromJson(value, at),
      _ => AgUiUnknown.fromJson(value, at),
    };
  }
}
