// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the execute family.

import '../json.dart';
import 'words.dart';

/// A piece of the reply; concatenated, the pieces are the whole reply.
final class OutputAgentToken implements OutputEvent {
  const OutputAgentToken({
    required this.text,
    this.extra = const {},
  });

  String get kind => 'agent_token';

  final String text;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputAgentToken fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'agent_token');
    final decoded = OutputAgentToken(
      text: input.required('text', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'agent_token',
    'text': Encode.of(text),
  };
}

/// A piece of the agent's thoughts; not part of the reply.
final class OutputThinking implements OutputEvent {
  const OutputThinking({
    required this.text,
    this.extra = const {},
  });

  String get kind => 'thinking';

  final String text;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputThinking fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'thinking');
    final decoded = OutputThinking(
      text: input.required('text', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'thinking',
    'text': Encode.of(text),
  };
}

/// A tool call started or ended.
final class OutputToolCall implements OutputEvent {
  const OutputToolCall({
    required this.id,
    required this.name,
    required this.status,
    this.detail,
    this.input,
    this.extra = const {},
  });

  String get kind => 'tool_call';

  final String id;

  final String name;

  final OutputToolCallStatus status;

  final String? detail;

  final Object? input;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputToolCall fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'tool_call');
    final decoded = OutputToolCall(
      id: input.required('id', Decode.text),
      name: input.required('name', Decode.text),
      status: input.required('status', OutputToolCallStatus.fromKnown),
      detail: input.optional('detail', Decode.text),
      input: input.optionalOrNull('input', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'tool_call',
    'id': Encode.of(id),
    'name': Encode.of(name),
    'status': Encode.of(status),
    if (detail != null) 'detail': Encode.of(detail),
    if (input != null) 'input': Encode.of(input),
  };
}

/// What a tool call returned.
final class OutputToolResult implements OutputEvent {
  const OutputToolResult({
    required this.toolCallId,
    required this.output,
    required this.isError,
    this.extra = const {},
  });

  String get kind => 'tool_result';

  final String toolCallId;

  final Object? output;

  final bool isError;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputToolResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'tool_result');
    final decoded = OutputToolResult(
      toolCallId: input.required('tool_call_id', Decode.text),
      output: input.required('output', Decode.anyValue),
      isError: input.required('is_error', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'tool_result',
    'tool_call_id': Encode.of(toolCallId),
    'output': Encode.of(output),
    'is_error': Encode.of(isError),
  };
}

/// A nested agent.
final class OutputSubagent implements OutputEvent {
  const OutputSubagent({
    required this.id,
    required this.status,
    required this.label,
    this.extra = const {},
  });

  String get kind => 'subagent';

  final String id;

  final OutputSubagentStatus status;

  final String label;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputSubagent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'subagent');
    final decoded = OutputSubagent(
      id: input.required('id', Decode.text),
      status: input.required('status', OutputSubagentStatus.fromJson),
      label: input.required('label', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'subagent',
    'id': Encode.of(id),
    'status': Encode.of(status),
    'label': Encode.of(label),
  };
}

/// A hook of the user; SessionStart, Stop and Notification are omitted.
final class OutputHook implements OutputEvent {
  const OutputHook({
    required this.id,
    required this.name,
    required this.status,
    this.extra = const {},
  });

  String get kind => 'hook';

  final String id;

  final String name;

  final OutputHookStatus status;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputHook fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'hook');
    final decoded = OutputHook(
      id: input.required('id', Decode.text),
      name: input.required('name', Decode.text),
      status: input.required('status', OutputHookStatus.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'hook',
    'id': Encode.of(id),
    'name': Encode.of(name),
    'status': Encode.of(status),
  };
}

/// The tokens of this turn.
final class OutputUsage implements OutputEvent {
  const OutputUsage({
    required this.inputTokens,
    required this.outputTokens,
    required this.cacheRead,
    required this.cacheWrite,
    this.extra = const {},
  });

