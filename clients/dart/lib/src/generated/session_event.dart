// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the session-event family.

import '../json.dart';

/// What plan carries.
final class SessionPlanPayload implements Model {
  const SessionPlanPayload({
    required this.message,
    this.extra = const {},
  });

  final String message;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionPlanPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionPlanPayload(
      message: input.required('message', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'message': Encode.of(message),
  };
}

/// A plan or a thought of the agent.
final class SessionPlan implements SessionEvent {
  const SessionPlan({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'plan';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionPlanPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionPlan fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'plan');
    final decoded = SessionPlan(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionPlanPayload.fromJson),
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
    'type': 'plan',
    'payload': Encode.of(payload),
  };
}

/// What log carries.
final class SessionLogPayload implements Model {
  const SessionLogPayload({
    required this.line,
    this.extra = const {},
  });

  final String line;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionLogPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionLogPayload(
      line: input.required('line', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'line': Encode.of(line),
  };
}

/// A text of the agent.
final class SessionLog implements SessionEvent {
  const SessionLog({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'log';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionLogPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionLog fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'log');
    final decoded = SessionLog(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionLogPayload.fromJson),
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
    'payload': Encode.of(payload),
  };
}

/// What diff carries.
final class SessionDiffPayload implements Model {
  const SessionDiffPayload({
    required this.file,
    this.diff,
    this.extra = const {},
  });

  final String file;

  final String? diff;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionDiffPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionDiffPayload(
      file: input.required('file', Decode.text),
      diff: input.optional('diff', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'file': Encode.of(file),
    if (diff != null) 'diff': Encode.of(diff),
  };
}

/// A file was changed.
final class SessionDiff implements SessionEvent {
  const SessionDiff({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'diff';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionDiffPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionDiff fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'diff');
    final decoded = SessionDiff(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionDiffPayload.fromJson),
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
    'type': 'diff',
    'payload': Encode.of(payload),
  };
}

/// What action carries.
final class SessionActionPayload implements Model {
  const SessionActionPayload({
    required this.tool,
    this.args,
    this.extra = const {},
  });

  final String tool;

  final Map<String, Object?>? args;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionActionPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionActionPayload(
      tool: input.required('tool', Decode.text),
      args: input.optional('args', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'tool': Encode.of(tool),
    if (args != null) 'args': Encode.of(args),
  };
}

/// A tool is called.
final class SessionAction implements SessionEvent {
  const SessionAction({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'action';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionActionPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionAction fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'action');
    final decoded = SessionAction(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionActionPayload.fromJson),
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
    'type': 'action',
    'payload': Encode.of(payload),
  };
}

/// What toolResult carries.
final class SessionToolResultPayload implements Model {
  const SessionToolResultPayload({
    required this.tool,
    required this.success,
    this.output,
    this.extra = const {},
  });

  final String tool;

  final bool success;

  final Object? output;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionToolResultPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionToolResultPayload(
      tool: input.required('tool', Decode.text),
      success: input.required('success', Decode.boolean),
      output: input.optionalOrNull('output', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'tool': Encode.of(tool),
    'success': Encode.of(success),
    if (output != null) 'output': Encode.of(output),
  };
}

/// A tool call ended.
final class SessionToolResult implements SessionEvent {
  const SessionToolResult({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'toolResult';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionToolResultPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionToolResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'toolResult');
    final decoded = SessionToolResult(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionToolResultPayload.fromJson),
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
    'type': 'toolResult',
    'payload': Encode.of(payload),
  };
}

/// What error carries.
final class SessionErrorPayload implements Model {
  const SessionErrorPayload({
    required this.message,
    this.extra = const {},
  });

  final String message;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionErrorPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionErrorPayload(
      message: input.required('message', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'message': Encode.of(message),
  };
}

/// The session failed.
final class SessionError implements SessionEvent {
  const SessionError({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'error';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionErrorPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'error');
    final decoded = SessionError(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionErrorPayload.fromJson),
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
    'payload': Encode.of(payload),
  };
}

/// What cancelled carries.
final class SessionCancelledPayload implements Model {
  const SessionCancelledPayload({
    this.extra = const {},
  });

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionCancelledPayload fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionCancelledPayload(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
  };
}

/// The session was cancelled.
final class SessionCancelled implements SessionEvent {
  const SessionCancelled({
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  String get type => 'cancelled';

  final String id;

  final String sessionId;

  final String timestamp;

  final SessionCancelledPayload payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionCancelled fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'cancelled');
    final decoded = SessionCancelled(
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', SessionCancelledPayload.fromJson),
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
    'type': 'cancelled',
    'payload': Encode.of(payload),
  };
}

/// A type that this version does not know.
final class SessionUnknown implements SessionEvent {
  const SessionUnknown({
    required this.type,
    required this.id,
    required this.sessionId,
    required this.timestamp,
    required this.payload,
    this.extra = const {},
  });

  final String type;

  final String id;

  final String sessionId;

  final String timestamp;

  final Map<String, Object?> payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionUnknown(
      type: input.required('type', Decode.text),
      id: input.required('id', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      payload: input.required('payload', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'id': Encode.of(id),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'payload': Encode.of(payload),
  };
}

/// One event of a session of `/api/sessions`, with its payload.
sealed class SessionEvent implements Model {
  const SessionEvent();

  String get id;

  String get sessionId;

  String get timestamp;

  String get type;

  Map<String, Object?> get extra;

  static SessionEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'plan' => SessionPlan.fromJson(value, at),
      'log' => SessionLog.fromJson(value, at),
      'diff' => SessionDiff.fromJson(value, at),
      'action' => SessionAction.fromJson(value, at),
      'toolResult' => SessionToolResult.fromJson(value, at),
      'error' => SessionError.fromJson(value, at),
      'cancelled' => SessionCancelled.fromJson(value, at),
      _ => SessionUnknown.fromJson(value, at),
    };
  }
}
