// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the daemon family.

import '../json.dart';
import 'words.dart';

/// An object, or a list of StreamQuestion.
sealed class ObjectOrStreamQuestionList implements Encodable {
  const ObjectOrStreamQuestionList();

  static ObjectOrStreamQuestionList fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      Map<String, Object?> _ => ObjectOrStreamQuestionListOfObject(Decode.objectValue(value, at)),
      List<Object?> _ => ObjectOrStreamQuestionListOfStreamQuestionList(Decode.listOf(StreamQuestion.fromJson)(value, at)),
      _ => throw Decode.expected('object or array', value, at),
    };
  }
}

final class ObjectOrStreamQuestionListOfObject extends ObjectOrStreamQuestionList {
  const ObjectOrStreamQuestionListOfObject(this.value);

  final Map<String, Object?> value;

  @override
  Object? toJson() => Encode.of(value);
}

final class ObjectOrStreamQuestionListOfStreamQuestionList extends ObjectOrStreamQuestionList {
  const ObjectOrStreamQuestionListOfStreamQuestionList(this.value);

  final List<StreamQuestion> value;

  @override
  Object? toJson() => Encode.of(value);
}

/// Facts about the session.
final class StreamSystem implements StreamEvent {
  const StreamSystem({
    required this.subtype,
    this.sessionId,
    this.model,
    this.raw,
    this.extra = const {},
  });

  String get type => 'system';

  final StreamSystemSubtype subtype;

  /// The native id of the conversation.
  final String? sessionId;

  final String? model;

  /// The native line; on request.
  final Object? raw;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamSystem fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'system');
    final decoded = StreamSystem(
      subtype: input.required('subtype', StreamSystemSubtype.fromJson),
      sessionId: input.optional('session_id', Decode.text),
      model: input.optional('model', Decode.text),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'system',
    'subtype': Encode.of(subtype),
    if (sessionId != null) 'session_id': Encode.of(sessionId),
    if (model != null) 'model': Encode.of(model),
    if (raw != null) 'raw': Encode.of(raw),
  };
}

/// A piece of text; the next `text` replaces the pieces before it.
final class StreamPartial implements StreamEvent {
  const StreamPartial({
    required this.content,
    this.extra = const {},
  });

  String get type => 'partial';

  final String content;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamPartial fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'partial');
    final decoded = StreamPartial(
      content: input.required('content', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'partial',
    'content': Encode.of(content),
  };
}

/// A whole text.
final class StreamText implements StreamEvent {
  const StreamText({
    required this.content,
    this.raw,
    this.extra = const {},
  });

  String get type => 'text';

  final String content;

  /// The native line; on request.
  final Object? raw;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamText fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = StreamText(
      content: input.required('content', Decode.text),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text',
    'content': Encode.of(content),
    if (raw != null) 'raw': Encode.of(raw),
  };
}

/// One answer to choose.
final class StreamQuestionOption implements Model {
  const StreamQuestionOption({
    required this.description,
    this.label,
    this.extra = const {},
  });

  final String description;

  final String? label;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamQuestionOption fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = StreamQuestionOption(
      description: input.required('description', Decode.text),
      label: input.optional('label', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'description': Encode.of(description),
    if (label != null) 'label': Encode.of(label),
  };
}

/// One question of AskUserQuestion.
final class StreamQuestion implements Model {
  const StreamQuestion({
    required this.header,
    required this.options,
    this.multiSelect,
    this.extra = const {},
  });

  final String header;

  final List<StreamQuestionOption> options;

  final bool? multiSelect;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamQuestion fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = StreamQuestion(
      header: input.required('header', Decode.text),
      options: input.required('options', Decode.listOf(StreamQuestionOption.fromJson)),
      multiSelect: input.optional('multiSelect', Decode.boolean),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'header': Encode.of(header),
    'options': Encode.of(options),
    if (multiSelect != null) 'multiSelect': Encode.of(multiSelect),
  };
}

/// A tool is called, or runs.
final class StreamToolUse implements StreamEvent {
  const StreamToolUse({
    required this.tool,
    this.input,
    this.message,
    this.raw,
    this.extra = const {},
  });

  String get type => 'tool_use';

  final String tool;

  /// The tool's arguments; for AskUserQuestion the list of questions.
  final ObjectOrStreamQuestionList? input;

  /// The current activity.
  final String? message;

  /// The native line; on request.
  final Object? raw;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamToolUse fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'tool_use');
    final decoded = StreamToolUse(
      tool: input.required('tool', Decode.text),
      input: input.optional('input', ObjectOrStreamQuestionList.fromJson),
      message: input.optional('message', Decode.text),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'tool_use',
    'tool': Encode.of(tool),
    if (input != null) 'input': Encode.of(input),
    if (message != null) 'message': Encode.of(message),
    if (raw != null) 'raw': Encode.of(raw),
  };
}

/// The agent finished. Last event.
final class StreamResult implements StreamEvent {
  const StreamResult({
    this.sessionId,
    this.raw,
    this.extra = const {},
  });

  String get type => 'result';

  /// The id to resume the conversation with.
  final String? sessionId;

  /// The native line; on request.
  final Object? raw;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'result');
    final decoded = StreamResult(
      sessionId: input.optional('session_id', Decode.text),
      raw: input.optionalOrNull('raw', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'result',
    if (sessionId != null) 'session_id': Encode.of(sessionId),
    if (raw != null) 'raw': Encode.of(raw),
  };
}

/// The session is busy; the message waits.
final class StreamQueued implements StreamEvent {
  const StreamQueued({
    required this.position,
    this.extra = const {},
  });

  String get type => 'queued';

  /// From 1.
  final int position;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamQueued fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'queued');
    final decoded = StreamQueued(
      position: input.required('position', Decode.integer(1, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'queued',
    'position': Encode.of(position),
  };
}

/// An error. Last event.
final class StreamError implements StreamEvent {
  const StreamError({
    required this.message,
    this.extra = const {},
  });

  String get type => 'error';

  final String message;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'error');
    final decoded = StreamError(
      message: input.required('message', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'error',
    'message': Encode.of(message),
  };
}

/// The connection is alive; every 30 seconds.
final class StreamPing implements StreamEvent {
  const StreamPing({
    this.extra = const {},
  });

  String get type => 'ping';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamPing fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'ping');
    final decoded = StreamPing(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'ping',
  };
}

/// The operation was interrupted. Last event.
final class StreamInterrupted implements StreamEvent {
  const StreamInterrupted({
    this.extra = const {},
  });

  String get type => 'interrupted';

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamInterrupted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'interrupted');
    final decoded = StreamInterrupted(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'interrupted',
  };
}

/// A type that this version does not know. Skip it.
final class StreamUnknown implements StreamEvent {
  const StreamUnknown({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static StreamUnknown fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = StreamUnknown(
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

/// One `data:` line of the answer to `session.send`; `\[DONE]` ends them.
sealed class StreamEvent implements Model {
  const StreamEvent();

  String get type;

  Map<String, Object?> get extra;

  static StreamEvent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'system' => StreamSystem.fromJson(value, at),
      'partial' => StreamPartial.fromJson(value, at),
      'text' => StreamText.fromJson(value, at),
      'tool_use' => StreamToolUse.fromJson(value, at),
      'result' => StreamResult.fromJson(value, at),
      'queued' => StreamQueued.fromJson(value, at),
      'error' => StreamError.fromJson(value, at),
      'ping' => StreamPing.fromJson(value, at),
      'interrupted' => StreamInterrupted.fromJson(value, at),
      _ => StreamUnknown.fromJson(value, at),
    };
  }
}
