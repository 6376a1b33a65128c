// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Connection events.

import '../json.dart';
import 'words.dart';

/// The session waits for its turn to run.
final class QueuedNotice implements ConnectionEvent {
  const QueuedNotice({
    required this.sessionId,
    required this.timestamp,
    required this.position,
    this.extra = const {},
  });

  String get type => 'queued';

  final String sessionId;

  final String timestamp;

  /// From 1.
  final int position;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QueuedNotice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'queued');
    final decoded = QueuedNotice(
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      position: input.required('position', Decode.integer(1, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'queued',
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'position': Encode.of(position),
  };
}

/// Events are missing here because they are no longer stored.
final class GapNotice implements ConnectionEvent {
  const GapNotice({
    required this.sessionId,
    required this.timestamp,
    required this.fromSeq,
    required this.toSeq,
    required this.reason,
    this.extra = const {},
  });

  String get type => 'gap';

  final String sessionId;

  final String timestamp;

  /// The first missing event.
  final int fromSeq;

  /// The last missing event.
  final int toSeq;

  final GapReason reason;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static GapNotice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'gap');
    final decoded = GapNotice(
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      fromSeq: input.required('fromSeq', Decode.integer(0, 9007199254740991)),
      toSeq: input.required('toSeq', Decode.integer(0, 9007199254740991)),
      reason: input.required('reason', GapReason.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'gap',
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
    'fromSeq': Encode.of(fromSeq),
    'toSeq': Encode.of(toSeq),
    'reason': Encode.of(reason),
  };
}

/// The connection is alive.
final class PingNotice implements ConnectionEvent {
  const PingNotice({
    required this.sessionId,
    required this.timestamp,
    this.extra = const {},
  });

  String get type => 'ping';

  final String sessionId;

  final String timestamp;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PingNotice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'ping');
    final decoded = PingNotice(
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'ping',
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
  };
}

/// A notice that this version does not know. Skip it.
final class UnknownNotice implements ConnectionEvent {
  const UnknownNotice({
    required this.type,
    required this.sessionId,
    required this.timestamp,
    this.extra = const {},
  });

  final String type;

  final String sessionId;

  final String timestamp;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UnknownNotice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UnknownNotice(
      type: input.required('type', Decode.text),
      sessionId: input.required('sessionId', Decode.text),
      timestamp: input.required('timestamp', Decode.timestamp),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'sessionId': Encode.of(sessionId),
    'timestamp': Encode.of(timestamp),
  };
}

/// A notice about the connection that carries events. It is not in the log.
sealed class ConnectionEvent implements Model {
  const ConnectionEvent();

  String get type;

  String get sessionId;

  String get timestamp;

  Map<String, Object?> get extra;

  static ConnectionEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'queued' => QueuedNotice.fromJson(value, at),
      'gap' => GapNotice.fromJson(value, at),
      'ping' => PingNotice.fromJson(value, at),
      _ => UnknownNotice.fromJson(value, at),
    };
  }
}
