// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Requests to the gateway.

import '../json.dart';
import 'events.dart';
import 'words.dart';

/// A string, or a list of PromptPart.
sealed class StringOrPromptPartList implements Encodable {
  const StringOrPromptPartList();

  static StringOrPromptPartList fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrPromptPartListOfString(Decode.textOfAtMost(100000)(value, at)),
      List<Object?> _ => StringOrPromptPartListOfPromptPartList(Decode.listOf(PromptPart.fromJson, 1)(value, at)),
      _ => throw Decode.expected('string or array', value, at),
    };
  }
}

final class StringOrPromptPartListOfString extends StringOrPromptPartList {
  const StringOrPromptPartListOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrPromptPartListOfPromptPartList extends StringOrPromptPartList {
  const StringOrPromptPartListOfPromptPartList(this.value);

  final List<PromptPart> value;

  @override
  Object? toJson() => Encode.of(value);
}

/// A string, or a list of AgUiInputPart, or an object.
sealed class StringOrAgUiInputPartListOrObject implements Encodable {
  const StringOrAgUiInputPartListOrObject();

  static StringOrAgUiInputPartListOrObject fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrAgUiInputPartListOrObjectOfString(Decode.text(value, at)),
      List<Object?> _ => StringOrAgUiInputPartListOrObjectOfAgUiInputPartList(Decode.listOf(AgUiInputPart.fromJson)(value, at)),
      Map<String, Object?> _ => StringOrAgUiInputPartListOrObjectOfObject(Decode.objectValue(value, at)),
      _ => throw Decode.expected('string or array or object', value, at),
    };
  }
}

