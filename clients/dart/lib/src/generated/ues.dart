// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the ues family.

import '../json.dart';
import 'words.dart';

/// What init carries.
final class UesInitPayload implements Model {
  const UesInitPayload({
    required this.model,
    required this.cwd,
    required this.tools,
    this.capabilities,
    this.extra = const {},
  });

  /// Empty if the agent does not report it.
  final String model;

  final String cwd;

  final List<String> tools;

  final Map<String, Object?>? capabilities;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesInitPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesInitPayload(
      model: input.required('model', Decode.text),
      cwd: input.required('cwd', Decode.text),
      tools: input.required('tools', Decode.listOf(Decode.text)),
      capabilities: input.optional('capabilities', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'model': Encode.of(model),
    'cwd': Encode.of(cwd),
    'tools': Encode.of(tools),
    if (capabilities != null) 'capabilities': Encode.of(capabilities),
  };
}

/// The session started.
final class UesInit implements UesEvent {
  const UesInit({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'init';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesInitPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesInit fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'init');
    final decoded = UesInit(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesInitPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'init',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What text carries.
final class UesTextPayload implements Model {
  const UesTextPayload({
    required this.content,
    this.extra = const {},
  });

  final String content;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTextPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesTextPayload(
      content: input.required('content', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'content': Encode.of(content),
  };
}

/// A whole message.
final class UesText implements UesEvent {
  const UesText({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'text';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesTextPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesText fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = UesText(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesTextPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What text_delta carries.
final class UesTextDeltaPayload implements Model {
  const UesTextDeltaPayload({
    required this.delta,
    this.extra = const {},
  });

  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTextDeltaPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesTextDeltaPayload(
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'delta': Encode.of(delta),
  };
}

/// A piece of a message.
final class UesTextDelta implements UesEvent {
  const UesTextDelta({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'text_delta';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesTextDeltaPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTextDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text_delta');
    final decoded = UesTextDelta(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesTextDeltaPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text_delta',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What tool_use carries.
final class UesToolUsePayload implements Model {
  const UesToolUsePayload({
    required this.toolName,
    required this.toolUseId,
    required this.input,
    this.description,
    this.extra = const {},
  });

  final String toolName;

  final String toolUseId;

  final Map<String, Object?> input;

  final String? description;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesToolUsePayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesToolUsePayload(
      toolName: input.required('toolName', Decode.text),
      toolUseId: input.required('toolUseId', Decode.text),
      input: input.required('input', Decode.objectValue),
      description: input.optional('description', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'toolName': Encode.of(toolName),
    'toolUseId': Encode.of(toolUseId),
    'input': Encode.of(input),
    if (description != null) 'description': Encode.of(description),
  };
}

/// A tool is called.
final class UesToolUse implements UesEvent {
  const UesToolUse({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'tool_use';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesToolUsePayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesToolUse fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool_use');
    final decoded = UesToolUse(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesToolUsePayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool_use',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What tool_result carries.
final class UesToolResultPayload implements Model {
  const UesToolResultPayload({
    required this.toolUseId,
    required this.toolName,
    required this.status,
    required this.output,
    this.durationMs,
    this.extra = const {},
  });

  final String toolUseId;

  final String toolName;

  final UesToolResultPayloadStatus status;

  final Object? output;

  final int? durationMs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesToolResultPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesToolResultPayload(
      toolUseId: input.required('toolUseId', Decode.text),
      toolName: input.required('toolName', Decode.text),
      status: input.required('status', UesToolResultPayloadStatus.fromKnown),
      output: input.required('output', Decode.anyValue),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'toolUseId': Encode.of(toolUseId),
    'toolName': Encode.of(toolName),
    'status': Encode.of(status),
    'output': Encode.of(output),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
  };
}

/// A tool call ended.
final class UesToolResult implements UesEvent {
  const UesToolResult({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'tool_result';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesToolResultPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesToolResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool_result');
    final decoded = UesToolResult(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesToolResultPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool_result',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What thinking carries.
final class UesThinkingPayload implements Model {
  const UesThinkingPayload({
    required this.summary,
    this.extra = const {},
  });

  final String summary;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesThinkingPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesThinkingPayload(
      summary: input.required('summary', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'summary': Encode.of(summary),
  };
}

/// A summary of the agent's thoughts.
final class UesThinking implements UesEvent {
  const UesThinking({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'thinking';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesThinkingPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesThinking fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'thinking');
    final decoded = UesThinking(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesThinkingPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'thinking',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What error carries.
final class UesErrorPayload implements Model {
  const UesErrorPayload({
    this.code,
    required this.message,
    required this.recoverable,
    this.extra = const {},
  });

  final String? code;

  final String message;

  final bool recoverable;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesErrorPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesErrorPayload(
      code: input.optional('code', Decode.text),
      message: input.required('message', Decode.text),
      recoverable: input.required('recoverable', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (code != null) 'code': Encode.of(code),
    'message': Encode.of(message),
    'recoverable': Encode.of(recoverable),
  };
}

/// An error.
final class UesError implements UesEvent {
  const UesError({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'error';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesErrorPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'error');
    final decoded = UesError(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesErrorPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'error',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// What permission_request carries.
final class UesPermissionRequestPayload implements Model {
  const UesPermissionRequestPayload({
    required this.toolName,
    required this.toolUseId,
    required this.input,
    this.reason,
    this.extra = const {},
  });

  final String toolName;

  final String toolUseId;

  final Map<String, Object?> input;

  final String? reason;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesPermissionRequestPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesPermissionRequestPayload(
      toolName: input.required('toolName', Decode.text),
      toolUseId: input.required('toolUseId', Decode.text),
      input: input.required('input', Decode.objectValue),
      reason: input.optional('reason', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'toolName': Encode.of(toolName),
    'toolUseId': Encode.of(toolUseId),
    'input': Encode.of(input),
    if (reason != null) 'reason': Encode.of(reason),
  };
}

/// The agent asks for permission.
final class UesPermissionRequest implements UesEvent {
  const UesPermissionRequest({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'permission_request';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesPermissionRequestPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesPermissionRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'permission_request');
    final decoded = UesPermissionRequest(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesPermissionRequestPayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'permission_request',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// All input, and its parts.
final class UesInputTokens implements Model {
  const UesInputTokens({
    required this.total,
    this.uncached,
    this.cacheRead,
    this.cacheWrite,
    this.extra = const {},
  });

  final int total;

  final int? uncached;

  final int? cacheRead;

  final int? cacheWrite;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesInputTokens fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesInputTokens(
      total: input.required('total', Decode.integer(0, 9007199254740991)),
      uncached: input.optional('uncached', Decode.integer(0, 9007199254740991)),
      cacheRead: input.optional('cacheRead', Decode.integer(0, 9007199254740991)),
      cacheWrite: input.optional('cacheWrite', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'total': Encode.of(total),
    if (uncached != null) 'uncached': Encode.of(uncached),
    if (cacheRead != null) 'cacheRead': Encode.of(cacheRead),
    if (cacheWrite != null) 'cacheWrite': Encode.of(cacheWrite),
  };
}

/// All output, and its parts.
final class UesOutputTokens implements Model {
  const UesOutputTokens({
    required this.total,
    this.visible,
    this.reasoning,
    this.extra = const {},
  });

  final int total;

  final int? visible;

  final int? reasoning;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesOutputTokens fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesOutputTokens(
      total: input.required('total', Decode.integer(0, 9007199254740991)),
      visible: input.optional('visible', Decode.integer(0, 9007199254740991)),
      reasoning: input.optional('reasoning', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'total': Encode.of(total),
    if (visible != null) 'visible': Encode.of(visible),
    if (reasoning != null) 'reasoning': Encode.of(reasoning),
  };
}

/// Totals and their parts; an absent part is not known.
final class UesTokens implements Model {
  const UesTokens({
    required this.input,
    required this.output,
    this.extra = const {},
  });

  final UesInputTokens input;

  final UesOutputTokens output;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTokens fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesTokens(
      input: input.required('input', UesInputTokens.fromJson),
      output: input.required('output', UesOutputTokens.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'input': Encode.of(input),
    'output': Encode.of(output),
  };
}

/// The tokens of one model.
final class UesTokenRecord implements Model {
  const UesTokenRecord({
    this.model,
    required this.tokens,
    this.extra = const {},
  });

  final String? model;

  final UesTokens tokens;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTokenRecord fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesTokenRecord(
      model: input.optional('model', Decode.text),
      tokens: input.required('tokens', UesTokens.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (model != null) 'model': Encode.of(model),
    'tokens': Encode.of(tokens),
  };
}

/// The tokens in detail; absent if they are not known.
final class UesTokenReport implements Model {
  const UesTokenReport({
    required this.coverage,
    required this.totals,
    this.records,
    this.extra = const {},
  });

  /// Whether the totals include all calls.
  final Coverage coverage;

  final UesTokens totals;

  /// By model; they add up to the totals.
  final List<UesTokenRecord>? records;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesTokenReport fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesTokenReport(
      coverage: input.required('coverage', Coverage.fromJson),
      totals: input.required('totals', UesTokens.fromJson),
      records: input.optional('records', Decode.listOf(UesTokenRecord.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'coverage': Encode.of(coverage),
    'totals': Encode.of(totals),
    if (records != null) 'records': Encode.of(records),
  };
}

/// The cost, as the agent reports it.
final class UesCost implements Model {
  const UesCost({
    required this.amount,
    required this.currency,
    required this.source,
    this.extra = const {},
  });

  final double amount;

  final String currency;

  /// Where the amount comes from.
  final Source source;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesCost fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesCost(
      amount: input.required('amount', Decode.number(minimum: 0)),
      currency: input.required('currency', Decode.text),
      source: input.required('source', Source.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'amount': Encode.of(amount),
    'currency': Encode.of(currency),
    'source': Encode.of(source),
  };
}

/// The usage of the session.
final class UesUsage implements Model {
  const UesUsage({
    required this.inputTokens,
    required this.outputTokens,
    required this.toolUses,
    this.totalCostUsd,
    this.tokens,
    this.cost,
    this.extra = const {},
  });

  final int inputTokens;

  final int outputTokens;

  final int toolUses;

  final double? totalCostUsd;

  final UesTokenReport? tokens;

  final UesCost? cost;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesUsage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesUsage(
      inputTokens: input.required('inputTokens', Decode.integer(0, 9007199254740991)),
      outputTokens: input.required('outputTokens', Decode.integer(0, 9007199254740991)),
      toolUses: input.required('toolUses', Decode.integer(0, 9007199254740991)),
      totalCostUsd: input.optional('totalCostUsd', Decode.number(minimum: 0)),
      tokens: input.optional('tokens', UesTokenReport.fromJson),
      cost: input.optional('cost', UesCost.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'inputTokens': Encode.of(inputTokens),
    'outputTokens': Encode.of(outputTokens),
    'toolUses': Encode.of(toolUses),
    if (totalCostUsd != null) 'totalCostUsd': Encode.of(totalCostUsd),
    if (tokens != null) 'tokens': Encode.of(tokens),
    if (cost != null) 'cost': Encode.of(cost),
  };
}

/// What done carries.
final class UesDonePayload implements Model {
  const UesDonePayload({
    required this.status,
    this.result,
    this.resumeToken,
    required this.usage,
    required this.durationMs,
    this.extra = const {},
  });

  final UesDonePayloadStatus status;

  final String? result;

  /// The agent's own id of the conversation, to resume it.
  final String? resumeToken;

  final UesUsage usage;

  final int durationMs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesDonePayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesDonePayload(
      status: input.required('status', UesDonePayloadStatus.fromKnown),
      result: input.optional('result', Decode.text),
      resumeToken: input.optional('resumeToken', Decode.text),
      usage: input.required('usage', UesUsage.fromJson),
      durationMs: input.required('durationMs', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'status': Encode.of(status),
    if (result != null) 'result': Encode.of(result),
    if (resumeToken != null) 'resumeToken': Encode.of(resumeToken),
    'usage': Encode.of(usage),
    'durationMs': Encode.of(durationMs),
  };
}

/// The session ended; the last event.
final class UesDone implements UesEvent {
  const UesDone({
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'done';

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final UesDonePayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesDone fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'done');
    final decoded = UesDone(
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.required('payload', UesDonePayload.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'done',
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    'payload': Encode.of(payload),
  };
}

/// An adapter's own event, as `codex:file_change`.
final class UesExtension implements UesEvent {
  const UesExtension({
    required this.type,
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    this.payload,
    this.extra = const {},
  });

  final String type;

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final Object? payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesExtension fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesExtension(
      type: input.required('type', Decode.textLike('^[a-z][a-z0-9-]*:')),
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.optionalOrNull('payload', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (payload != null) 'payload': Encode.of(payload),
  };
}

/// A type that this version does not know. Skip it.
final class UesUnknown implements UesEvent {
  const UesUnknown({
    required this.type,
    required this.agent,
    required this.timestamp,
    required this.sessionId,
    this.metadata,
    this.payload,
    this.extra = const {},
  });

  final String type;

  /// The agent.
  final Agent agent;

  /// Milliseconds since 1970.
  final double timestamp;

  final String sessionId;

  /// The vendor's own fields.
  final Map<String, Object?>? metadata;

  final Object? payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UesUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UesUnknown(
      type: input.required('type', Decode.text),
      agent: input.required('agent', Agent.fromJson),
      timestamp: input.required('timestamp', Decode.number()),
      sessionId: input.required('sessionId', Decode.text),
      metadata: input.optional('metadata', Decode.objectValue),
      payload: input.optionalOrNull('payload', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'agent': Encode.of(agent),
    'timestamp': Encode.of(timestamp),
    'sessionId': Encode.of(sessionId),
    if (metadata != null) 'metadata': Encode.of(metadata),
    if (payload != null) 'payload': Encode.of(payload),
  };
}

/// One event of the unified event stream, `UesEvent`.
sealed class UesEvent implements Model {
  const UesEvent();

  String get type;

  Agent get agent;

  double get timestamp;

  String get sessionId;

  Map<String, Object?>? get metadata;

  Map<String, Object?> get extra;

  static UesEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'init' => UesInit.fromJson(value, at),
      'text' => UesText.fromJson(value, at),
      'text_delta' => UesTextDelta.fromJson(value, at),
      'tool_use' => UesToolUse.fromJson(value, at),
      'tool_result' => UesToolResult.fromJson(value, at),
      'thinking' => UesThinking.fromJson(value, at),
      'error' => UesError.fromJson(value, at),
      'permission_request' => UesPermissionRequest.fromJson(value, at),
      'done' => UesDone.fromJson(value, at),
      _ when tag.startsWith(RegExp('[a-z][a-z0-9-]*:')) =>
        UesExtension.fromJson(value, at),
      _ => UesUnknown.fromJson(value, at),
    };
  }
}
