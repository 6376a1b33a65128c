// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Responses of the gateway.

import '../json.dart';
import 'events.dart';
import 'requests.dart';
import 'words.dart';

/// A client's frame was carried out.
final class AckFrame implements ServerFrame {
  const AckFrame({
    this.ref,
    this.extra = const {},
  });

  String get type => 'ack';

  /// Comes back in the `ack` or `problem` that answers this.
  final String? ref;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AckFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'ack');
    final decoded = AckFrame(
      ref: input.optional('ref', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'ack',
    if (ref != null) 'ref': Encode.of(ref),
  };
}

/// One thing that was wrong.
final class ProblemError implements Model {
  const ProblemError({
    required this.path,
    required this.message,
    this.extra = const {},
  });

  /// Where, as a JSON Pointer.
  final String path;

  final String message;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ProblemError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ProblemError(
      path: input.required('path', Decode.text),
      message: input.required('message', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'path': Encode.of(path),
    'message': Encode.of(message),
  };
}

/// Why a request was refused, and what to do (`application/problem+json`).
final class Problem implements Model {
  const Problem({
    required this.type,
    required this.title,
    required this.status,
    required this.detail,
    this.errors,
    this.allowed,
    this.extra = const {},
  });

  /// What kind of problem: stable, to be compared.
  final String type;

  /// The kind in words.
  final String title;

  /// The HTTP status.
  final int status;

  /// What was wrong this time, and the remedy.
  final String detail;

  final List<ProblemError>? errors;

  /// What would have been allowed.
  final List<String>? allowed;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Problem fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Problem(
      type: input.required('type', Decode.text),
      title: input.required('title', Decode.text),
      status: input.required('status', Decode.integer(400, 599)),
      detail: input.required('detail', Decode.text),
      errors: input.optional('errors', Decode.listOf(ProblemError.fromJson)),
      allowed: input.optional('allowed', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': Encode.of(type),
    'title': Encode.of(title),
    'status': Encode.of(status),
    'detail': Encode.of(detail),
    if (errors != null) 'errors': Encode.of(errors),
    if (allowed != null) 'allowed': Encode.of(allowed),
  };
}

/// A client's frame was refused.
final class ProblemFrame implements ServerFrame {
  const ProblemFrame({
    this.ref,
    required this.problem,
    this.extra = const {},
  });

  String get type => 'problem';

  /// Comes back in the `ack` or `problem` that answers this.
  final String? ref;