final class StringOrAgUiInputPartListOrObjectOfString extends StringOrAgUiInputPartListOrObject {
  const StringOrAgUiInputPartListOrObjectOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrAgUiInputPartListOrObjectOfAgUiInputPartList extends StringOrAgUiInputPartListOrObject {
  const StringOrAgUiInputPartListOrObjectOfAgUiInputPartList(this.value);

  final List<AgUiInputPart> value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrAgUiInputPartListOrObjectOfObject extends StringOrAgUiInputPartListOrObject {
  const StringOrAgUiInputPartListOrObjectOfObject(this.value);

  final Map<String, Object?> value;

  @override
  Object? toJson() => Encode.of(value);
}

/// A string, or an integer, or null.
sealed class StringOrIntegerOrNull implements Encodable {
  const StringOrIntegerOrNull();

  static StringOrIntegerOrNull fromJson(Object? value, [Pointer at = Pointer.root]) {
    return switch (value) {
      String _ => StringOrIntegerOrNullOfString(Decode.text(value, at)),
      num _ => StringOrIntegerOrNullOfInteger(Decode.integer(-9007199254740991, 9007199254740991)(value, at)),
      null => StringOrIntegerOrNullOfNull(),
      _ => throw Decode.expected('string or number or null', value, at),
    };
  }
}

final class StringOrIntegerOrNullOfString extends StringOrIntegerOrNull {
  const StringOrIntegerOrNullOfString(this.value);

  final String value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrIntegerOrNullOfInteger extends StringOrIntegerOrNull {
  const StringOrIntegerOrNullOfInteger(this.value);

  final int value;

  @override
  Object? toJson() => Encode.of(value);
}

final class StringOrIntegerOrNullOfNull extends StringOrIntegerOrNull {
  const StringOrIntegerOrNullOfNull();

  @override
  Object? toJson() => null;
}

/// Text.
final class PromptText implements PromptPart {
  const PromptText({
    required this.text,
  });

  String get type => 'text';

  final String text;

  static PromptText fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = PromptText(
      text: input.required('text', Decode.textOfAtMost(100000)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'text',
    'text': Encode.of(text),
  };
}

/// An image of at most 10 MB.
final class PromptImage implements PromptPart {
  const PromptImage({
    this.path,
    this.data,
    this.mimeType,
  });

  String get type => 'image';

  /// A path in the workspace. Either this or `data`.
  final String? path;

  /// The content, base64. Either this or `path`.
  final String? data;

  /// Detected from the content when absent.
  final String? mimeType;

  static PromptImage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'image');
    final decoded = PromptImage(
      path: input.optional('path', Decode.text),
      data: input.optional('data', Decode.text),
      mimeType: input.optional('mimeType', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'image',
    if (path != null) 'path': Encode.of(path),
    if (data != null) 'data': Encode.of(data),
    if (mimeType != null) 'mimeType': Encode.of(mimeType),
  };
}

/// A file of at most 10 MB.
final class PromptFile implements PromptPart {
  const PromptFile({
    this.path,
    this.data,
    this.mimeType,
    this.name,
  });

  String get type => 'file';

  /// A path in the workspace. Either this or `data`.
  final String? path;

  /// The content, base64. Either this or `path`.
  final String? data;

  /// Detected from the content when absent.
  final String? mimeType;

  /// The name that the agent sees.
  final String? name;

  static PromptFile fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'file');
    final decoded = PromptFile(
      path: input.optional('path', Decode.text),
      data: input.optional('data', Decode.text),
      mimeType: input.optional('mimeType', Decode.text),
      name: input.optional('name', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'file',
    if (path != null) 'path': Encode.of(path),
    if (data != null) 'data': Encode.of(data),
    if (mimeType != null) 'mimeType': Encode.of(mimeType),
    if (name != null) 'name': Encode.of(name),
  };
}

/// A part of a prompt.
sealed class PromptPart implements Model {
  const PromptPart();

  String get type;

  static PromptPart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'text' => PromptText.fromJson(value, at),
      'image' => PromptImage.fromJson(value, at),
      'file' => PromptFile.fromJson(value, at),
      _ => throw Decode.unknownTag('type', tag, at),
    };
  }
}

/// The configuration that a request asks for.
final class RequestedConfig implements Model {
  const RequestedConfig({
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
    this.workingDirectory,
    this.blockedTools,
    this.tier,
  });

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

  /// Another name for `cwd`.
  final String? workingDirectory;

  /// Another name for `disallowedTools`.
  final List<String>? blockedTools;

  /// Another name for `permissionTier`.
  final PermissionTier? tier;

  static RequestedConfig fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RequestedConfig(
      projectId: input.optional('projectId', Decode.text),
      cwd: input.optional('cwd', Decode.text),
      model: input.optional('model', Decode.text),
      approvalMode: input.optional('approvalMode', ApprovalMode.fromKnown),
      sandboxMode: input.optional('sandboxMode', SandboxMode.fromKnown),
      permissionTier: input.optional('permissionTier', PermissionTier.fromKnown),
      permissionMode: input.optional('permissionMode', PermissionMode.fromKnown),
      allowedTools: input.optional('allowedTools', Decode.listOf(Decode.text)),
      autoApproveTools: input.optional('autoApproveTools', Decode.listOf(Decode.text)),
      disallowedTools: input.optional('disallowedTools', Decode.listOf(Decode.text)),
      maxTurns: input.optional('maxTurns', Decode.integer(1, 1000)),
      maxBudgetUsd: input.optional('maxBudgetUsd', Decode.number(above: 0)),
      protocol: input.optional('protocol', Decode.text),
      workingDirectory: input.optional('workingDirectory', Decode.text),
      blockedTools: input.optional('blockedTools', Decode.listOf(Decode.text)),
      tier: input.optional('tier', PermissionTier.fromKnown),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
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
    if (workingDirectory != null) 'workingDirectory': Encode.of(workingDirectory),
    if (blockedTools != null) 'blockedTools': Encode.of(blockedTools),
    if (tier != null) 'tier': Encode.of(tier),
  };
}

/// A server that the gateway's owner has registered.
final class McpRegisteredServer implements McpServer {
  const McpRegisteredServer({
    required this.name,
  });

  String get type => 'registered';

  /// The name it is registered by.
  final String name;

  static McpRegisteredServer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'registered');
    final decoded = McpRegisteredServer(
      name: input.required('name', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'registered',
    'name': Encode.of(name),
  };
}

/// A server that is started as a process and speaks over stdio.
final class McpStdioServer implements McpServer {
  const McpStdioServer({
    required this.name,
    required this.command,
    this.args,
    this.env,
  });

  String get type => 'stdio';

  /// Unique in the request; tools are named after it.
  final String name;

  /// The program, by name or absolute path.
  final String command;

  final List<String>? args;

  /// Additions to the server's environment.
  final Map<String, String>? env;

  static McpStdioServer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'stdio');
    final decoded = McpStdioServer(
      name: input.required('name', Decode.text),
      command: input.required('command', Decode.text),
      args: input.optional('args', Decode.listOf(Decode.text)),
      env: input.optional('env', Decode.mapOf(Decode.text)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'stdio',
    'name': Encode.of(name),
    'command': Encode.of(command),
    if (args != null) 'args': Encode.of(args),
    if (env != null) 'env': Encode.of(env),
  };
}

/// A server that is reached over Streamable HTTP.
final class McpHttpServer implements McpServer {
  const McpHttpServer({
    required this.name,
    required this.url,
    this.headers,
  });

  String get type => 'http';

  /// Unique in the request; tools are named after it.
  final String name;

  /// An absolute `http:` or `https:` URL.
  final String url;

  /// Sent with every request to the server.
  final Map<String, String>? headers;

  static McpHttpServer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'http');
    final decoded = McpHttpServer(
      name: input.required('name', Decode.text),
      url: input.required('url', Decode.text),
      headers: input.optional('headers', Decode.mapOf(Decode.text)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'http',
    'name': Encode.of(name),
    'url': Encode.of(url),
    if (headers != null) 'headers': Encode.of(headers),
  };
}

/// A server that is reached over HTTP with server-sent events.
final class McpSseServer implements McpServer {
  const McpSseServer({
    required this.name,
    required this.url,
    this.headers,
  });

  String get type => 'sse';

  /// Unique in the request; tools are named after it.
  final String name;

  /// An absolute `http:` or `https:` URL.
  final String url;

  /// Sent with every request to the server.
  final Map<String, String>? headers;

  static McpSseServer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'sse');
    final decoded = McpSseServer(
      name: input.required('name', Decode.text),
      url: input.required('url', Decode.text),
      headers: input.optional('headers', Decode.mapOf(Decode.text)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'sse',
    'name': Encode.of(name),
    'url': Encode.of(url),
    if (headers != null) 'headers': Encode.of(headers),
  };
}

/// An MCP server that the agent may use.
sealed class McpServer implements Model {
  const McpServer();

  String get type;

  String get name;

  static McpServer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'registered' => McpRegisteredServer.fromJson(value, at),
      'stdio' => McpStdioServer.fromJson(value, at),
      'http' => McpHttpServer.fromJson(value, at),
      'sse' => McpSseServer.fromJson(value, at),
      _ => throw Decode.unknownTag('type', tag, at),
    };
  }
}

/// Starts a session.
final class SessionRequest implements Model {
  const SessionRequest({
    required this.agentType,
    this.prompt,
    this.sessionId,
    this.config,
    this.outputSchema,
    this.env,
    this.mcpServers,
    this.onDisconnect,
  });

  /// The agent to run, as registered at the server.
  final AgentType agentType;

  /// The task of the agent: text of at most 100,000 characters, or parts.
  /// Absent: the session is prepared and waits for its first prompt.
  final StringOrPromptPartList? prompt;

  /// The session to resume.
  final String? sessionId;

  final RequestedConfig? config;

  /// The JSON Schema that the answer must satisfy.
  final Map<String, Object?>? outputSchema;

  /// Additions to the agent's environment.
  final Map<String, String>? env;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  /// What happens when the reader disconnects. Absent: `continue`.
  final DisconnectPolicy? onDisconnect;

  static SessionRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionRequest(
      agentType: input.required('agentType', AgentType.fromJson),
      prompt: input.optional('prompt', StringOrPromptPartList.fromJson),
      sessionId: input.optional('sessionId', Decode.text),
      config: input.optional('config', RequestedConfig.fromJson),
      outputSchema: input.optional('outputSchema', Decode.objectValue),
      env: input.optional('env', Decode.mapOf(Decode.text)),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
      onDisconnect: input.optional('onDisconnect', DisconnectPolicy.fromKnown),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'agentType': Encode.of(agentType),
    if (prompt != null) 'prompt': Encode.of(prompt),
    if (sessionId != null) 'sessionId': Encode.of(sessionId),
    if (config != null) 'config': Encode.of(config),
    if (outputSchema != null) 'outputSchema': Encode.of(outputSchema),
    if (env != null) 'env': Encode.of(env),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
    if (onDisconnect != null) 'onDisconnect': Encode.of(onDisconnect),
  };
}

