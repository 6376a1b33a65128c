// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Events of the acp family.

import '../json.dart';
import 'words.dart';

/// A string, or a boolean.
sealed class StringOrBoolean implements Encodable {
  const StringOrBoolean();

  static StringOrBoolean fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrBooleanOfString(Decode.text(value, at)),
      bool _ => StringOrBooleanOfBoolean(Decode.boolean(value, at)),
      _ => throw Decode.expected('string or boolean', value, at),
    };
  }
}

final class StringOrBooleanOfString extends StringOrBoolean {
  const StringOrBooleanOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrBooleanOfBoolean extends StringOrBoolean {
  const StringOrBooleanOfBoolean(this.value);

  final bool value;

  @override
  Object? toJson() => Encode.of(value);
}

/// The audience of a block, and its priority.
final class AcpAnnotations implements Model {
  const AcpAnnotations({
    this.audience,
    this.priority,
    this.lastModified,
    this.meta,
    this.extra = const {},
  });

  final List<Audience>? audience;

  final double? priority;

  final String? lastModified;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpAnnotations fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpAnnotations(
      audience: input.optionalOrNull('audience', Decode.listOf(Audience.fromJson)),
      priority: input.optionalOrNull('priority', Decode.number()),
      lastModified: input.optionalOrNull('lastModified', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (audience != null) 'audience': Encode.of(audience),
    if (priority != null) 'priority': Encode.of(priority),
    if (lastModified != null) 'lastModified': Encode.of(lastModified),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// Text.
final class AcpTextBlock implements AcpContentBlock {
  const AcpTextBlock({
    this.annotations,
    this.meta,
    required this.text,
    this.extra = const {},
  });

  String get type => 'text';

  final AcpAnnotations? annotations;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String text;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpTextBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = AcpTextBlock(
      annotations: input.optionalOrNull('annotations', AcpAnnotations.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      text: input.required('text', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text',
    if (annotations != null) 'annotations': Encode.of(annotations),
    if (meta != null) '_meta': Encode.of(meta),
    'text': Encode.of(text),
  };
}

/// An image.
final class AcpImageBlock implements AcpContentBlock {
  const AcpImageBlock({
    this.annotations,
    this.meta,
    required this.data,
    required this.mimeType,
    this.uri,
    this.extra = const {},
  });

  String get type => 'image';

  final AcpAnnotations? annotations;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Base64.
  final String data;

  final String mimeType;

  final String? uri;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpImageBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'image');
    final decoded = AcpImageBlock(
      annotations: input.optionalOrNull('annotations', AcpAnnotations.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      data: input.required('data', Decode.text),
      mimeType: input.required('mimeType', Decode.text),
      uri: input.optionalOrNull('uri', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'image',
    if (annotations != null) 'annotations': Encode.of(annotations),
    if (meta != null) '_meta': Encode.of(meta),
    'data': Encode.of(data),
    'mimeType': Encode.of(mimeType),
    if (uri != null) 'uri': Encode.of(uri),
  };
}

/// Sound.
final class AcpAudioBlock implements AcpContentBlock {
  const AcpAudioBlock({
    this.annotations,
    this.meta,
    required this.data,
    required this.mimeType,
    this.extra = const {},
  });

  String get type => 'audio';

  final AcpAnnotations? annotations;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Base64.
  final String data;

  final String mimeType;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpAudioBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'audio');
    final decoded = AcpAudioBlock(
      annotations: input.optionalOrNull('annotations', AcpAnnotations.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      data: input.required('data', Decode.text),
      mimeType: input.required('mimeType', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'audio',
    if (annotations != null) 'annotations': Encode.of(annotations),
    if (meta != null) '_meta': Encode.of(meta),
    'data': Encode.of(data),
    'mimeType': Encode.of(mimeType),
  };
}

/// A file by its address.
final class AcpResourceLinkBlock implements AcpContentBlock {
  const AcpResourceLinkBlock({
    this.annotations,
    this.meta,
    required this.uri,
    this.name,
    this.title,
    this.description,
    this.mimeType,
    this.size,
    this.extra = const {},
  });

  String get type => 'resource_link';

  final AcpAnnotations? annotations;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String uri;

  final String? name;

  final String? title;

  final String? description;

  final String? mimeType;

  final double? size;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpResourceLinkBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'resource_link');
    final decoded = AcpResourceLinkBlock(
      annotations: input.optionalOrNull('annotations', AcpAnnotations.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      uri: input.required('uri', Decode.text),
      name: input.optionalOrNull('name', Decode.text),
      title: input.optionalOrNull('title', Decode.text),
      description: input.optionalOrNull('description', Decode.text),
      mimeType: input.optionalOrNull('mimeType', Decode.text),
      size: input.optionalOrNull('size', Decode.number()),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'resource_link',
    if (annotations != null) 'annotations': Encode.of(annotations),
    if (meta != null) '_meta': Encode.of(meta),
    'uri': Encode.of(uri),
    if (name != null) 'name': Encode.of(name),
    if (title != null) 'title': Encode.of(title),
    if (description != null) 'description': Encode.of(description),
    if (mimeType != null) 'mimeType': Encode.of(mimeType),
    if (size != null) 'size': Encode.of(size),
  };
}

/// The content of a file: `text`, or bytes as `blob`.
final class AcpResource implements Model {
  const AcpResource({
    required this.uri,
    this.mimeType,
    this.text,
    this.blob,
    this.meta,
    this.extra = const {},
  });

  final String uri;

  final String? mimeType;

  final String? text;

  /// Base64.
  final String? blob;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpResource fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpResource(
      uri: input.required('uri', Decode.text),
      mimeType: input.optionalOrNull('mimeType', Decode.text),
      text: input.optional('text', Decode.text),
      blob: input.optional('blob', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'uri': Encode.of(uri),
    if (mimeType != null) 'mimeType': Encode.of(mimeType),
    if (text != null) 'text': Encode.of(text),
    if (blob != null) 'blob': Encode.of(blob),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A file with its content.
final class AcpResourceBlock implements AcpContentBlock {
  const AcpResourceBlock({
    this.annotations,
    this.meta,
    required this.resource,
    this.extra = const {},
  });

  String get type => 'resource';

  final AcpAnnotations? annotations;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final AcpResource resource;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpResourceBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'resource');
    final decoded = AcpResourceBlock(
      annotations: input.optionalOrNull('annotations', AcpAnnotations.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      resource: input.required('resource', AcpResource.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'resource',
    if (annotations != null) 'annotations': Encode.of(annotations),
    if (meta != null) '_meta': Encode.of(meta),
    'resource': Encode.of(resource),
  };
}

/// A type that this version does not know.
final class AcpUnknownBlock implements AcpContentBlock {
  const AcpUnknownBlock({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpUnknownBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpUnknownBlock(
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

/// A piece of a message, as in the Model Context Protocol.
sealed class AcpContentBlock implements Model {
  const AcpContentBlock();

  String get type;

  Map<String, Object?> get extra;

  static AcpContentBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'text' => AcpTextBlock.fromJson(value, at),
      'image' => AcpImageBlock.fromJson(value, at),
      'audio' => AcpAudioBlock.fromJson(value, at),
      'resource_link' => AcpResourceLinkBlock.fromJson(value, at),
      'resource' => AcpResourceBlock.fromJson(value, at),
      _ => AcpUnknownBlock.fromJson(value, at),
    };
  }
}

/// A piece of the user's message; the agent repeats it when a session is
/// loaded.
final class AcpUserMessageChunk implements AcpUpdate {
  const AcpUserMessageChunk({
    this.meta,
    required this.content,
    this.messageId,
    this.extra = const {},
  });

  String get sessionUpdate => 'user_message_chunk';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final AcpContentBlock content;

  final String? messageId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpUserMessageChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'user_message_chunk');
    final decoded = AcpUserMessageChunk(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      content: input.required('content', AcpContentBlock.fromJson),
      messageId: input.optionalOrNull('messageId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'user_message_chunk',
    if (meta != null) '_meta': Encode.of(meta),
    'content': Encode.of(content),
    if (messageId != null) 'messageId': Encode.of(messageId),
  };
}

/// The next piece of the answer. Gemini CLI also reports changes of its mode
/// this way, before the first prompt.
final class AcpAgentMessageChunk implements AcpUpdate {
  const AcpAgentMessageChunk({
    this.meta,
    required this.content,
    this.messageId,
    this.extra = const {},
  });

  String get sessionUpdate => 'agent_message_chunk';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final AcpContentBlock content;

  final String? messageId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpAgentMessageChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'agent_message_chunk');
    final decoded = AcpAgentMessageChunk(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      content: input.required('content', AcpContentBlock.fromJson),
      messageId: input.optionalOrNull('messageId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'agent_message_chunk',
    if (meta != null) '_meta': Encode.of(meta),
    'content': Encode.of(content),
    if (messageId != null) 'messageId': Encode.of(messageId),
  };
}

/// The next piece of the agent's thoughts.
final class AcpAgentThoughtChunk implements AcpUpdate {
  const AcpAgentThoughtChunk({
    this.meta,
    required this.content,
    this.messageId,
    this.extra = const {},
  });

  String get sessionUpdate => 'agent_thought_chunk';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final AcpContentBlock content;

  final String? messageId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpAgentThoughtChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'agent_thought_chunk');
    final decoded = AcpAgentThoughtChunk(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      content: input.required('content', AcpContentBlock.fromJson),
      messageId: input.optionalOrNull('messageId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'agent_thought_chunk',
    if (meta != null) '_meta': Encode.of(meta),
    'content': Encode.of(content),
    if (messageId != null) 'messageId': Encode.of(messageId),
  };
}

/// Text, or another block of content.
final class AcpToolCallBlock implements AcpToolCallContent {
  const AcpToolCallBlock({
    required this.content,
    this.meta,
    this.extra = const {},
  });

  String get type => 'content';

  final AcpContentBlock content;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCallBlock fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'content');
    final decoded = AcpToolCallBlock(
      content: input.required('content', AcpContentBlock.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'content',
    'content': Encode.of(content),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// An agent's own additions to a diff.
final class AcpDiffMeta implements Model {
  const AcpDiffMeta({
    this.kind,
    this.extra = const {},
  });

  /// Sent by Gemini CLI; `update` by codex-acp.
  final AcpDiffMetaKind? kind;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpDiffMeta fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpDiffMeta(
      kind: input.optional('kind', AcpDiffMetaKind.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (kind != null) 'kind': Encode.of(kind),
  };
}

/// A change of a file: intended while the call is pending, made once it
/// completed.
final class AcpToolCallDiff implements AcpToolCallContent {
  const AcpToolCallDiff({
    required this.path,
    required this.newText,
    this.oldText,
    this.meta,
    this.extra = const {},
  });

  String get type => 'diff';

  final String path;

  /// The text after.
  final String newText;

  final String? oldText;

  final AcpDiffMeta? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCallDiff fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'diff');
    final decoded = AcpToolCallDiff(
      path: input.required('path', Decode.text),
      newText: input.required('newText', Decode.text),
      oldText: input.optionalOrNull('oldText', Decode.text),
      meta: input.optionalOrNull('_meta', AcpDiffMeta.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'diff',
    'path': Encode.of(path),
    'newText': Encode.of(newText),
    if (oldText != null) 'oldText': Encode.of(oldText),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// The output of a command that the host runs.
final class AcpToolCallTerminal implements AcpToolCallContent {
  const AcpToolCallTerminal({
    required this.terminalId,
    this.meta,
    this.extra = const {},
  });

  String get type => 'terminal';

  final String terminalId;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCallTerminal fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'terminal');
    final decoded = AcpToolCallTerminal(
      terminalId: input.required('terminalId', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'terminal',
    'terminalId': Encode.of(terminalId),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A type that this version does not know.
final class AcpToolCallUnknownContent implements AcpToolCallContent {
  const AcpToolCallUnknownContent({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCallUnknownContent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpToolCallUnknownContent(
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

/// A part of the content of a tool call.
sealed class AcpToolCallContent implements Model {
  const AcpToolCallContent();

  String get type;

  Map<String, Object?> get extra;

  static AcpToolCallContent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'content' => AcpToolCallBlock.fromJson(value, at),
      'diff' => AcpToolCallDiff.fromJson(value, at),
      'terminal' => AcpToolCallTerminal.fromJson(value, at),
      _ => AcpToolCallUnknownContent.fromJson(value, at),
    };
  }
}

/// A place in a file that a tool call works on.
final class AcpLocation implements Model {
  const AcpLocation({
    required this.path,
    this.line,
    this.meta,
    this.extra = const {},
  });

  final String path;

  final int? line;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpLocation fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpLocation(
      path: input.required('path', Decode.text),
      line: input.optionalOrNull('line', Decode.integer(-9007199254740991, 9007199254740991)),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'path': Encode.of(path),
    if (line != null) 'line': Encode.of(line),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A tool call started. Gemini CLI omits it if it asked for permission first,
/// and repeats ended calls when a session is loaded.
final class AcpToolCall implements AcpUpdate {
  const AcpToolCall({
    this.meta,
    required this.toolCallId,
    this.name,
    this.kind,
    this.status,
    this.content,
    this.locations,
    this.rawInput,
    this.rawOutput,
    required this.title,
    this.extra = const {},
  });

  String get sessionUpdate => 'tool_call';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// In Gemini CLI it begins with the tool's name and `__`.
  final String toolCallId;

  final String? name;

  final AcpToolCallKind? kind;

  final AcpToolCallStatus? status;

  /// The whole content of the call: it replaces the earlier content. The text
  /// that the model received may be missing.
  final List<AcpToolCallContent>? content;

  final List<AcpLocation>? locations;

  /// The arguments, if the agent sends them.
  final Object? rawInput;

  /// The result, if the agent sends it.
  final Object? rawOutput;

  /// A line for people; opencode first gives the tool's name.
  final String title;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCall fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'tool_call');
    final decoded = AcpToolCall(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      toolCallId: input.required('toolCallId', Decode.text),
      name: input.optionalOrNull('name', Decode.text),
      kind: input.optionalOrNull('kind', AcpToolCallKind.fromJson),
      status: input.optionalOrNull('status', AcpToolCallStatus.fromJson),
      content: input.optionalOrNull('content', Decode.listOf(AcpToolCallContent.fromJson)),
      locations: input.optionalOrNull('locations', Decode.listOf(AcpLocation.fromJson)),
      rawInput: input.optionalOrNull('rawInput', Decode.anyValue),
      rawOutput: input.optionalOrNull('rawOutput', Decode.anyValue),
      title: input.required('title', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'tool_call',
    if (meta != null) '_meta': Encode.of(meta),
    'toolCallId': Encode.of(toolCallId),
    if (name != null) 'name': Encode.of(name),
    if (kind != null) 'kind': Encode.of(kind),
    if (status != null) 'status': Encode.of(status),
    if (content != null) 'content': Encode.of(content),
    if (locations != null) 'locations': Encode.of(locations),
    if (rawInput != null) 'rawInput': Encode.of(rawInput),
    if (rawOutput != null) 'rawOutput': Encode.of(rawOutput),
    'title': Encode.of(title),
  };
}

/// A tool call continued or ended; only the changed fields are sent. Gemini CLI
/// sends none after a refusal.
final class AcpToolCallUpdate implements AcpUpdate {
  const AcpToolCallUpdate({
    this.meta,
    required this.toolCallId,
    this.name,
    this.kind,
    this.status,
    this.content,
    this.locations,
    this.rawInput,
    this.rawOutput,
    this.title,
    this.extra = const {},
  });

  String get sessionUpdate => 'tool_call_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// In Gemini CLI it begins with the tool's name and `__`.
  final String toolCallId;

  final String? name;

  final AcpToolCallUpdateKind? kind;

  final AcpToolCallUpdateStatus? status;

  /// The whole content of the call: it replaces the earlier content. The text
  /// that the model received may be missing.
  final List<AcpToolCallContent>? content;

  final List<AcpLocation>? locations;

  /// The arguments, if the agent sends them.
  final Object? rawInput;

  /// The result, if the agent sends it.
  final Object? rawOutput;

  final String? title;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpToolCallUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'tool_call_update');
    final decoded = AcpToolCallUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      toolCallId: input.required('toolCallId', Decode.text),
      name: input.optionalOrNull('name', Decode.text),
      kind: input.optionalOrNull('kind', AcpToolCallUpdateKind.fromJson),
      status: input.optionalOrNull('status', AcpToolCallUpdateStatus.fromJson),
      content: input.optionalOrNull('content', Decode.listOf(AcpToolCallContent.fromJson)),
      locations: input.optionalOrNull('locations', Decode.listOf(AcpLocation.fromJson)),
      rawInput: input.optionalOrNull('rawInput', Decode.anyValue),
      rawOutput: input.optionalOrNull('rawOutput', Decode.anyValue),
      title: input.optionalOrNull('title', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'tool_call_update',
    if (meta != null) '_meta': Encode.of(meta),
    'toolCallId': Encode.of(toolCallId),
    if (name != null) 'name': Encode.of(name),
    if (kind != null) 'kind': Encode.of(kind),
    if (status != null) 'status': Encode.of(status),
    if (content != null) 'content': Encode.of(content),
    if (locations != null) 'locations': Encode.of(locations),
    if (rawInput != null) 'rawInput': Encode.of(rawInput),
    if (rawOutput != null) 'rawOutput': Encode.of(rawOutput),
    if (title != null) 'title': Encode.of(title),
  };
}

/// One step of a plan.
final class AcpPlanEntry implements Model {
  const AcpPlanEntry({
    required this.content,
    required this.status,
    this.priority,
    this.meta,
    this.extra = const {},
  });

  final String content;

  final AcpPlanEntryStatus status;

  final Priority? priority;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpPlanEntry fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpPlanEntry(
      content: input.required('content', Decode.text),
      status: input.required('status', AcpPlanEntryStatus.fromJson),
      priority: input.optional('priority', Priority.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
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
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// The plan, whole; it replaces the one before.
final class AcpPlan implements AcpUpdate {
  const AcpPlan({
    this.meta,
    required this.entries,
    this.extra = const {},
  });

  String get sessionUpdate => 'plan';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final List<AcpPlanEntry> entries;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpPlan fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'plan');
    final decoded = AcpPlan(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      entries: input.required('entries', Decode.listOf(AcpPlanEntry.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'plan',
    if (meta != null) '_meta': Encode.of(meta),
    'entries': Encode.of(entries),
  };
}

/// The input of a command.
final class AcpCommandInput implements Model {
  const AcpCommandInput({
    this.hint,
    this.meta,
    this.extra = const {},
  });

  final String? hint;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCommandInput fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpCommandInput(
      hint: input.optionalOrNull('hint', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (hint != null) 'hint': Encode.of(hint),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A slash command.
final class AcpCommand implements Model {
  const AcpCommand({
    required this.name,
    this.description,
    this.input,
    this.meta,
    this.extra = const {},
  });

  /// Without the slash; it may have spaces.
  final String name;

  final String? description;

  /// Absent: the command takes no input.
  final AcpCommandInput? input;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCommand fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpCommand(
      name: input.required('name', Decode.text),
      description: input.optionalOrNull('description', Decode.text),
      input: input.optionalOrNull('input', AcpCommandInput.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'name': Encode.of(name),
    if (description != null) 'description': Encode.of(description),
    if (input != null) 'input': Encode.of(input),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// The list of slash commands; it may come before the first prompt.
final class AcpAvailableCommandsUpdate implements AcpUpdate {
  const AcpAvailableCommandsUpdate({
    this.meta,
    required this.availableCommands,
    this.extra = const {},
  });

  String get sessionUpdate => 'available_commands_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final List<AcpCommand> availableCommands;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpAvailableCommandsUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'available_commands_update');
    final decoded = AcpAvailableCommandsUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      availableCommands: input.required('availableCommands', Decode.listOf(AcpCommand.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'available_commands_update',
    if (meta != null) '_meta': Encode.of(meta),
    'availableCommands': Encode.of(availableCommands),
  };
}

/// The agent changed its mode.
final class AcpCurrentModeUpdate implements AcpUpdate {
  const AcpCurrentModeUpdate({
    this.meta,
    required this.currentModeId,
    this.extra = const {},
  });

  String get sessionUpdate => 'current_mode_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String currentModeId;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCurrentModeUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'current_mode_update');
    final decoded = AcpCurrentModeUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      currentModeId: input.required('currentModeId', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'current_mode_update',
    if (meta != null) '_meta': Encode.of(meta),
    'currentModeId': Encode.of(currentModeId),
  };
}

/// One choice.
final class AcpConfigValue implements AcpConfigChoice {
  const AcpConfigValue({
    required this.value,
    this.name,
    this.description,
    this.meta,
    this.extra = const {},
  });

  final String value;

  final String? name;

  final String? description;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpConfigValue fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpConfigValue(
      value: input.required('value', Decode.text),
      name: input.optionalOrNull('name', Decode.text),
      description: input.optionalOrNull('description', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'value': Encode.of(value),
    if (name != null) 'name': Encode.of(name),
    if (description != null) 'description': Encode.of(description),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// Choices that belong together.
final class AcpConfigGroup implements AcpConfigChoice {
  const AcpConfigGroup({
    required this.group,
    this.name,
    required this.options,
    this.meta,
    this.extra = const {},
  });

  /// The group's id.
  final String group;

  final String? name;

  final List<AcpConfigValue> options;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpConfigGroup fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpConfigGroup(
      group: input.required('group', Decode.text),
      name: input.optionalOrNull('name', Decode.text),
      options: input.required('options', Decode.listOf(AcpConfigValue.fromJson)),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'group': Encode.of(group),
    if (name != null) 'name': Encode.of(name),
    'options': Encode.of(options),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A choice of a kind that this version does not know.
final class AcpOtherConfigChoice implements AcpConfigChoice {
  const AcpOtherConfigChoice({
    this.name,
    this.meta,
    this.extra = const {},
  });

  final String? name;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpOtherConfigChoice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpOtherConfigChoice(
      name: input.optional('name', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (name != null) 'name': Encode.of(name),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// A choice, or a group of choices.
sealed class AcpConfigChoice implements Model {
  const AcpConfigChoice();

  String? get name;

  Map<String, Object?>? get meta;

  Map<String, Object?> get extra;

  static AcpConfigChoice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final object = Decode.objectValue(value, at);
    if (object.containsKey('group')) {
      return AcpConfigGroup.fromJson(value, at);
    }
    if (object.containsKey('value')) {
      return AcpConfigValue.fromJson(value, at);
    }
    return AcpOtherConfigChoice.fromJson(value, at);
  }
}

/// A setting of the session, such as its model or its mode.
final class AcpConfigOption implements Model {
  const AcpConfigOption({
    required this.id,
    required this.currentValue,
    this.name,
    this.description,
    this.category,
    this.type,
    this.options,
    this.meta,
    this.extra = const {},
  });

  final String id;

  final StringOrBoolean currentValue;

  final String? name;

  final String? description;

  final Category? category;

  final AcpConfigOptionType? type;

  /// The choices.
  final List<AcpConfigChoice>? options;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpConfigOption fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpConfigOption(
      id: input.required('id', Decode.text),
      currentValue: input.required('currentValue', StringOrBoolean.fromJson),
      name: input.optionalOrNull('name', Decode.text),
      description: input.optionalOrNull('description', Decode.text),
      category: input.optionalOrNull('category', Category.fromJson),
      type: input.optional('type', AcpConfigOptionType.fromJson),
      options: input.optionalOrNull('options', Decode.listOf(AcpConfigChoice.fromJson)),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'currentValue': Encode.of(currentValue),
    if (name != null) 'name': Encode.of(name),
    if (description != null) 'description': Encode.of(description),
    if (category != null) 'category': Encode.of(category),
    if (type != null) 'type': Encode.of(type),
    if (options != null) 'options': Encode.of(options),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// Settings changed; all of them are sent.
final class AcpConfigOptionUpdate implements AcpUpdate {
  const AcpConfigOptionUpdate({
    this.meta,
    required this.configOptions,
    this.extra = const {},
  });

  String get sessionUpdate => 'config_option_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final List<AcpConfigOption> configOptions;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpConfigOptionUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'config_option_update');
    final decoded = AcpConfigOptionUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      configOptions: input.required('configOptions', Decode.listOf(AcpConfigOption.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'config_option_update',
    if (meta != null) '_meta': Encode.of(meta),
    'configOptions': Encode.of(configOptions),
  };
}

/// Facts of the session changed; null removes a fact.
final class AcpSessionInfoUpdate implements AcpUpdate {
  const AcpSessionInfoUpdate({
    this.meta,
    this.title,
    this.updatedAt,
    this.extra = const {},
  });

  String get sessionUpdate => 'session_info_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String? title;

  final String? updatedAt;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpSessionInfoUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'session_info_update');
    final decoded = AcpSessionInfoUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      title: input.optionalOrNull('title', Decode.text),
      updatedAt: input.optionalOrNull('updatedAt', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'session_info_update',
    if (meta != null) '_meta': Encode.of(meta),
    if (title != null) 'title': Encode.of(title),
    if (updatedAt != null) 'updatedAt': Encode.of(updatedAt),
  };
}

/// Money, cumulative over the session.
final class AcpCost implements Model {
  const AcpCost({
    required this.amount,
    required this.currency,
    this.meta,
    this.extra = const {},
  });

  final double amount;

  /// Such as `USD`.
  final String currency;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCost fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpCost(
      amount: input.required('amount', Decode.number()),
      currency: input.required('currency', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'amount': Encode.of(amount),
    'currency': Encode.of(currency),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// How full the context is, and what the session cost so far.
final class AcpUsageUpdate implements AcpUpdate {
  const AcpUsageUpdate({
    this.meta,
    required this.used,
    required this.size,
    this.cost,
    this.extra = const {},
  });

  String get sessionUpdate => 'usage_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Tokens in the context.
  final int used;

  /// Tokens that the context can hold.
  final int size;

  final AcpCost? cost;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpUsageUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'usage_update');
    final decoded = AcpUsageUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      used: input.required('used', Decode.integer(0, 9007199254740991)),
      size: input.required('size', Decode.integer(0, 9007199254740991)),
      cost: input.optionalOrNull('cost', AcpCost.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'usage_update',
    if (meta != null) '_meta': Encode.of(meta),
    'used': Encode.of(used),
    'size': Encode.of(size),
    if (cost != null) 'cost': Encode.of(cost),
  };
}

/// A notice for people.
final class AcpNotice implements AcpUpdate {
  const AcpNotice({
    this.meta,
    required this.severity,
    required this.title,
    this.description,
    this.extra = const {},
  });

  String get sessionUpdate => 'notice';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final Severity severity;

  final String title;

  final String? description;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpNotice fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'notice');
    final decoded = AcpNotice(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      severity: input.required('severity', Severity.fromJson),
      title: input.required('title', Decode.text),
      description: input.optionalOrNull('description', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'notice',
    if (meta != null) '_meta': Encode.of(meta),
    'severity': Encode.of(severity),
    'title': Encode.of(title),
    if (description != null) 'description': Encode.of(description),
  };
}

/// The agent shortens the conversation to fit.
final class AcpCompactionUpdate implements AcpUpdate {
  const AcpCompactionUpdate({
    this.meta,
    required this.compactionId,
    required this.status,
    this.summary,
    this.error,
    this.extra = const {},
  });

  String get sessionUpdate => 'compaction_update';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String compactionId;

  final AcpCompactionUpdateStatus status;

  final List<AcpContentBlock>? summary;

  final String? error;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCompactionUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'compaction_update');
    final decoded = AcpCompactionUpdate(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      compactionId: input.required('compactionId', Decode.text),
      status: input.required('status', AcpCompactionUpdateStatus.fromJson),
      summary: input.optionalOrNull('summary', Decode.listOf(AcpContentBlock.fromJson)),
      error: input.optionalOrNull('error', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'compaction_update',
    if (meta != null) '_meta': Encode.of(meta),
    'compactionId': Encode.of(compactionId),
    'status': Encode.of(status),
    if (summary != null) 'summary': Encode.of(summary),
    if (error != null) 'error': Encode.of(error),
  };
}

/// The next piece of the summary that replaces the conversation.
final class AcpCompactionSummaryChunk implements AcpUpdate {
  const AcpCompactionSummaryChunk({
    this.meta,
    required this.compactionId,
    required this.content,
    this.extra = const {},
  });

  String get sessionUpdate => 'compaction_summary_chunk';

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  final String compactionId;

  final AcpContentBlock content;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpCompactionSummaryChunk fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('sessionUpdate', 'compaction_summary_chunk');
    final decoded = AcpCompactionSummaryChunk(
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      compactionId: input.required('compactionId', Decode.text),
      content: input.required('content', AcpContentBlock.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': 'compaction_summary_chunk',
    if (meta != null) '_meta': Encode.of(meta),
    'compactionId': Encode.of(compactionId),
    'content': Encode.of(content),
  };
}

/// A kind of update that this version does not know.
final class AcpUnknownUpdate implements AcpUpdate {
  const AcpUnknownUpdate({
    required this.sessionUpdate,
    this.meta,
    this.extra = const {},
  });

  final String sessionUpdate;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpUnknownUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpUnknownUpdate(
      sessionUpdate: input.required('sessionUpdate', Decode.text),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionUpdate': Encode.of(sessionUpdate),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// One update of a session.
sealed class AcpUpdate implements Model {
  const AcpUpdate();

  String get sessionUpdate;

  Map<String, Object?>? get meta;

  Map<String, Object?> get extra;

  static AcpUpdate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('sessionUpdate', value, at);
    return switch (tag) {
      'user_message_chunk' => AcpUserMessageChunk.fromJson(value, at),
      'agent_message_chunk' => AcpAgentMessageChunk.fromJson(value, at),
      'agent_thought_chunk' => AcpAgentThoughtChunk.fromJson(value, at),
      'tool_call' => AcpToolCall.fromJson(value, at),
      'tool_call_update' => AcpToolCallUpdate.fromJson(value, at),
      'plan' => AcpPlan.fromJson(value, at),
      'available_commands_update' => AcpAvailableCommandsUpdate.fromJson(value, at),
      'current_mode_update' => AcpCurrentModeUpdate.fromJson(value, at),
      'config_option_update' => AcpConfigOptionUpdate.fromJson(value, at),
      'session_info_update' => AcpSessionInfoUpdate.fromJson(value, at),
      'usage_update' => AcpUsageUpdate.fromJson(value, at),
      'notice' => AcpNotice.fromJson(value, at),
      'compaction_update' => AcpCompactionUpdate.fromJson(value, at),
      'compaction_summary_chunk' => AcpCompactionSummaryChunk.fromJson(value, at),
      _ => AcpUnknownUpdate.fromJson(value, at),
    };
  }
}

/// An update of a session.
final class AcpSessionUpdateParams implements Model {
  const AcpSessionUpdateParams({
    required this.sessionId,
    required this.update,
    this.meta,
    this.extra = const {},
  });

  /// The agent's id of the session.
  final String sessionId;

  final AcpUpdate update;

  /// An agent's own additions.
  final Map<String, Object?>? meta;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpSessionUpdateParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AcpSessionUpdateParams(
      sessionId: input.required('sessionId', Decode.text),
      update: input.required('update', AcpUpdate.fromJson),
      meta: input.optionalOrNull('_meta', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionId': Encode.of(sessionId),
    'update': Encode.of(update),
    if (meta != null) '_meta': Encode.of(meta),
  };
}

/// The agent reports progress.
final class AcpSessionUpdateNotification implements Model {
  const AcpSessionUpdateNotification({
    this.jsonrpc,
    required this.params,
    this.extra = const {},
  });

  String get method => 'session/update';

  final String? jsonrpc;

  final AcpSessionUpdateParams params;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AcpSessionUpdateNotification fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session/update');
    final decoded = AcpSessionUpdateNotification(
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
      params: input.required('params', AcpSessionUpdateParams.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
    'method': 'session/update',
    'params': Encode.of(params),
  };
}
