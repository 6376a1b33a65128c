// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the ai-sdk family.

import '../json.dart';
import 'events.dart';
import 'words.dart';

/// Facts about a message, and so about its run.
final class UiRunMetadata implements Model {
  const UiRunMetadata({
    this.sessionId,
    this.run,
    this.seq,
    this.agentType,
    this.model,
    this.usage,
    this.costUsd,
    this.durationMs,
    this.extra = const {},
  });

  final String? sessionId;

  final int? run;

  /// The newest event that the message contains: where to resume.
  final int? seq;

  final String? agentType;

  final String? model;

  final TokenUsage? usage;

  final double? costUsd;

  final int? durationMs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiRunMetadata fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UiRunMetadata(
      sessionId: input.optional('sessionId', Decode.text),
      run: input.optional('run', Decode.integer(1, 9007199254740991)),
      seq: input.optional('seq', Decode.integer(0, 9007199254740991)),
      agentType: input.optional('agentType', Decode.text),
      model: input.optional('model', Decode.text),
      usage: input.optional('usage', TokenUsage.fromJson),
      costUsd: input.optional('costUsd', Decode.number(minimum: 0)),
      durationMs: input.optional('durationMs', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (sessionId != null) 'sessionId': Encode.of(sessionId),
    if (run != null) 'run': Encode.of(run),
    if (seq != null) 'seq': Encode.of(seq),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (model != null) 'model': Encode.of(model),
    if (usage != null) 'usage': Encode.of(usage),
    if (costUsd != null) 'costUsd': Encode.of(costUsd),
    if (durationMs != null) 'durationMs': Encode.of(durationMs),
  };
}

/// A message starts: a run.
final class UiStart implements UiMessageChunk {
  const UiStart({
    this.messageId,
    this.messageMetadata,
    this.extra = const {},
  });

  String get type => 'start';

  final String? messageId;

  final UiRunMetadata? messageMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'start');
    final decoded = UiStart(
      messageId: input.optional('messageId', Decode.text),
      messageMetadata: input.optional('messageMetadata', UiRunMetadata.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'start',
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (messageMetadata != null) 'messageMetadata': Encode.of(messageMetadata),
  };
}

/// The message is complete.
final class UiFinish implements UiMessageChunk {
  const UiFinish({
    this.finishReason,
    this.messageMetadata,
    this.extra = const {},
  });

  String get type => 'finish';

  final FinishReason? finishReason;

  final UiRunMetadata? messageMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiFinish fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'finish');
    final decoded = UiFinish(
      finishReason: input.optional('finishReason', FinishReason.fromJson),
      messageMetadata: input.optional('messageMetadata', UiRunMetadata.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'finish',
    if (finishReason != null) 'finishReason': Encode.of(finishReason),
    if (messageMetadata != null) 'messageMetadata': Encode.of(messageMetadata),
  };
}

/// The run was cancelled.
final class UiAbort implements UiMessageChunk {
  const UiAbort({
    this.reason,
    this.extra = const {},
  });

  String get type => 'abort';

  final String? reason;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiAbort fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'abort');
    final decoded = UiAbort(
      reason: input.optional('reason', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'abort',
    if (reason != null) 'reason': Encode.of(reason),
  };
}

/// The run failed.
final class UiError implements UiMessageChunk {
  const UiError({
    required this.errorText,
    this.extra = const {},
  });

  String get type => 'error';

  final String errorText;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'error');
    final decoded = UiError(
      errorText: input.required('errorText', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'error',
    'errorText': Encode.of(errorText),
  };
}

/// Facts about the message, added to those before.
final class UiMessageMetadata implements UiMessageChunk {
  const UiMessageMetadata({
    required this.messageMetadata,
    this.extra = const {},
  });

  String get type => 'message-metadata';

  final UiRunMetadata messageMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiMessageMetadata fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'message-metadata');
    final decoded = UiMessageMetadata(
      messageMetadata: input.required('messageMetadata', UiRunMetadata.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'message-metadata',
    'messageMetadata': Encode.of(messageMetadata),
  };
}

/// A step starts: a turn.
final class UiStartStep implements UiMessageChunk {
  const UiStartStep({
    this.extra = const {},
  });