/// One run of one agent: what an adapter plans from.
final class RunRequest implements Model {
  const RunRequest({
    required this.prompt,
    this.resume,
    this.interactive,
    this.deltas,
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
    this.workingDirectory,
    this.blockedTools,
    this.tier,
    this.outputSchema,
    this.env,
    this.mcpServers,
  });

  /// The task of the agent: text of at most 100,000 characters, or parts.
  final StringOrPromptPartList prompt;

  /// The native id of the conversation to resume.
  final String? resume;

  /// A user can answer permissions and questions.
  final bool? interactive;

  /// Stream text as it is written, if a protocol supports it.
  final bool? deltas;

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

  /// Another name for `cwd`.
  final String? workingDirectory;

  /// Another name for `disallowedTools`.
  final List<String>? blockedTools;

  /// Another name for `permissionTier`.
  final PermissionTier? tier;

  /// The JSON Schema that the answer must satisfy.
  final Map<String, Object?>? outputSchema;

  /// Additions to the agent's environment.
  final Map<String, String>? env;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  static RunRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RunRequest(
      prompt: input.required('prompt', StringOrPromptPartList.fromJson),
      resume: input.optional('resume', Decode.text),
      interactive: input.optional('interactive', Decode.boolean),
      deltas: input.optional('deltas', Decode.boolean),
      projectId: input.optional('projectId', Decode.text),
      cwd: input.optional('cwd', Decode.text),
      model: input.optional('model', Decode.text),
      approvalMode: input.optional('approvalMode', ApprovalMode.fromKnown),
      sandboxMode: input.optional('sandboxMode', SandboxMode.fromKnown),
      permissionTier: input.optional('permissionTier', PermissionTier.fromKnown),
      permissionMode: input.optional('permissionMode', PermissionMode.fromKnown),
      allowedTools: input.optional('allowedTools', Decode.listOf(Decode.text)),
      autoApproveTools: input.optional('autoApproveTools', Decode.listOf(Decode.text)),
      disallowedTools: input.optional('disallowedTools', Decode.listOf(Decode.text)),
      maxTurns: input.optional('maxTurns', Decode.integer(1, 1000)),
      maxBudgetUsd: input.optional('maxBudgetUsd', Decode.number(above: 0)),
      protocol: input.optional('protocol', Decode.text),
      workingDirectory: input.optional('workingDirectory', Decode.text),
      blockedTools: input.optional('blockedTools', Decode.listOf(Decode.text)),
      tier: input.optional('tier', PermissionTier.fromKnown),
      outputSchema: input.optional('outputSchema', Decode.objectValue),
      env: input.optional('env', Decode.mapOf(Decode.text)),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'prompt': Encode.of(prompt),
    if (resume != null) 'resume': Encode.of(resume),
    if (interactive != null) 'interactive': Encode.of(interactive),
    if (deltas != null) 'deltas': Encode.of(deltas),
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
    if (workingDirectory != null) 'workingDirectory': Encode.of(workingDirectory),
    if (blockedTools != null) 'blockedTools': Encode.of(blockedTools),
    if (tier != null) 'tier': Encode.of(tier),
    if (outputSchema != null) 'outputSchema': Encode.of(outputSchema),
    if (env != null) 'env': Encode.of(env),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
  };
}

/// A further prompt in a session.
final class TurnRequest implements Model {
  const TurnRequest({
    required this.prompt,
    this.ifBusy,
    this.mcpServers,
  });

  /// The task of the agent: text of at most 100,000 characters, or parts.
  final StringOrPromptPartList prompt;

  /// What to do while a turn runs: `queue` the prompt (also when absent),
  /// `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the
  /// running turn.
  final BusyPolicy? ifBusy;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  static TurnRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = TurnRequest(
      prompt: input.required('prompt', StringOrPromptPartList.fromJson),
      ifBusy: input.optional('ifBusy', BusyPolicy.fromKnown),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'prompt': Encode.of(prompt),
    if (ifBusy != null) 'ifBusy': Encode.of(ifBusy),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
  };
}

/// The answer to a permission request.
final class PermissionAnswer implements Model {
  const PermissionAnswer({
    required this.outcome,
    this.optionId,
    this.message,
    this.arguments,
    this.stop,
  });

  final PermissionDecision outcome;

  /// One of the options of the request.
  final String? optionId;

  /// A message to the agent, sent with the answer.
  final String? message;

  /// Run the tool with these instead.
  final Map<String, Object?>? arguments;

  /// With `denied`: end the turn as well.
  final bool? stop;

  static PermissionAnswer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = PermissionAnswer(
      outcome: input.required('outcome', PermissionDecision.fromKnown),
      optionId: input.optional('optionId', Decode.text),
      message: input.optional('message', Decode.text),
      arguments: input.optional('arguments', Decode.objectValue),
      stop: input.optional('stop', Decode.boolean),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'outcome': Encode.of(outcome),
    if (optionId != null) 'optionId': Encode.of(optionId),
    if (message != null) 'message': Encode.of(message),
    if (arguments != null) 'arguments': Encode.of(arguments),
    if (stop != null) 'stop': Encode.of(stop),
  };
}

/// The answers to the questions of one request.
final class QuestionAnswer implements Model {
  const QuestionAnswer({
    required this.answers,
    this.declined,
  });

  /// By question id: the chosen label or the given text; several if the
  /// question is multiSelect.
  final Map<String, StringOrStringList> answers;

  /// The user declines to answer; `answers` is empty.
  final bool? declined;

  static QuestionAnswer fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = QuestionAnswer(
      answers: input.required('answers', Decode.mapOf(StringOrStringList.fromJson)),
      declined: input.optional('declined', Decode.boolean),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'answers': Encode.of(answers),
    if (declined != null) 'declined': Encode.of(declined),
  };
}

/// Runs a task: the request of `POST /v1/execute`.
final class ExecuteRequest implements Model {
  const ExecuteRequest({
    required this.idempotencyKey,
    required this.task,
    required this.driver,
    this.model,
    this.authToken,
    this.config,
    this.sessionId,
  });