  String get kind => 'usage';

  /// Without input read from or written to a cache.
  final int inputTokens;

  final int outputTokens;

  final int cacheRead;

  final int cacheWrite;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputUsage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'usage');
    final decoded = OutputUsage(
      inputTokens: input.required('input_tokens', Decode.integer(0, 9007199254740991)),
      outputTokens: input.required('output_tokens', Decode.integer(0, 9007199254740991)),
      cacheRead: input.required('cache_read', Decode.integer(0, 9007199254740991)),
      cacheWrite: input.required('cache_write', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'usage',
    'input_tokens': Encode.of(inputTokens),
    'output_tokens': Encode.of(outputTokens),
    'cache_read': Encode.of(cacheRead),
    'cache_write': Encode.of(cacheWrite),
  };
}

/// Any other line of the CLI's output.
final class OutputStdout implements OutputEvent {
  const OutputStdout({
    required this.line,
    this.extra = const {},
  });

  String get kind => 'stdout';

  final String line;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputStdout fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'stdout');
    final decoded = OutputStdout(
      line: input.required('line', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'stdout',
    'line': Encode.of(line),
  };
}

/// A line of the CLI's error output; only if the run failed.
final class OutputStderr implements OutputEvent {
  const OutputStderr({
    required this.line,
    this.extra = const {},
  });

  String get kind => 'stderr';

  final String line;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputStderr fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'stderr');
    final decoded = OutputStderr(
      line: input.required('line', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'stderr',
    'line': Encode.of(line),
  };
}

/// The gateway failed; a session_end with an exit code other than 0 follows.
final class OutputError implements OutputEvent {
  const OutputError({
    required this.message,
    this.extra = const {},
  });

  String get kind => 'error';

  final String message;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'error');
    final decoded = OutputError(
      message: input.required('message', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'error',
    'message': Encode.of(message),
  };
}

/// The end of the stream.
final class OutputSessionEnd implements OutputEvent {
  const OutputSessionEnd({
    required this.exitCode,
    required this.durationMs,
    this.extra = const {},
  });

  String get kind => 'session_end';

  /// The CLI's exit code; 128 + n for a signal; 1 if the run failed though the
  /// code was 0.
  final int exitCode;

  final int durationMs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputSessionEnd fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('kind', 'session_end');
    final decoded = OutputSessionEnd(
      exitCode: input.required('exit_code', Decode.integer(-2147483648, 2147483647)),
      durationMs: input.required('duration_ms', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': 'session_end',
    'exit_code': Encode.of(exitCode),
    'duration_ms': Encode.of(durationMs),
  };
}

/// A kind that this version does not know. Skip it.
final class OutputUnknown implements OutputEvent {
  const OutputUnknown({
    required this.kind,
    this.extra = const {},
  });

  final String kind;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static OutputUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = OutputUnknown(
      kind: input.required('kind', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'kind': Encode.of(kind),
  };
}

/// One `data:` line of `POST /v1/execute`.
sealed class OutputEvent implements Model {
  const OutputEvent();

  String get kind;

  Map<String, Object?> get extra;

  static OutputEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('kind', value, at);
    return switch (tag) {
      'agent_token' => OutputAgentToken.fromJson(value, at),
      'thinking' => OutputThinking.fromJson(value, at),
      'tool_call' => OutputToolCall.fromJson(value, at),
      'tool_result' => OutputToolResult.fromJson(value, at),
      'subagent' => OutputSubagent.fromJson(value, at),
      'hook' => OutputHook.fromJson(value, at),
      'usage' => OutputUsage.fromJson(value, at),
      'stdout' => OutputStdout.fromJson(value, at),
      'stderr' => OutputStderr.fromJson(value, at),
      'error' => OutputError.fromJson(value, at),
      'session_end' => OutputSessionEnd.fromJson(value, at),
      _ => OutputUnknown.fromJson(value, at),
    };
  }
}