  String get type => 'start-step';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiStartStep fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'start-step');
    final decoded = UiStartStep(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'start-step',
  };
}

/// A step ends.
final class UiFinishStep implements UiMessageChunk {
  const UiFinishStep({
    this.extra = const {},
  });

  String get type => 'finish-step';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiFinishStep fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'finish-step');
    final decoded = UiFinishStep(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'finish-step',
  };
}

/// The parts of the current step are removed; AI SDK 7.
final class UiResetStep implements UiMessageChunk {
  const UiResetStep({
    this.extra = const {},
  });

  String get type => 'reset-step';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiResetStep fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'reset-step');
    final decoded = UiResetStep(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'reset-step',
  };
}

/// A part of text starts.
final class UiTextStart implements UiMessageChunk {
  const UiTextStart({
    required this.id,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'text-start';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiTextStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text-start');
    final decoded = UiTextStart(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text-start',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// The next piece of a text.
final class UiTextDelta implements UiMessageChunk {
  const UiTextDelta({
    required this.id,
    this.providerMetadata,
    required this.delta,
    this.extra = const {},
  });

  String get type => 'text-delta';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// The next piece.
  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiTextDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text-delta');
    final decoded = UiTextDelta(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text-delta',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'delta': Encode.of(delta),
  };
}

/// A part of text is complete.
final class UiTextEnd implements UiMessageChunk {
  const UiTextEnd({
    required this.id,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'text-end';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiTextEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text-end');
    final decoded = UiTextEnd(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text-end',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// A part of reasoning starts.
final class UiReasoningStart implements UiMessageChunk {
  const UiReasoningStart({
    required this.id,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'reasoning-start';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiReasoningStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'reasoning-start');
    final decoded = UiReasoningStart(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'reasoning-start',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// The next piece of reasoning.
final class UiReasoningDelta implements UiMessageChunk {
  const UiReasoningDelta({
    required this.id,
    this.providerMetadata,
    required this.delta,
    this.extra = const {},
  });

  String get type => 'reasoning-delta';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// The next piece.
  final String delta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiReasoningDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'reasoning-delta');
    final decoded = UiReasoningDelta(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      delta: input.required('delta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'reasoning-delta',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'delta': Encode.of(delta),
  };
}

/// A part of reasoning is complete.
final class UiReasoningEnd implements UiMessageChunk {
  const UiReasoningEnd({
    required this.id,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'reasoning-end';

  /// Of the part that it belongs to.
  final String id;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiReasoningEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'reasoning-end');
    final decoded = UiReasoningEnd(
      id: input.required('id', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'reasoning-end',
    'id': Encode.of(id),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// The arguments of a tool call start to arrive.
final class UiToolInputStart implements UiMessageChunk {
  const UiToolInputStart({
    required this.toolCallId,
    this.providerExecuted,
    this.dynamic_,
    this.toolMetadata,
    this.providerMetadata,
    required this.toolName,
    this.title,
    this.inputEncoding,
    this.extra = const {},
  });

  String get type => 'tool-input-start';

  final String toolCallId;

  /// The agent runs the tool itself; always set by us.
  final bool? providerExecuted;

  /// The reader need not know the tool; always set by us.
  final bool? dynamic_;

  final Map<String, Object?>? toolMetadata;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  final String toolName;

  final String? title;

  final InputEncoding? inputEncoding;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolInputStart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-input-start');
    final decoded = UiToolInputStart(
      toolCallId: input.required('toolCallId', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      dynamic_: input.optional('dynamic', Decode.boolean),
      toolMetadata: input.optional('toolMetadata', Decode.objectValue),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      toolName: input.required('toolName', Decode.text),
      title: input.optional('title', Decode.text),
      inputEncoding: input.optional('inputEncoding', InputEncoding.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-input-start',
    'toolCallId': Encode.of(toolCallId),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (dynamic_ != null) 'dynamic': Encode.of(dynamic_),
    if (toolMetadata != null) 'toolMetadata': Encode.of(toolMetadata),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'toolName': Encode.of(toolName),
    if (title != null) 'title': Encode.of(title),
    if (inputEncoding != null) 'inputEncoding': Encode.of(inputEncoding),
  };
}

/// The next piece of a call's arguments, as text.
final class UiToolInputDelta implements UiMessageChunk {
  const UiToolInputDelta({
    required this.toolCallId,
    required this.inputTextDelta,
    this.extra = const {},
  });

  String get type => 'tool-input-delta';

  final String toolCallId;

  final String inputTextDelta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolInputDelta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-input-delta');
    final decoded = UiToolInputDelta(
      toolCallId: input.required('toolCallId', Decode.text),
      inputTextDelta: input.required('inputTextDelta', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-input-delta',
    'toolCallId': Encode.of(toolCallId),
    'inputTextDelta': Encode.of(inputTextDelta),
  };
}

/// A call's arguments, whole; sent again when they were not known at first.
final class UiToolInputAvailable implements UiMessageChunk {
  const UiToolInputAvailable({
    required this.toolCallId,
    this.providerExecuted,
    this.dynamic_,
    this.toolMetadata,
    this.providerMetadata,
    required this.toolName,
    this.title,
    required this.input,
    this.extra = const {},
  });

  String get type => 'tool-input-available';

  final String toolCallId;

  /// The agent runs the tool itself; always set by us.
  final bool? providerExecuted;

  /// The reader need not know the tool; always set by us.
  final bool? dynamic_;

  final Map<String, Object?>? toolMetadata;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  final String toolName;

  final String? title;

  /// The arguments.
  final Object? input;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolInputAvailable fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-input-available');
    final decoded = UiToolInputAvailable(
      toolCallId: input.required('toolCallId', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      dynamic_: input.optional('dynamic', Decode.boolean),
      toolMetadata: input.optional('toolMetadata', Decode.objectValue),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      toolName: input.required('toolName', Decode.text),
      title: input.optional('title', Decode.text),
      input: input.required('input', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-input-available',
    'toolCallId': Encode.of(toolCallId),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (dynamic_ != null) 'dynamic': Encode.of(dynamic_),
    if (toolMetadata != null) 'toolMetadata': Encode.of(toolMetadata),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'toolName': Encode.of(toolName),
    if (title != null) 'title': Encode.of(title),
    'input': Encode.of(input),
  };
}

/// A call was withdrawn, or its arguments are not valid.
final class UiToolInputError implements UiMessageChunk {
  const UiToolInputError({
    required this.toolCallId,
    this.providerExecuted,
    this.dynamic_,
    this.toolMetadata,
    this.providerMetadata,
    required this.toolName,
    this.title,
    required this.input,
    required this.errorText,
    this.extra = const {},
  });

  String get type => 'tool-input-error';

  final String toolCallId;

  /// The agent runs the tool itself; always set by us.
  final bool? providerExecuted;

  /// The reader need not know the tool; always set by us.
  final bool? dynamic_;

  final Map<String, Object?>? toolMetadata;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  final String toolName;

  final String? title;

  final Object? input;

  final String errorText;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolInputError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-input-error');
    final decoded = UiToolInputError(
      toolCallId: input.required('toolCallId', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      dynamic_: input.optional('dynamic', Decode.boolean),
      toolMetadata: input.optional('toolMetadata', Decode.objectValue),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      toolName: input.required('toolName', Decode.text),
      title: input.optional('title', Decode.text),
      input: input.required('input', Decode.anyValue),
      errorText: input.required('errorText', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-input-error',
    'toolCallId': Encode.of(toolCallId),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (dynamic_ != null) 'dynamic': Encode.of(dynamic_),
    if (toolMetadata != null) 'toolMetadata': Encode.of(toolMetadata),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'toolName': Encode.of(toolName),
    if (title != null) 'title': Encode.of(title),
    'input': Encode.of(input),
    'errorText': Encode.of(errorText),
  };
}

/// A call waits for permission.
final class UiToolApprovalRequest implements UiMessageChunk {
  const UiToolApprovalRequest({
    required this.approvalId,
    required this.toolCallId,
    this.reason,
    this.isAutomatic,
    this.signature,
    this.extra = const {},
  });

  String get type => 'tool-approval-request';

  final String approvalId;

  final String toolCallId;

  final String? reason;

  final bool? isAutomatic;

  final String? signature;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolApprovalRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-approval-request');
    final decoded = UiToolApprovalRequest(
      approvalId: input.required('approvalId', Decode.text),
      toolCallId: input.required('toolCallId', Decode.text),
      reason: input.optional('reason', Decode.text),
      isAutomatic: input.optional('isAutomatic', Decode.boolean),
      signature: input.optional('signature', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-approval-request',
    'approvalId': Encode.of(approvalId),
    'toolCallId': Encode.of(toolCallId),
    if (reason != null) 'reason': Encode.of(reason),
    if (isAutomatic != null) 'isAutomatic': Encode.of(isAutomatic),
    if (signature != null) 'signature': Encode.of(signature),
  };
}

/// A permission was given or denied; AI SDK 7.
final class UiToolApprovalResponse implements UiMessageChunk {
  const UiToolApprovalResponse({
    required this.approvalId,
    required this.approved,
    this.reason,
    this.providerExecuted,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'tool-approval-response';

  final String approvalId;

  final bool approved;

  final String? reason;

  final bool? providerExecuted;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolApprovalResponse fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-approval-response');
    final decoded = UiToolApprovalResponse(
      approvalId: input.required('approvalId', Decode.text),
      approved: input.required('approved', Decode.boolean),
      reason: input.optional('reason', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-approval-response',
    'approvalId': Encode.of(approvalId),
    'approved': Encode.of(approved),
    if (reason != null) 'reason': Encode.of(reason),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// What a call returned.
final class UiToolOutputAvailable implements UiMessageChunk {
  const UiToolOutputAvailable({
    required this.toolCallId,
    this.providerExecuted,
    this.dynamic_,
    this.toolMetadata,
    this.providerMetadata,
    required this.output,
    this.preliminary,
    this.extra = const {},
  });

  String get type => 'tool-output-available';

  final String toolCallId;

  /// The agent runs the tool itself; always set by us.
  final bool? providerExecuted;

  /// The reader need not know the tool; always set by us.
  final bool? dynamic_;

  final Map<String, Object?>? toolMetadata;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// The result; while `preliminary`, the end of its output.
  final Object? output;

  /// The call still runs.
  final bool? preliminary;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolOutputAvailable fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-output-available');
    final decoded = UiToolOutputAvailable(
      toolCallId: input.required('toolCallId', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      dynamic_: input.optional('dynamic', Decode.boolean),
      toolMetadata: input.optional('toolMetadata', Decode.objectValue),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      output: input.required('output', Decode.anyValue),
      preliminary: input.optional('preliminary', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-output-available',
    'toolCallId': Encode.of(toolCallId),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (dynamic_ != null) 'dynamic': Encode.of(dynamic_),
    if (toolMetadata != null) 'toolMetadata': Encode.of(toolMetadata),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'output': Encode.of(output),
    if (preliminary != null) 'preliminary': Encode.of(preliminary),
  };
}

/// A call failed.
final class UiToolOutputError implements UiMessageChunk {
  const UiToolOutputError({
    required this.toolCallId,
    this.providerExecuted,
    this.dynamic_,
    this.toolMetadata,
    this.providerMetadata,
    required this.errorText,
    this.extra = const {},
  });

  String get type => 'tool-output-error';

  final String toolCallId;

  /// The agent runs the tool itself; always set by us.
  final bool? providerExecuted;

  /// The reader need not know the tool; always set by us.
  final bool? dynamic_;

  final Map<String, Object?>? toolMetadata;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  final String errorText;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolOutputError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-output-error');
    final decoded = UiToolOutputError(
      toolCallId: input.required('toolCallId', Decode.text),
      providerExecuted: input.optional('providerExecuted', Decode.boolean),
      dynamic_: input.optional('dynamic', Decode.boolean),
      toolMetadata: input.optional('toolMetadata', Decode.objectValue),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      errorText: input.required('errorText', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-output-error',
    'toolCallId': Encode.of(toolCallId),
    if (providerExecuted != null) 'providerExecuted': Encode.of(providerExecuted),
    if (dynamic_ != null) 'dynamic': Encode.of(dynamic_),
    if (toolMetadata != null) 'toolMetadata': Encode.of(toolMetadata),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
    'errorText': Encode.of(errorText),
  };
}

/// A call was not permitted.
final class UiToolOutputDenied implements UiMessageChunk {
  const UiToolOutputDenied({
    required this.toolCallId,
    this.extra = const {},
  });

  String get type => 'tool-output-denied';

  final String toolCallId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiToolOutputDenied fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool-output-denied');
    final decoded = UiToolOutputDenied(
      toolCallId: input.required('toolCallId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool-output-denied',
    'toolCallId': Encode.of(toolCallId),
  };
}

/// A page that the answer is based on.
final class UiSourceUrl implements UiMessageChunk {
  const UiSourceUrl({
    required this.sourceId,
    required this.url,
    this.title,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'source-url';

  final String sourceId;

  final String url;

  final String? title;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiSourceUrl fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'source-url');
    final decoded = UiSourceUrl(
      sourceId: input.required('sourceId', Decode.text),
      url: input.required('url', Decode.text),
      title: input.optional('title', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'source-url',
    'sourceId': Encode.of(sourceId),
    'url': Encode.of(url),
    if (title != null) 'title': Encode.of(title),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// A document that the answer is based on.
final class UiSourceDocument implements UiMessageChunk {
  const UiSourceDocument({
    required this.sourceId,
    required this.mediaType,
    required this.title,
    this.filename,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'source-document';

  final String sourceId;

  final String mediaType;

  final String title;

  final String? filename;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiSourceDocument fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'source-document');
    final decoded = UiSourceDocument(
      sourceId: input.required('sourceId', Decode.text),
      mediaType: input.required('mediaType', Decode.text),
      title: input.required('title', Decode.text),
      filename: input.optional('filename', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'source-document',
    'sourceId': Encode.of(sourceId),
    'mediaType': Encode.of(mediaType),
    'title': Encode.of(title),
    if (filename != null) 'filename': Encode.of(filename),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// A file of the answer.
final class UiFile implements UiMessageChunk {
  const UiFile({
    required this.url,
    required this.mediaType,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'file';

  final String url;

  final String mediaType;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiFile fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'file');
    final decoded = UiFile(
      url: input.required('url', Decode.text),
      mediaType: input.required('mediaType', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'file',
    'url': Encode.of(url),
    'mediaType': Encode.of(mediaType),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// A file of the reasoning; AI SDK 7.
final class UiReasoningFile implements UiMessageChunk {
  const UiReasoningFile({
    required this.url,
    required this.mediaType,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'reasoning-file';

  final String url;

  final String mediaType;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiReasoningFile fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'reasoning-file');
    final decoded = UiReasoningFile(
      url: input.required('url', Decode.text),
      mediaType: input.required('mediaType', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'reasoning-file',
    'url': Encode.of(url),
    'mediaType': Encode.of(mediaType),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// A message of the user's that was added to the running turn; AI SDK 7.
final class UiSteeringMessage implements UiMessageChunk {
  const UiSteeringMessage({
    required this.id,
    required this.parts,
    this.extra = const {},
  });

  String get type => 'steering-message';

  final String id;

  final List<Map<String, Object?>> parts;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiSteeringMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'steering-message');
    final decoded = UiSteeringMessage(
      id: input.required('id', Decode.text),
      parts: input.required('parts', Decode.listOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'steering-message',
    'id': Encode.of(id),
    'parts': Encode.of(parts),
  };
}

/// A provider's own part; AI SDK 7.
final class UiCustom implements UiMessageChunk {
  const UiCustom({
    required this.kind,
    this.providerMetadata,
    this.extra = const {},
  });

  String get type => 'custom';

  final String kind;

  /// Facts by provider.
  final Map<String, Map<String, Object?>>? providerMetadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiCustom fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'custom');
    final decoded = UiCustom(
      kind: input.required('kind', Decode.text),
      providerMetadata: input.optional('providerMetadata', Decode.mapOf(Decode.objectValue)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'custom',
    'kind': Encode.of(kind),
    if (providerMetadata != null) 'providerMetadata': Encode.of(providerMetadata),
  };
}

/// One of our own parts, as `data-permission`. A part with the same type and id
/// replaces the earlier one.
final class UiData implements UiMessageChunk {
  const UiData({
    required this.type,
    this.id,
    required this.data,
    this.transient,
    this.extra = const {},
  });

  final String type;

  final String? id;

  final Object? data;

  /// Not part of the message.
  final bool? transient;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiData fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UiData(
      type: input.required('type', Decode.textLike('^data-')),
      id: input.optional('id', Decode.text),
      data: input.required('data', Decode.anyValue),
      transient: input.optional('transient', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    if (id != null) 'id': Encode.of(id),
    'data': Encode.of(data),
    if (transient != null) 'transient': Encode.of(transient),
  };
}

/// A type that this version does not know. Skip it.
final class UiUnknown implements UiMessageChunk {
  const UiUnknown({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UiUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UiUnknown(
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

/// One chunk of the AI SDK's UI message stream; `\[DONE]` ends them.
sealed class UiMessageChunk implements Model {
  const UiMessageChunk();

  String get type;

  Map<String, Object?> get extra;

  static UiMessageChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'start' => UiStart.fromJson(value, at),
      'finish' => UiFinish.fromJson(value, at),
      'abort' => UiAbort.fromJson(value, at),
      'error' => UiError.fromJson(value, at),
      'message-metadata' => UiMessageMetadata.fromJson(value, at),
      'start-step' => UiStartStep.fromJson(value, at),
      'finish-step' => UiFinishStep.fromJson(value, at),
      'reset-step' => UiResetStep.fromJson(value, at),
      'text-start' => UiTextStart.fromJson(value, at),
      'text-delta' => UiTextDelta.fromJson(value, at),
      'text-end' => UiTextEnd.fromJson(value, at),
      'reasoning-start' => UiReasoningStart.fromJson(value, at),
      'reasoning-delta' => UiReasoningDelta.fromJson(value, at),
      'reasoning-end' => UiReasoningEnd.fromJson(value, at),
      'tool-input-start' => UiToolInputStart.fromJson(value, at),
      'tool-input-delta' => UiToolInputDelta.fromJson(value, at),
      'tool-input-available' => UiToolInputAvailable.fromJson(value, at),
      'tool-input-error' => UiToolInputError.fromJson(value, at),
      'tool-approval-request' => UiToolApprovalRequest.fromJson(value, at),
      'tool-approval-response' => UiToolApprovalResponse.fromJson(value, at),
      'tool-output-available' => UiToolOutputAvailable.fromJson(value, at),
      'tool-output-error' => UiToolOutputError.fromJson(value, at),
      'tool-output-denied' => UiToolOutputDenied.fromJson(value, at),
      'source-url' => UiSourceUrl.fromJson(value, at),
      'source-document' => UiSourceDocument.fromJson(value, at),
      'file' => UiFile.fromJson(value, at),
      'reasoning-file' => UiReasoningFile.fromJson(value, at),
      'steering-message' => UiSteeringMessage.fromJson(value, at),
      'custom' => UiCustom.fromJson(value, at),
      _ when tag.startsWith(RegExp('data-')) =>
        UiData.fromJson(value, at),
      _ => UiUnknown.fromJson(value, at),
    };
  }
}