  final Problem problem;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ProblemFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'problem');
    final decoded = ProblemFrame(
      ref: input.optional('ref', Decode.text),
      problem: input.required('problem', Problem.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'problem',
    if (ref != null) 'ref': Encode.of(ref),
    'problem': Encode.of(problem),
  };
}

/// An event, or a connection event.
final class EventFrame implements ServerFrame {
  const EventFrame({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static EventFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = EventFrame(
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

/// Frames that the server writes to the WebSocket of a session, except events
/// and connection events.
sealed class ServerFrame implements Model {
  const ServerFrame();

  String get type;

  Map<String, Object?> get extra;

  static ServerFrame fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'ack' => AckFrame.fromJson(value, at),
      'problem' => ProblemFrame.fromJson(value, at),
      _ => EventFrame.fromJson(value, at),
    };
  }
}

/// A session, as the gateway returns it.
final class Session implements Model {
  const Session({
    required this.id,
    required this.agentType,
    required this.state,
    required this.createdAt,
    required this.updatedAt,
    required this.lastSeq,
    required this.turn,
    this.usage,
    this.nativeSessionId,
    this.alias,
    this.extra = const {},
  });

  final String id;

  final AgentType agentType;

  final SessionState state;

  final String createdAt;

  final String updatedAt;

  /// The seq of its newest event; 0 before the first.
  final int lastSeq;

  /// The number of its newest turn; 0 before the first.
  final int turn;

  final TokenUsage? usage;

  final String? nativeSessionId;

  /// The id that a client gave the session, such as that of a chat.
  final String? alias;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Session fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Session(
      id: input.required('id', Decode.text),
      agentType: input.required('agentType', AgentType.fromJson),
      state: input.required('state', SessionState.fromJson),
      createdAt: input.required('createdAt', Decode.timestamp),
      updatedAt: input.required('updatedAt', Decode.timestamp),
      lastSeq: input.required('lastSeq', Decode.integer(0, 9007199254740991)),
      turn: input.required('turn', Decode.integer(0, 9007199254740991)),
      usage: input.optional('usage', TokenUsage.fromJson),
      nativeSessionId: input.optional('nativeSessionId', Decode.text),
      alias: input.optional('alias', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'agentType': Encode.of(agentType),
    'state': Encode.of(state),
    'createdAt': Encode.of(createdAt),
    'updatedAt': Encode.of(updatedAt),
    'lastSeq': Encode.of(lastSeq),
    'turn': Encode.of(turn),
    if (usage != null) 'usage': Encode.of(usage),
    if (nativeSessionId != null) 'nativeSessionId': Encode.of(nativeSessionId),
    if (alias != null) 'alias': Encode.of(alias),
  };
}

/// A page of sessions.
final class SessionPage implements Model {
  const SessionPage({
    required this.sessions,
    required this.next,
    this.extra = const {},
  });

  final List<Session> sessions;

  /// What to pass as `cursor` for the next page; null at the end.
  final String? next;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionPage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionPage(
      sessions: input.required('sessions', Decode.listOf(Session.fromJson)),
      next: input.requiredOrNull('next', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessions': Encode.of(sessions),
    'next': Encode.of(next),
  };
}

/// A page of events.
final class EventPage implements Model {
  const EventPage({
    required this.events,
    required this.next,
    this.extra = const {},
  });

  final List<UnifiedEvent> events;

  /// What to pass as `after` for the next page; null at the end of an ended
  /// session.
  final int? next;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static EventPage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = EventPage(
      events: input.required('events', Decode.listOf(UnifiedEvent.fromJson)),
      next: input.requiredOrNull('next', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'events': Encode.of(events),
    'next': Encode.of(next),
  };
}

/// A further prompt was taken.
final class TurnAccepted implements Model {
  const TurnAccepted({
    this.turnNumber,
    this.position,
    this.extra = const {},
  });

  final int? turnNumber;

  /// In the queue, from 1.
  final int? position;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static TurnAccepted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = TurnAccepted(
      turnNumber: input.optional('turnNumber', Decode.integer(1, 9007199254740991)),
      position: input.optional('position', Decode.integer(1, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (turnNumber != null) 'turnNumber': Encode.of(turnNumber),
    if (position != null) 'position': Encode.of(position),
  };
}

/// Which fields of a request an agent can honour.
final class AgentSupport implements Model {
  const AgentSupport({
    required this.fields,
    required this.refused,
    this.extra = const {},
  });

  /// The fields that are taken; their values may still be refused.
  final List<String> fields;

  /// By field: why it is refused.
  final Map<String, String> refused;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgentSupport fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgentSupport(
      fields: input.required('fields', Decode.listOf(Decode.text)),
      refused: input.required('refused', Decode.mapOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'fields': Encode.of(fields),
    'refused': Encode.of(refused),
  };
}

/// What a pair of modes becomes; or why it is refused.
final class AgentMode implements Model {
  const AgentMode({
    this.refused,
    this.summary,
    this.approvalMode,
    this.sandboxMode,
    this.notGuaranteed,
    this.extra = const {},
  });

  /// Why it is refused; the other fields are absent then.
  final String? refused;

  /// What the agent is started with, in Markdown.
  final String? summary;

  /// What the run gets, which may be less than it asked for.
  final ApprovalMode? approvalMode;

  /// What the run gets, which may be less than it asked for.
  final SandboxMode? sandboxMode;

  /// What cannot be guaranteed, in words.
  final List<String>? notGuaranteed;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgentMode fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgentMode(
      refused: input.optional('refused', Decode.text),
      summary: input.optional('summary', Decode.text),
      approvalMode: input.optional('approvalMode', ApprovalMode.fromJson),
      sandboxMode: input.optional('sandboxMode', SandboxMode.fromJson),
      notGuaranteed: input.optional('notGuaranteed', Decode.listOf(Decode.text)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (refused != null) 'refused': Encode.of(refused),
    if (summary != null) 'summary': Encode.of(summary),
    if (approvalMode != null) 'approvalMode': Encode.of(approvalMode),
    if (sandboxMode != null) 'sandboxMode': Encode.of(sandboxMode),
    if (notGuaranteed != null) 'notGuaranteed': Encode.of(notGuaranteed),
  };
}

/// What the modes of a request become.
final class AgentModes implements Model {
  const AgentModes({
    required this.own,
    required this.pairs,
    this.extra = const {},
  });

  /// Neither mode is asked for: the agent's own settings decide.
  final AgentMode own;

  /// By approval mode, then by sandbox mode.
  final Map<String, Map<String, AgentMode>> pairs;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgentModes fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgentModes(
      own: input.required('own', AgentMode.fromJson),
      pairs: input.required('pairs', Decode.mapOf(Decode.mapOf(AgentMode.fromJson))),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'own': Encode.of(own),
    'pairs': Encode.of(pairs),
  };
}

/// One agent: whether it is here, and what it can do.
final class AgentInfo implements Model {
  const AgentInfo({
    required this.agentType,
    required this.name,
    required this.installed,
    this.version,
    this.versionStatus,
    required this.tested,
    required this.can,
    required this.cannot,
    this.supports,
    this.modes,
    this.extra = const {},
  });

  final AgentType agentType;

  final String name;

  final bool installed;

  final String? version;

  final VersionStatus? versionStatus;

  /// The versions that were tested.
  final List<String> tested;

  /// What it can do.
  final List<String> can;

  /// What it cannot do, in words.
  final List<String> cannot;

  /// By protocol: which fields of a request can be honoured.
  final Map<String, AgentSupport>? supports;

  /// By protocol: what each pair of modes becomes.
  final Map<String, AgentModes>? modes;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgentInfo fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgentInfo(
      agentType: input.required('agentType', AgentType.fromJson),
      name: input.required('name', Decode.text),
      installed: input.required('installed', Decode.boolean),
      version: input.optional('version', Decode.text),
      versionStatus: input.optional('versionStatus', VersionStatus.fromJson),
      tested: input.required('tested', Decode.listOf(Decode.text)),
      can: input.required('can', Decode.listOf(Decode.text)),
      cannot: input.required('cannot', Decode.listOf(Decode.text)),
      supports: input.optional('supports', Decode.mapOf(AgentSupport.fromJson)),
      modes: input.optional('modes', Decode.mapOf(AgentModes.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'agentType': Encode.of(agentType),
    'name': Encode.of(name),
    'installed': Encode.of(installed),
    if (version != null) 'version': Encode.of(version),
    if (versionStatus != null) 'versionStatus': Encode.of(versionStatus),
    'tested': Encode.of(tested),
    'can': Encode.of(can),
    'cannot': Encode.of(cannot),
    if (supports != null) 'supports': Encode.of(supports),
    if (modes != null) 'modes': Encode.of(modes),
  };
}

/// The agents that the gateway knows.
final class AgentList implements Model {
  const AgentList({
    required this.agents,
    this.extra = const {},
  });

  final List<AgentInfo> agents;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgentList fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgentList(
      agents: input.required('agents', Decode.listOf(AgentInfo.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'agents': Encode.of(agents),
  };
}

/// The limits of the gateway. More than them is refused or cut.
final class GatewayLimits implements Model {
  const GatewayLimits({
    required this.maxLineBytes,
    required this.maxRepeatBytes,
    required this.maxPromptCharacters,
    required this.maxPromptPartBytes,
    required this.maxPromptParts,
    required this.maxPromptBytes,
    required this.maxBodyBytes,
    required this.maxPageEvents,
    required this.maxPageSessions,
    required this.maxRunning,
    required this.maxWaiting,
    this.extra = const {},
  });

  /// Bytes of one event.
  final int maxLineBytes;

  /// Bytes of a value that repeats what was already sent; a larger one may be
  /// left out.
  final int maxRepeatBytes;

  /// Characters of a prompt, and of each text part.
  final int maxPromptCharacters;

  /// Bytes of an image or a file in a prompt.
  final int maxPromptPartBytes;

  /// Parts of a prompt.
  final int maxPromptParts;

  /// Bytes of all images and files of a prompt.
  final int maxPromptBytes;

  /// Bytes of a request's body, and of a WebSocket message.
  final int maxBodyBytes;

  /// Events of one page.
  final int maxPageEvents;

  /// Sessions of one page.
  final int maxPageSessions;

  /// Runs at the same time.
  final int maxRunning;

  /// Runs that wait in the queue.
  final int maxWaiting;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static GatewayLimits fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = GatewayLimits(
      maxLineBytes: input.required('maxLineBytes', Decode.integer(1, 9007199254740991)),
      maxRepeatBytes: input.required('maxRepeatBytes', Decode.integer(1, 9007199254740991)),
      maxPromptCharacters: input.required('maxPromptCharacters', Decode.integer(1, 9007199254740991)),
      maxPromptPartBytes: input.required('maxPromptPartBytes', Decode.integer(1, 9007199254740991)),
      maxPromptParts: input.required('maxPromptParts', Decode.integer(1, 9007199254740991)),
      maxPromptBytes: input.required('maxPromptBytes', Decode.integer(1, 9007199254740991)),
      maxBodyBytes: input.required('maxBodyBytes', Decode.integer(1, 9007199254740991)),
      maxPageEvents: input.required('maxPageEvents', Decode.integer(1, 9007199254740991)),
      maxPageSessions: input.required('maxPageSessions', Decode.integer(1, 9007199254740991)),
      maxRunning: input.required('maxRunning', Decode.integer(1, 9007199254740991)),
      maxWaiting: input.required('maxWaiting', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'maxLineBytes': Encode.of(maxLineBytes),
    'maxRepeatBytes': Encode.of(maxRepeatBytes),
    'maxPromptCharacters': Encode.of(maxPromptCharacters),
    'maxPromptPartBytes': Encode.of(maxPromptPartBytes),
    'maxPromptParts': Encode.of(maxPromptParts),
    'maxPromptBytes': Encode.of(maxPromptBytes),
    'maxBodyBytes': Encode.of(maxBodyBytes),
    'maxPageEvents': Encode.of(maxPageEvents),
    'maxPageSessions': Encode.of(maxPageSessions),
    'maxRunning': Encode.of(maxRunning),
    'maxWaiting': Encode.of(maxWaiting),
  };
}

/// What a node does at the moment.
final class NodeLoad implements Model {
  const NodeLoad({
    required this.running,
    required this.waiting,
    this.maxRunning,
    this.extra = const {},
  });

  /// Runs.
  final int running;

  /// Runs that wait for a place on it.
  final int waiting;

  /// The most runs that it takes at once.
  final int? maxRunning;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static NodeLoad fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = NodeLoad(
      running: input.required('running', Decode.integer(0, 9007199254740991)),
      waiting: input.required('waiting', Decode.integer(0, 9007199254740991)),
      maxRunning: input.optional('maxRunning', Decode.integer(1, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'running': Encode.of(running),
    'waiting': Encode.of(waiting),
    if (maxRunning != null) 'maxRunning': Encode.of(maxRunning),
  };
}

/// A machine of the gateway.
final class GatewayNode implements Model {
  const GatewayNode({
    required this.name,
    required this.roles,
    required this.agents,
    required this.load,
    this.extra = const {},
  });

  /// Unique among the nodes.
  final String name;

  /// `gateway`: answers requests; `runner`: runs agents.
  final List<Roles> roles;

  /// The agents that it can run.
  final List<String> agents;

  final NodeLoad load;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static GatewayNode fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = GatewayNode(
      name: input.required('name', Decode.text),
      roles: input.required('roles', Decode.listOf(Roles.fromJson)),
      agents: input.required('agents', Decode.listOf(Decode.text)),
      load: input.required('load', NodeLoad.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'name': Encode.of(name),
    'roles': Encode.of(roles),
    'agents': Encode.of(agents),
    'load': Encode.of(load),
  };
}

/// What the gateway is.
final class GatewayInfo implements Model {
  const GatewayInfo({
    required this.schemaVersion,
    required this.version,
    required this.features,
    required this.limits,
    required this.nodes,
    this.extra = const {},
  });

  final String schemaVersion;

  final String version;

  final Map<String, Object?> features;

  final GatewayLimits limits;

  /// The machines that run agents; at least the answering one.
  final List<GatewayNode> nodes;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static GatewayInfo fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = GatewayInfo(
      schemaVersion: input.required('schemaVersion', Decode.text),
      version: input.required('version', Decode.text),
      features: input.required('features', Decode.objectValue),
      limits: input.required('limits', GatewayLimits.fromJson),
      nodes: input.required('nodes', Decode.listOf(GatewayNode.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'schemaVersion': Encode.of(schemaVersion),
    'version': Encode.of(version),
    'features': Encode.of(features),
    'limits': Encode.of(limits),
    'nodes': Encode.of(nodes),
  };
}

/// The caller is logged in: the answer of `POST /v1/login`.
final class LoginResult implements Model {
  const LoginResult({
    required this.owner,
    required this.scopes,
    required this.expiresAt,
    this.ticket,
    this.extra = const {},
  });

  /// The name of the token's owner.
  final String owner;

  /// What the caller may do.
  final List<Scopes> scopes;

  /// When the cookie or ticket ends.
  final String expiresAt;

  /// Passed as `?ticket=` in the URL of a stream; for `as: ticket`.
  final String? ticket;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static LoginResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = LoginResult(
      owner: input.required('owner', Decode.text),
      scopes: input.required('scopes', Decode.listOf(Scopes.fromJson)),
      expiresAt: input.required('expiresAt', Decode.timestamp),
      ticket: input.optional('ticket', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'owner': Encode.of(owner),
    'scopes': Encode.of(scopes),
    'expiresAt': Encode.of(expiresAt),
    if (ticket != null) 'ticket': Encode.of(ticket),
  };
}

/// A key that selects the member of a union.
final class SchemaKey implements Model {
  const SchemaKey({
    required this.key,
    required this.definition,
    this.extra = const {},
  });

  final String key;

  final String definition;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SchemaKey fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SchemaKey(
      key: input.required('key', Decode.text),
      definition: input.required('definition', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'key': Encode.of(key),
    'definition': Encode.of(definition),
  };
}

/// The member for a tag that is none of the values and matches a pattern.
final class SchemaExtension implements Model {
  const SchemaExtension({
    required this.pattern,
    required this.definition,
    this.extra = const {},
  });

  /// A regular expression.
  final String pattern;

  final String definition;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SchemaExtension fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SchemaExtension(
      pattern: input.required('pattern', Decode.text),
      definition: input.required('definition', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'pattern': Encode.of(pattern),
    'definition': Encode.of(definition),
  };
}

/// How the members of a union are distinguished: by the value of one property
/// (`tag`, `members`), or by which key is present (`keys`).
final class SchemaUnion implements Model {
  const SchemaUnion({
    this.tag,
    this.members,
    this.keys,
    this.extension_,
    this.unknown,
    this.extra = const {},
  });

  /// The property whose value selects the member.
  final String? tag;

  /// By value of the tag: the name of the definition.
  final Map<String, String>? members;

  /// The first key that is present selects the member.
  final List<SchemaKey>? keys;

  final SchemaExtension? extension_;

  /// The definition for any other tag, or for none of the keys.
  final String? unknown;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SchemaUnion fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SchemaUnion(
      tag: input.optional('tag', Decode.text),
      members: input.optional('members', Decode.mapOf(Decode.text)),
      keys: input.optional('keys', Decode.listOf(SchemaKey.fromJson)),
      extension_: input.optional('extension', SchemaExtension.fromJson),
      unknown: input.optional('unknown', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (tag != null) 'tag': Encode.of(tag),
    if (members != null) 'members': Encode.of(members),
    if (keys != null) 'keys': Encode.of(keys),
    if (extension_ != null) 'extension': Encode.of(extension_),
    if (unknown != null) 'unknown': Encode.of(unknown),
  };
}

/// One schema.
final class SchemaEntry implements Model {
  const SchemaEntry({
    required this.name,
    required this.id,
    required this.path,
    required this.title,
    required this.root,
    required this.unions,
    this.extra = const {},
  });

  /// `unified`, `native/codex/exec`, …
  final String name;

  final String id;

  /// Below the folder of the index.
  final String path;

  final String title;

  /// The definition that a value of this schema must satisfy.
  final String root;

  /// By name of a definition: how its members are distinguished. Choose the
  /// member first, then validate against `#/$defs/<member>`.
  final Map<String, SchemaUnion> unions;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SchemaEntry fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SchemaEntry(
      name: input.required('name', Decode.text),
      id: input.required('\$id', Decode.text),
      path: input.required('path', Decode.text),
      title: input.required('title', Decode.text),
      root: input.required('root', Decode.text),
      unions: input.required('unions', Decode.mapOf(SchemaUnion.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'name': Encode.of(name),
    '\$id': Encode.of(id),
    'path': Encode.of(path),
    'title': Encode.of(title),
    'root': Encode.of(root),
    'unions': Encode.of(unions),
  };
}

/// The schemas that there are.
final class SchemaIndex implements Model {
  const SchemaIndex({
    required this.schemas,
    this.extra = const {},
  });

  final List<SchemaEntry> schemas;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SchemaIndex fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SchemaIndex(
      schemas: input.required('schemas', Decode.listOf(SchemaEntry.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'schemas': Encode.of(schemas),
  };
}

/// A session, as `/api/sessions` returns it.
final class ApiSession implements Model {
  const ApiSession({
    required this.id,
    required this.agentId,
    required this.projectId,
    required this.prompt,
    required this.state,
    required this.createdAt,
    required this.updatedAt,
    this.extra = const {},
  });

  final String id;

  final String agentId;

  final String projectId;

  final String prompt;

  final ApiState state;

  final String createdAt;

  final String updatedAt;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ApiSession fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ApiSession(
      id: input.required('id', Decode.text),
      agentId: input.required('agentId', Decode.text),
      projectId: input.required('projectId', Decode.text),
      prompt: input.required('prompt', Decode.text),
      state: input.required('state', ApiState.fromKnown),
      createdAt: input.required('createdAt', Decode.timestamp),
      updatedAt: input.required('updatedAt', Decode.timestamp),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'agentId': Encode.of(agentId),
    'projectId': Encode.of(projectId),
    'prompt': Encode.of(prompt),
    'state': Encode.of(state),
    'createdAt': Encode.of(createdAt),
    'updatedAt': Encode.of(updatedAt),
  };
}

/// What became of a session: the answer to its creation and to its cancelling.
final class ApiSessionState implements Model {
  const ApiSessionState({
    required this.id,
    required this.state,
    this.extra = const {},
  });

  final String id;

  final ApiState state;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ApiSessionState fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ApiSessionState(
      id: input.required('id', Decode.text),
      state: input.required('state', ApiState.fromKnown),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'state': Encode.of(state),
  };
}

/// Why a call failed.
final class RpcError implements Model {
  const RpcError({
    required this.code,
    required this.message,
    this.data,
    this.extra = const {},
  });

  /// -32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong
  /// parameter, -32000 anything else.
  final int code;

  final String message;

  final Object? data;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RpcError fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcError(
      code: input.required('code', Decode.integer(-9007199254740991, 9007199254740991)),
      message: input.required('message', Decode.text),
      data: input.optionalOrNull('data', Decode.anyValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'code': Encode.of(code),
    'message': Encode.of(message),
    if (data != null) 'data': Encode.of(data),
  };
}

/// The call failed.
final class RpcFailure implements RpcResponse {
  const RpcFailure({
    required this.error,
    this.id,
    this.extra = const {},
  });

  final RpcError error;

  /// Comes back as it was sent.
  final StringOrIntegerOrNull? id;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RpcFailure fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcFailure(
      error: input.required('error', RpcError.fromJson),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'error': Encode.of(error),
    if (id != null) 'id': Encode.of(id),
  };
}

/// The call succeeded.
final class RpcResult implements RpcResponse {
  const RpcResult({
    required this.result,
    this.id,
    this.extra = const {},
  });

  final Object? result;

  /// Comes back as it was sent.
  final StringOrIntegerOrNull? id;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RpcResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = RpcResult(
      result: input.required('result', Decode.anyValue),
      id: input.optional('id', StringOrIntegerOrNull.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'result': Encode.of(result),
    if (id != null) 'id': Encode.of(id),
  };
}

/// An answer of `POST /rpc`.
sealed class RpcResponse implements Model {
  const RpcResponse();

  StringOrIntegerOrNull? get id;

  Map<String, Object?> get extra;

  static RpcResponse fromJson(Object? value, [Pointer at = Pointer.root]) {
    final object = Decode.objectValue(value, at);
    if (object.containsKey('error')) {
      return RpcFailure.fromJson(value, at);
    }
    if (object.containsKey('result')) {
      return RpcResult.fromJson(value, at);
    }
    throw Decode.missingKey(['error', 'result'], at);
  }
}