  /// The same key gives the same run.
  final String idempotencyKey;

  /// The task of the agent.
  final String task;

  /// The agent: `claude`, `codex`, `gemini`, `echo`, …
  final String driver;

  final String? model;

  /// The token, if there is no Bearer header.
  final String? authToken;

  final RequestedConfig? config;

  /// The session to resume.
  final String? sessionId;

  static ExecuteRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ExecuteRequest(
      idempotencyKey: input.required('idempotency_key', Decode.text),
      task: input.required('task', Decode.textOfAtMost(100000)),
      driver: input.required('driver', Decode.text),
      model: input.optional('model', Decode.text),
      authToken: input.optional('auth_token', Decode.text),
      config: input.optional('config', RequestedConfig.fromJson),
      sessionId: input.optional('session_id', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'idempotency_key': Encode.of(idempotencyKey),
    'task': Encode.of(task),
    'driver': Encode.of(driver),
    if (model != null) 'model': Encode.of(model),
    if (authToken != null) 'auth_token': Encode.of(authToken),
    if (config != null) 'config': Encode.of(config),
    if (sessionId != null) 'session_id': Encode.of(sessionId),
  };
}

/// Starts a session: the request of `POST /api/sessions`.
final class ApiSessionRequest implements Model {
  const ApiSessionRequest({
    required this.agentId,
    required this.projectId,
    required this.prompt,
  });

  final String agentId;

  /// The name of an allowed workspace's folder.
  final String projectId;

  final String prompt;

  static ApiSessionRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ApiSessionRequest(
      agentId: input.required('agentId', Decode.text),
      projectId: input.required('projectId', Decode.text),
      prompt: input.required('prompt', Decode.textOfAtMost(100000)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'agentId': Encode.of(agentId),
    'projectId': Encode.of(projectId),
    'prompt': Encode.of(prompt),
  };
}

/// Text.
final class ChatText implements ChatPart {
  const ChatText({
    required this.text,
    this.extra = const {},
  });

  String get type => 'text';

  final String text;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatText fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = ChatText(
      text: input.required('text', Decode.textOfAtMost(100000)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text',
    'text': Encode.of(text),
  };
}

/// A file or an image.
final class ChatFile implements ChatPart {
  const ChatFile({
    required this.mediaType,
    required this.url,
    this.filename,
    this.extra = const {},
  });

  String get type => 'file';

  final String mediaType;

  /// A data URL: the server fetches nothing.
  final String url;

  /// The name that the agent sees.
  final String? filename;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatFile fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'file');
    final decoded = ChatFile(
      mediaType: input.required('mediaType', Decode.text),
      url: input.required('url', Decode.text),
      filename: input.optional('filename', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'file',
    'mediaType': Encode.of(mediaType),
    'url': Encode.of(url),
    if (filename != null) 'filename': Encode.of(filename),
  };
}

/// A permission that a call waits for, and its answer.
final class ChatApproval implements Model {
  const ChatApproval({
    required this.id,
    this.approved,
    this.reason,
    this.extra = const {},
  });

  final String id;

  final bool? approved;

  /// A message to the agent, sent with the answer.
  final String? reason;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatApproval fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ChatApproval(
      id: input.required('id', Decode.text),
      approved: input.optional('approved', Decode.boolean),
      reason: input.optional('reason', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    if (approved != null) 'approved': Encode.of(approved),
    if (reason != null) 'reason': Encode.of(reason),
  };
}

/// A call of a tool.
final class ChatCall implements ChatPart {
  const ChatCall({
    required this.toolCallId,
    required this.state,
    this.approval,
    this.extra = const {},
  });

  String get type => 'dynamic-tool';

  final String toolCallId;

  /// Such as `approval-responded`: its permission was answered.
  final String state;

  final ChatApproval? approval;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatCall fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'dynamic-tool');
    final decoded = ChatCall(
      toolCallId: input.required('toolCallId', Decode.text),
      state: input.required('state', Decode.text),
      approval: input.optional('approval', ChatApproval.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'dynamic-tool',
    'toolCallId': Encode.of(toolCallId),
    'state': Encode.of(state),
    if (approval != null) 'approval': Encode.of(approval),
  };
}

/// A part of any other type.
final class ChatUnknownPart implements ChatPart {
  const ChatUnknownPart({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatUnknownPart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ChatUnknownPart(
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

/// A part of a message.
sealed class ChatPart implements Model {
  const ChatPart();

  String get type;

  Map<String, Object?> get extra;

  static ChatPart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'text' => ChatText.fromJson(value, at),
      'file' => ChatFile.fromJson(value, at),
      'dynamic-tool' => ChatCall.fromJson(value, at),
      _ => ChatUnknownPart.fromJson(value, at),
    };
  }
}

/// A message of a chat.
final class ChatMessage implements Model {
  const ChatMessage({
    required this.id,
    required this.role,
    required this.parts,
    this.metadata,
    this.extra = const {},
  });

  final String id;

  final ChatMessageRole role;

  final List<ChatPart> parts;

  final Object? metadata;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ChatMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ChatMessage(
      id: input.required('id', Decode.text),
      role: input.required('role', ChatMessageRole.fromKnown),
      parts: input.required('parts', Decode.listOf(ChatPart.fromJson)),
      metadata: input.optionalOrNull('metadata', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'role': Encode.of(role),
    'parts': Encode.of(parts),
    if (metadata != null) 'metadata': Encode.of(metadata),
  };
}

/// A message of a chat: what the AI SDK's chat transport sends.
final class ChatRequest implements Model {
  const ChatRequest({
    required this.id,
    required this.messages,
    this.trigger,
    this.messageId,
    this.agentType,
    this.config,
    this.outputSchema,
    this.env,
    this.mcpServers,
    this.ifBusy,
  });

  /// The chat's id. Its first message starts a session, further ones continue
  /// it.
  final String id;

  /// The last one is the prompt, or answers permissions. The agent keeps the
  /// earlier ones itself.
  final List<ChatMessage> messages;

  /// `regenerate-message` repeats a prompt whose run failed; a completed answer
  /// cannot be replaced.
  final ChatRequestTrigger? trigger;

  /// The message that is answered, repeated or changed.
  final String? messageId;

  /// The agent to run; required by the first message.
  final AgentType? agentType;

  final RequestedConfig? config;

  /// The JSON Schema that the answer must satisfy.
  final Map<String, Object?>? outputSchema;

  /// Additions to the agent's environment.
  final Map<String, String>? env;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  /// What to do while a turn runs. Absent: `refuse`; `steer` is refused: the
  /// answer is the stream of a prompt of its own.
  final BusyPolicy? ifBusy;

  static ChatRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ChatRequest(
      id: input.required('id', Decode.textOfAtMost(255)),
      messages: input.required('messages', Decode.listOf(ChatMessage.fromJson, 1)),
      trigger: input.optional('trigger', ChatRequestTrigger.fromKnown),
      messageId: input.optional('messageId', Decode.text),
      agentType: input.optional('agentType', AgentType.fromJson),
      config: input.optional('config', RequestedConfig.fromJson),
      outputSchema: input.optional('outputSchema', Decode.objectValue),
      env: input.optional('env', Decode.mapOf(Decode.text)),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
      ifBusy: input.optional('ifBusy', BusyPolicy.fromKnown),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'id': Encode.of(id),
    'messages': Encode.of(messages),
    if (trigger != null) 'trigger': Encode.of(trigger),
    if (messageId != null) 'messageId': Encode.of(messageId),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (config != null) 'config': Encode.of(config),
    if (outputSchema != null) 'outputSchema': Encode.of(outputSchema),
    if (env != null) 'env': Encode.of(env),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
    if (ifBusy != null) 'ifBusy': Encode.of(ifBusy),
  };
}

/// Text.
final class AgUiInputText implements AgUiInputPart {
  const AgUiInputText({
    required this.text,
    this.extra = const {},
  });

  String get type => 'text';

  final String text;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInputText fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'text');
    final decoded = AgUiInputText(
      text: input.required('text', Decode.textOfAtMost(100000)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'text',
    'text': Encode.of(text),
  };
}

/// Where the content of a part is.
final class AgUiSource implements Model {
  const AgUiSource({
    required this.type,
    required this.value,
    this.mimeType,
    this.extra = const {},
  });

  /// `data`, since the server fetches nothing; `url` and `file` are refused.
  final String type;

  /// The content, base64.
  final String value;

  final String? mimeType;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiSource fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiSource(
      type: input.required('type', Decode.text),
      value: input.required('value', Decode.text),
      mimeType: input.optional('mimeType', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'value': Encode.of(value),
    if (mimeType != null) 'mimeType': Encode.of(mimeType),
  };
}

/// An image.
final class AgUiInputImage implements AgUiInputPart {
  const AgUiInputImage({
    required this.source,
    this.extra = const {},
  });

  String get type => 'image';

  final AgUiSource source;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInputImage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'image');
    final decoded = AgUiInputImage(
      source: input.required('source', AgUiSource.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'image',
    'source': Encode.of(source),
  };
}

/// A file.
final class AgUiInputDocument implements AgUiInputPart {
  const AgUiInputDocument({
    required this.source,
    this.extra = const {},
  });

  String get type => 'document';

  final AgUiSource source;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInputDocument fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'document');
    final decoded = AgUiInputDocument(
      source: input.required('source', AgUiSource.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'document',
    'source': Encode.of(source),
  };
}

/// A part of any other type.
final class AgUiInputOther implements AgUiInputPart {
  const AgUiInputOther({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiInputOther fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiInputOther(
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

/// A part of a message.
sealed class AgUiInputPart implements Model {
  const AgUiInputPart();

  String get type;

  Map<String, Object?> get extra;

  static AgUiInputPart fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'text' => AgUiInputText.fromJson(value, at),
      'image' => AgUiInputImage.fromJson(value, at),
      'document' => AgUiInputDocument.fromJson(value, at),
      _ => AgUiInputOther.fromJson(value, at),
    };
  }
}

/// A message of a thread.
final class AgUiMessage implements Model {
  const AgUiMessage({
    required this.id,
    required this.role,
    this.content,
    this.extra = const {},
  });

  final String id;

  /// Such as `user`.
  final String role;

  /// Of a user's message: text, or a list of parts.
  final StringOrAgUiInputPartListOrObject? content;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiMessage(
      id: input.required('id', Decode.text),
      role: input.required('role', Decode.text),
      content: input.optional('content', StringOrAgUiInputPartListOrObject.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'role': Encode.of(role),
    if (content != null) 'content': Encode.of(content),
  };
}

/// Context for the agent.
final class AgUiContext implements Model {
  const AgUiContext({
    required this.description,
    required this.value,
    this.extra = const {},
  });

  final String description;

  final String value;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiContext fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiContext(
      description: input.required('description', Decode.text),
      value: input.required('value', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'description': Encode.of(description),
    'value': Encode.of(value),
  };
}

/// Additional fields of the application.
final class AgUiForwardedProps implements Model {
  const AgUiForwardedProps({
    this.agentType,
    this.config,
    this.outputSchema,
    this.env,
    this.mcpServers,
    this.ifBusy,
    this.extra = const {},
  });

  /// The agent to run; `?agentType=` of the address may name it too.
  final AgentType? agentType;

  final RequestedConfig? config;

  /// The JSON Schema that the answer must satisfy.
  final Map<String, Object?>? outputSchema;

  /// Additions to the agent's environment.
  final Map<String, String>? env;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  /// What to do while a turn runs. Absent: `refuse`; `steer` is refused: the
  /// answer is the stream of a prompt of its own.
  final BusyPolicy? ifBusy;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiForwardedProps fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiForwardedProps(
      agentType: input.optional('agentType', AgentType.fromJson),
      config: input.optional('config', RequestedConfig.fromJson),
      outputSchema: input.optional('outputSchema', Decode.objectValue),
      env: input.optional('env', Decode.mapOf(Decode.text)),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
      ifBusy: input.optional('ifBusy', BusyPolicy.fromKnown),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (config != null) 'config': Encode.of(config),
    if (outputSchema != null) 'outputSchema': Encode.of(outputSchema),
    if (env != null) 'env': Encode.of(env),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
    if (ifBusy != null) 'ifBusy': Encode.of(ifBusy),
  };
}

/// The answer to an interrupt.
final class AgUiResume implements Model {
  const AgUiResume({
    required this.interruptId,
    required this.status,
    this.payload,
    this.extra = const {},
  });

  final String interruptId;

  /// `cancelled`: denied, or declined.
  final AgUiResumeStatus status;

  /// Of a permission `{approved, editedArgs?, message?}`; of a question
  /// `{answers: {<questionId>: …}}`.
  final Object? payload;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiResume fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiResume(
      interruptId: input.required('interruptId', Decode.text),
      status: input.required('status', AgUiResumeStatus.fromKnown),
      payload: input.optionalOrNull('payload', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'interruptId': Encode.of(interruptId),
    'status': Encode.of(status),
    if (payload != null) 'payload': Encode.of(payload),
  };
}

/// A run of AG-UI: its `RunAgentInput`.
final class AgUiRunRequest implements Model {
  const AgUiRunRequest({
    required this.threadId,
    required this.runId,
    this.protocolVersion,
    this.parentRunId,
    this.state,
    required this.messages,
    this.tools,
    this.context,
    this.forwardedProps,
    this.resume,
    this.extra = const {},
  });

  /// The thread. Its first run starts a session, further ones continue it.
  final String threadId;

  /// The client's id of this run.
  final String runId;

  final String? protocolVersion;

  final String? parentRunId;

  /// Ignored: agents share no state.
  final Object? state;

  /// The last one is the prompt if it is from the user. Otherwise the response
  /// is the current thread.
  final List<AgUiMessage> messages;

  /// Must be empty: an agent runs its own tools.
  final List<Map<String, Object?>>? tools;

  /// Put before the prompt.
  final List<AgUiContext>? context;

  final AgUiForwardedProps? forwardedProps;

  /// Answers to the interrupts of the run before.
  final List<AgUiResume>? resume;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiRunRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiRunRequest(
      threadId: input.required('threadId', Decode.textOfAtMost(255)),
      runId: input.required('runId', Decode.textOfAtMost(255)),
      protocolVersion: input.optional('protocolVersion', Decode.text),
      parentRunId: input.optional('parentRunId', Decode.text),
      state: input.optionalOrNull('state', Decode.anyValue),
      messages: input.required('messages', Decode.listOf(AgUiMessage.fromJson)),
      tools: input.optional('tools', Decode.listOf(Decode.objectValue)),
      context: input.optional('context', Decode.listOf(AgUiContext.fromJson)),
      forwardedProps: input.optional('forwardedProps', AgUiForwardedProps.fromJson),
      resume: input.optional('resume', Decode.listOf(AgUiResume.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'threadId': Encode.of(threadId),
    'runId': Encode.of(runId),
    if (protocolVersion != null) 'protocolVersion': Encode.of(protocolVersion),
    if (parentRunId != null) 'parentRunId': Encode.of(parentRunId),
    if (state != null) 'state': Encode.of(state),
    'messages': Encode.of(messages),
    if (tools != null) 'tools': Encode.of(tools),
    if (context != null) 'context': Encode.of(context),
    if (forwardedProps != null) 'forwardedProps': Encode.of(forwardedProps),
    if (resume != null) 'resume': Encode.of(resume),
  };
}

/// A login for browsers: the request of `POST /v1/login`.
final class LoginRequest implements Model {
  const LoginRequest({
    required this.token,
    this.as_,
  });

  /// A token of the server.
  final String token;

  /// `cookie` (also when absent): the answer sets a cookie. `ticket`: the
  /// answer has a short-lived ticket for the URL of a stream.
  final As? as_;

  static LoginRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = LoginRequest(
      token: input.required('token', Decode.text),
      as_: input.optional('as', As.fromKnown),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'token': Encode.of(token),
    if (as_ != null) 'as': Encode.of(as_),
  };
}

/// The parameters of session.create.
final class RpcSessionCreateParams implements Model {
  const RpcSessionCreateParams({
    required this.path,
    this.mode,
    this.model,
    this.cliType,
  });

  /// An existing folder inside an allowed workspace; `~/` is the home folder of
  /// the server, and a relative path starts at the first workspace.
  final String path;

  /// Absent: `auto`.
  final RpcMode? mode;

  /// Absent: the agent's own.
  final String? model;

  /// Absent: `claude`. `claude`, `codex`, `gemini`, `opencode`, `echo`, …
  final String? cliType;

  static RpcSessionCreateParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionCreateParams(
      path: input.required('path', Decode.text),
      mode: input.optional('mode', RpcMode.fromKnown),
      model: input.optional('model', Decode.text),
      cliType: input.optional('cli_type', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'path': Encode.of(path),
    if (mode != null) 'mode': Encode.of(mode),
    if (model != null) 'model': Encode.of(model),
    if (cliType != null) 'cli_type': Encode.of(cliType),
  };
}

/// Creates a session; starts no process.
final class RpcSessionCreate implements RpcRequest {
  const RpcSessionCreate({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.create';

  final RpcSessionCreateParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionCreate fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.create');
    final decoded = RpcSessionCreate(
      params: input.required('params', RpcSessionCreateParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.create',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.send.
final class RpcSessionSendParams implements Model {
  const RpcSessionSendParams({
    required this.sessionId,
    required this.message,
  });

  final String sessionId;

  final String message;

  static RpcSessionSendParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionSendParams(
      sessionId: input.required('sessionId', Decode.text),
      message: input.required('message', Decode.textOfAtMost(100000)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
    'message': Encode.of(message),
  };
}

/// Sends a message; answers with a stream of StreamEvents.
final class RpcSessionSend implements RpcRequest {
  const RpcSessionSend({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.send';

  final RpcSessionSendParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionSend fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.send');
    final decoded = RpcSessionSend(
      params: input.required('params', RpcSessionSendParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.send',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.resume.
final class RpcSessionResumeParams implements Model {
  const RpcSessionResumeParams({
    required this.sessionId,
    this.sdkSessionId,
  });

  final String sessionId;

  /// The native id to resume.
  final String? sdkSessionId;

  static RpcSessionResumeParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionResumeParams(
      sessionId: input.required('sessionId', Decode.text),
      sdkSessionId: input.optional('sdkSessionId', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
    if (sdkSessionId != null) 'sdkSessionId': Encode.of(sdkSessionId),
  };
}

/// Resumes a session.
final class RpcSessionResume implements RpcRequest {
  const RpcSessionResume({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.resume';

  final RpcSessionResumeParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionResume fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.resume');
    final decoded = RpcSessionResume(
      params: input.required('params', RpcSessionResumeParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.resume',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.destroy.
final class RpcSessionDestroyParams implements Model {
  const RpcSessionDestroyParams({
    required this.sessionId,
  });

  final String sessionId;

  static RpcSessionDestroyParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionDestroyParams(
      sessionId: input.required('sessionId', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
  };
}

/// Ends a session.
final class RpcSessionDestroy implements RpcRequest {
  const RpcSessionDestroy({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.destroy';

  final RpcSessionDestroyParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionDestroy fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.destroy');
    final decoded = RpcSessionDestroy(
      params: input.required('params', RpcSessionDestroyParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.destroy',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// No parameters; any that are sent are ignored.
final class RpcNoParams implements Model {
  const RpcNoParams({
    this.extra = const {},
  });

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RpcNoParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcNoParams(
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
  };
}

/// Lists the sessions.
final class RpcSessionList implements RpcRequest {
  const RpcSessionList({
    this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.list';

  final RpcNoParams? params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionList fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.list');
    final decoded = RpcSessionList(
      params: input.optional('params', RpcNoParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.list',
    if (params != null) 'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.set_mode.
final class RpcSessionSetModeParams implements Model {
  const RpcSessionSetModeParams({
    required this.sessionId,
    required this.mode,
  });

  final String sessionId;

  final RpcMode mode;

  static RpcSessionSetModeParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionSetModeParams(
      sessionId: input.required('sessionId', Decode.text),
      mode: input.required('mode', RpcMode.fromKnown),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
    'mode': Encode.of(mode),
  };
}

/// Sets the mode, from the next message on.
final class RpcSessionSetMode implements RpcRequest {
  const RpcSessionSetMode({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.set_mode';

  final RpcSessionSetModeParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionSetMode fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.set_mode');
    final decoded = RpcSessionSetMode(
      params: input.required('params', RpcSessionSetModeParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.set_mode',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.set_model.
final class RpcSessionSetModelParams implements Model {
  const RpcSessionSetModelParams({
    required this.sessionId,
    required this.model,
  });

  final String sessionId;

  /// Null: the agent's own.
  final String? model;

  static RpcSessionSetModelParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionSetModelParams(
      sessionId: input.required('sessionId', Decode.text),
      model: input.requiredOrNull('model', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
    'model': Encode.of(model),
  };
}

/// Sets the model, from the next message on.
final class RpcSessionSetModel implements RpcRequest {
  const RpcSessionSetModel({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.set_model';

  final RpcSessionSetModelParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionSetModel fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.set_model');
    final decoded = RpcSessionSetModel(
      params: input.required('params', RpcSessionSetModelParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.set_model',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.interrupt.
final class RpcSessionInterruptParams implements Model {
  const RpcSessionInterruptParams({
    required this.sessionId,
  });

  final String sessionId;

  static RpcSessionInterruptParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionInterruptParams(
      sessionId: input.required('sessionId', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
  };
}

/// Interrupts and clears the queue.
final class RpcSessionInterrupt implements RpcRequest {
  const RpcSessionInterrupt({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.interrupt';

  final RpcSessionInterruptParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionInterrupt fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.interrupt');
    final decoded = RpcSessionInterrupt(
      params: input.required('params', RpcSessionInterruptParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.interrupt',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.queue_stats.
final class RpcSessionQueueStatsParams implements Model {
  const RpcSessionQueueStatsParams({
    required this.sessionId,
  });

  final String sessionId;

  static RpcSessionQueueStatsParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionQueueStatsParams(
      sessionId: input.required('sessionId', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
  };
}

/// Returns the queue.
final class RpcSessionQueueStats implements RpcRequest {
  const RpcSessionQueueStats({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.queue_stats';

  final RpcSessionQueueStatsParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionQueueStats fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.queue_stats');
    final decoded = RpcSessionQueueStats(
      params: input.required('params', RpcSessionQueueStatsParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.queue_stats',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// The parameters of session.reconnect.
final class RpcSessionReconnectParams implements Model {
  const RpcSessionReconnectParams({
    required this.sessionId,
  });

  final String sessionId;

  static RpcSessionReconnectParams fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcSessionReconnectParams(
      sessionId: input.required('sessionId', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'sessionId': Encode.of(sessionId),
  };
}

/// Returns the missed events.
final class RpcSessionReconnect implements RpcRequest {
  const RpcSessionReconnect({
    required this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'session.reconnect';

  final RpcSessionReconnectParams params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcSessionReconnect fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'session.reconnect');
    final decoded = RpcSessionReconnect(
      params: input.required('params', RpcSessionReconnectParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'session.reconnect',
    'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// Returns the health of the server.
final class RpcHealthCheck implements RpcRequest {
  const RpcHealthCheck({
    this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'health.check';

  final RpcNoParams? params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcHealthCheck fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'health.check');
    final decoded = RpcHealthCheck(
      params: input.optional('params', RpcNoParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'health.check',
    if (params != null) 'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// Lists the sessions with their queues.
final class RpcMonitorSessions implements RpcRequest {
  const RpcMonitorSessions({
    this.params,
    this.id,
    this.jsonrpc,
  });

  String get method => 'monitor.sessions';

  final RpcNoParams? params;

  /// Returned unchanged.
  final StringOrIntegerOrNull? id;

  final String? jsonrpc;

  static RpcMonitorSessions fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('method', 'monitor.sessions');
    final decoded = RpcMonitorSessions(
      params: input.optional('params', RpcNoParams.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      jsonrpc: input.optional('jsonrpc', Decode.constant('2.0')),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'method': 'monitor.sessions',
    if (params != null) 'params': Encode.of(params),
    if (id != null) 'id': Encode.of(id),
    if (jsonrpc != null) 'jsonrpc': Encode.of(jsonrpc),
  };
}

/// A call of `POST /rpc`.
sealed class RpcRequest implements Model {
  const RpcRequest();

  String get method;

  StringOrIntegerOrNull? get id;

  String? get jsonrpc;

  static RpcRequest fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('method', value, at);
    return switch (tag) {
      'session.create' => RpcSessionCreate.fromJson(value, at),
      'session.send' => RpcSessionSend.fromJson(value, at),
      'session.resume' => RpcSessionResume.fromJson(value, at),
      'session.destroy' => RpcSessionDestroy.fromJson(value, at),
      'session.list' => RpcSessionList.fromJson(value, at),
      'session.set_mode' => RpcSessionSetMode.fromJson(value, at),
      'session.set_model' => RpcSessionSetModel.fromJson(value, at),
      'session.interrupt' => RpcSessionInterrupt.fromJson(value, at),
      'session.queue_stats' => RpcSessionQueueStats.fromJson(value, at),
      'session.reconnect' => RpcSessionReconnect.fromJson(value, at),
      'health.check' => RpcHealthCheck.fromJson(value, at),
      'monitor.sessions' => RpcMonitorSessions.fromJson(value, at),
      _ => throw Decode.unknownTag('method', tag, at),
    };
  }
}

/// Answers a permission request.
final class PermissionAnswerFrame implements ClientFrame {
  const PermissionAnswerFrame({
    this.ref,
    required this.requestId,
    required this.outcome,
    this.optionId,
    this.message,
    this.arguments,
    this.stop,
  });

  String get type => 'permissionAnswer';

  /// Returned in the `ack` or `problem` that answers this frame.
  final String? ref;

  /// The request to answer.
  final String requestId;

  final PermissionDecision outcome;

  /// One of the options of the request.
  final String? optionId;

  /// A message to the agent, sent with the answer.
  final String? message;

  /// Run the tool with these instead.
  final Map<String, Object?>? arguments;

  /// With `denied`: end the turn as well.
  final bool? stop;

  static PermissionAnswerFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'permissionAnswer');
    final decoded = PermissionAnswerFrame(
      ref: input.optional('ref', Decode.text),
      requestId: input.required('requestId', Decode.text),
      outcome: input.required('outcome', PermissionDecision.fromKnown),
      optionId: input.optional('optionId', Decode.text),
      message: input.optional('message', Decode.text),
      arguments: input.optional('arguments', Decode.objectValue),
      stop: input.optional('stop', Decode.boolean),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'permissionAnswer',
    if (ref != null) 'ref': Encode.of(ref),
    'requestId': Encode.of(requestId),
    'outcome': Encode.of(outcome),
    if (optionId != null) 'optionId': Encode.of(optionId),
    if (message != null) 'message': Encode.of(message),
    if (arguments != null) 'arguments': Encode.of(arguments),
    if (stop != null) 'stop': Encode.of(stop),
  };
}

/// Answers a question.
final class QuestionAnswerFrame implements ClientFrame {
  const QuestionAnswerFrame({
    this.ref,
    required this.requestId,
    required this.answers,
    this.declined,
  });

  String get type => 'questionAnswer';

  /// Returned in the `ack` or `problem` that answers this frame.
  final String? ref;

  /// The request to answer.
  final String requestId;

  /// By question id: the chosen label or the given text; several if the
  /// question is multiSelect.
  final Map<String, StringOrStringList> answers;

  /// The user declines to answer; `answers` is empty.
  final bool? declined;

  static QuestionAnswerFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'questionAnswer');
    final decoded = QuestionAnswerFrame(
      ref: input.optional('ref', Decode.text),
      requestId: input.required('requestId', Decode.text),
      answers: input.required('answers', Decode.mapOf(StringOrStringList.fromJson)),
      declined: input.optional('declined', Decode.boolean),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'questionAnswer',
    if (ref != null) 'ref': Encode.of(ref),
    'requestId': Encode.of(requestId),
    'answers': Encode.of(answers),
    if (declined != null) 'declined': Encode.of(declined),
  };
}

/// A further prompt.
final class PromptFrame implements ClientFrame {
  const PromptFrame({
    this.ref,
    required this.prompt,
    this.ifBusy,
    this.mcpServers,
  });

  String get type => 'prompt';

  /// Returned in the `ack` or `problem` that answers this frame.
  final String? ref;

  /// The task of the agent: text of at most 100,000 characters, or parts.
  final StringOrPromptPartList prompt;

  /// What to do while a turn runs: `queue` the prompt (also when absent),
  /// `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the
  /// running turn.
  final BusyPolicy? ifBusy;

  /// MCP servers for the agent, in addition to those of its own settings.
  final List<McpServer>? mcpServers;

  static PromptFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'prompt');
    final decoded = PromptFrame(
      ref: input.optional('ref', Decode.text),
      prompt: input.required('prompt', StringOrPromptPartList.fromJson),
      ifBusy: input.optional('ifBusy', BusyPolicy.fromKnown),
      mcpServers: input.optional('mcpServers', Decode.listOf(McpServer.fromJson)),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'prompt',
    if (ref != null) 'ref': Encode.of(ref),
    'prompt': Encode.of(prompt),
    if (ifBusy != null) 'ifBusy': Encode.of(ifBusy),
    if (mcpServers != null) 'mcpServers': Encode.of(mcpServers),
  };
}

/// Interrupts the turn.
final class InterruptFrame implements ClientFrame {
  const InterruptFrame({
    this.ref,
  });

  String get type => 'interrupt';

  /// Returned in the `ack` or `problem` that answers this frame.
  final String? ref;

  static InterruptFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'interrupt');
    final decoded = InterruptFrame(
      ref: input.optional('ref', Decode.text),
    );
    input.end();
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    'type': 'interrupt',
    if (ref != null) 'ref': Encode.of(ref),
  };
}

/// What a client writes to the WebSocket of a session.
sealed class ClientFrame implements Model {
  const ClientFrame();

  String get type;

  String? get ref;

  static ClientFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'permissionAnswer' => PermissionAnswerFrame.fromJson(value, at),
      'questionAnswer' => QuestionAnswerFrame.fromJson(value, at),
      'prompt' => PromptFrame.fromJson(value, at),
      'interrupt' => InterruptFrame.fromJson(value, at),
      _ => throw Decode.unknownTag('type', tag, at),
    };
  }
}
