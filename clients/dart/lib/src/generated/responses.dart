// @generated from schemas/v1 by `npm run generate`. Do not edit.
// Responses of the gateway.

import '../json.dart';
import 'events.dart';
import 'execute.dart';
import 'requests.dart';
import 'words.dart';

/// A client's frame was carried out.
final class AckFrame implements ServerFrame {
  const AckFrame({
    this.ref,
    this.extra = const {},
  });

  String get type => 'ack';

  /// Returned in the `ack` or `problem` that answers this frame.
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

/// One error in the request.
final class ProblemError implements Model {
  const ProblemError({
    required this.path,
    required this.message,
    this.extra = const {},
  });

  /// The place in the request, as a JSON Pointer.
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

  /// The kind of problem: a stable URI for programs.
  final String type;

  /// The kind of problem, in words.
  final String title;

  /// The HTTP status.
  final int status;

  /// The cause in this case, and the remedy.
  final String detail;

  final List<ProblemError>? errors;

  /// The allowed values.
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

  /// Returned in the `ack` or `problem` that answers this frame.
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

  /// The client's own id of the session, such as the id of a chat.
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

  /// The `cursor` of the next page; null at the end.
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

  /// The `after` of the next page; null at the end of an ended session.
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

/// A further prompt was accepted.
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

/// The fields of a request that an agent supports.
final class AgentSupport implements Model {
  const AgentSupport({
    required this.fields,
    required this.refused,
    this.extra = const {},
  });

  /// The supported fields; their values may still be refused.
  final List<String> fields;

  /// By unsupported field: why it is refused.
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

/// The effect of a pair of modes; or why it is refused.
final class AgentMode implements Model {
  const AgentMode({
    this.refused,
    this.summary,
    this.approvalMode,
    this.sandboxMode,
    this.notGuaranteed,
    this.extra = const {},
  });

  /// Why it is refused; then the other fields are absent.
  final String? refused;

  /// How the agent is started, in Markdown.
  final String? summary;

  /// The granted mode, which may be stricter than the requested one.
  final ApprovalMode? approvalMode;

  /// The granted mode, which may be stricter than the requested one.
  final SandboxMode? sandboxMode;

  /// The missing guarantees, in words.
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

/// The effect of the modes of a request.
final class AgentModes implements Model {
  const AgentModes({
    required this.own,
    required this.pairs,
    this.extra = const {},
  });

  /// Neither mode is requested: the agent's own settings decide.
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

/// One agent: whether it is installed, and what it supports.
final class AgentInfo implements Model {
  const AgentInfo({
    required this.agentType,
    required this.name,
    required this.installed,
    this.version,
    this.versionStatus,
    this.problem,
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

  /// Why a command that is installed has no version: its exit code and error
  /// output.
  final String? problem;

  /// The versions that were tested.
  final List<String> tested;

  /// The supported features.
  final List<String> can;

  /// The unsupported features, in words.
  final List<String> cannot;

  /// By protocol: the supported fields of a request.
  final Map<String, AgentSupport>? supports;

  /// By protocol: the effect of each pair of modes.
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
      problem: input.optional('problem', Decode.text),
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
    if (problem != null) 'problem': Encode.of(problem),
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

/// The limits of the gateway. Larger values are refused or cut.
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

  /// Bytes of a repeated value; a larger one may be omitted.
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

/// The current load of a node.
final class NodeLoad implements Model {
  const NodeLoad({
    required this.running,
    required this.waiting,
    this.maxRunning,
    this.extra = const {},
  });

  /// Runs.
  final int running;

  /// Runs that wait. Nodes that share a queue each have its length.
  final int waiting;

  /// The maximum number of runs at the same time.
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

/// A process of the gateway.
final class GatewayNode implements Model {
  const GatewayNode({
    required this.name,
    required this.roles,
    required this.agents,
    required this.load,
    this.url,
    this.pool,
    this.sharedHome,
    this.isDraining,
    this.version,
    this.startedAt,
    this.extra = const {},
  });

  /// Unique among the nodes.
  final String name;

  /// `gateway`: answers requests; `worker`: runs agents.
  final List<Roles> roles;

  /// The agents that it can run.
  final List<String> agents;

  final NodeLoad load;

  /// Where it listens.
  final String? url;

  /// The workers that it belongs to.
  final String? pool;

  /// The home folder that it shares with others, which may continue its
  /// sessions.
  final String? sharedHome;

  /// It is stopping, and takes no further runs.
  final bool? isDraining;

  final String? version;

  final String? startedAt;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static GatewayNode fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = GatewayNode(
      name: input.required('name', Decode.text),
      roles: input.required('roles', Decode.listOf(Roles.fromJson)),
      agents: input.required('agents', Decode.listOf(Decode.text)),
      load: input.required('load', NodeLoad.fromJson),
      url: input.optional('url', Decode.text),
      pool: input.optional('pool', Decode.text),
      sharedHome: input.optional('sharedHome', Decode.text),
      isDraining: input.optional('isDraining', Decode.boolean),
      version: input.optional('version', Decode.text),
      startedAt: input.optional('startedAt', Decode.text),
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
    if (url != null) 'url': Encode.of(url),
    if (pool != null) 'pool': Encode.of(pool),
    if (sharedHome != null) 'sharedHome': Encode.of(sharedHome),
    if (isDraining != null) 'isDraining': Encode.of(isDraining),
    if (version != null) 'version': Encode.of(version),
    if (startedAt != null) 'startedAt': Encode.of(startedAt),
  };
}

/// A webhook, and the state of its deliveries.
final class WebhookStatus implements Model {
  const WebhookStatus({
    required this.id,
    required this.host,
    required this.state,
    required this.pending,
    required this.delivered,
    required this.abandoned,
    this.lastError,
    this.extra = const {},
  });

  /// Its name in the log of the gateway.
  final String id;

  /// The host of its URL; the rest may be a secret.
  final String host;

  /// `disabled`: the receiver answered 410.
  final State state;

  /// Pending deliveries.
  final int pending;

  /// Deliveries since the start of the gateway.
  final int delivered;

  /// Deliveries that failed for good since the start of the gateway.
  final int abandoned;

  /// Why the newest failed attempt failed.
  final String? lastError;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static WebhookStatus fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = WebhookStatus(
      id: input.required('id', Decode.text),
      host: input.required('host', Decode.text),
      state: input.required('state', State.fromJson),
      pending: input.required('pending', Decode.integer(0, 9007199254740991)),
      delivered: input.required('delivered', Decode.integer(0, 9007199254740991)),
      abandoned: input.required('abandoned', Decode.integer(0, 9007199254740991)),
      lastError: input.optional('lastError', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'host': Encode.of(host),
    'state': Encode.of(state),
    'pending': Encode.of(pending),
    'delivered': Encode.of(delivered),
    'abandoned': Encode.of(abandoned),
    if (lastError != null) 'lastError': Encode.of(lastError),
  };
}

/// The gateway, its features and limits.
final class GatewayInfo implements Model {
  const GatewayInfo({
    required this.schemaVersion,
    required this.version,
    required this.features,
    required this.limits,
    required this.nodes,
    this.webhooks,
    this.extra = const {},
  });

  final String schemaVersion;

  final String version;

  final Map<String, Object?> features;

  final GatewayLimits limits;

  /// The processes that share the sessions; at least the one that answers.
  final List<GatewayNode> nodes;

  /// The webhooks of the gateway; only for the scope `admin`.
  final List<WebhookStatus>? webhooks;

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
      webhooks: input.optional('webhooks', Decode.listOf(WebhookStatus.fromJson)),
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
    if (webhooks != null) 'webhooks': Encode.of(webhooks),
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

  /// When the cookie or ticket expires.
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

/// The member for a tag that is not in `members` and matches a pattern.
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

/// All schemas.
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

/// The state of a session: the answer to its creation and its cancellation.
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

/// A page of the values of a dialect.
final class DialectPage implements Model {
  const DialectPage({
    required this.events,
    required this.next,
    this.extra = const {},
  });

  /// Values of the requested dialect.
  final List<Map<String, Object?>> events;

  /// The `after` of the next page; null at the end of an ended session.
  final int? next;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static DialectPage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = DialectPage(
      events: input.required('events', Decode.listOf(Decode.objectValue)),
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

/// A task and its whole outcome, as one value.
final class ExecuteResult implements Model {
  const ExecuteResult({
    required this.sessionId,
    required this.text,
    required this.exitCode,
    required this.durationMs,
    required this.events,
    this.extra = const {},
  });

  final String sessionId;

  /// The whole text of the agent.
  final String text;

  final int exitCode;

  final int durationMs;

  final List<OutputEvent> events;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ExecuteResult fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ExecuteResult(
      sessionId: input.required('session_id', Decode.text),
      text: input.required('text', Decode.text),
      exitCode: input.required('exit_code', Decode.integer(-9007199254740991, 9007199254740991)),
      durationMs: input.required('duration_ms', Decode.integer(0, 9007199254740991)),
      events: input.required('events', Decode.listOf(OutputEvent.fromJson)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'session_id': Encode.of(sessionId),
    'text': Encode.of(text),
    'exit_code': Encode.of(exitCode),
    'duration_ms': Encode.of(durationMs),
    'events': Encode.of(events),
  };
}

/// The answer to a permission request or a question was accepted.
final class AnswerAccepted implements Model {
  const AnswerAccepted({
    required this.requestId,
    required this.outcome,
    this.extra = const {},
  });

  final String requestId;

  final AnswerAcceptedOutcome outcome;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AnswerAccepted fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AnswerAccepted(
      requestId: input.required('requestId', Decode.text),
      outcome: input.required('outcome', AnswerAcceptedOutcome.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'requestId': Encode.of(requestId),
    'outcome': Encode.of(outcome),
  };
}

/// Whether the server is alive, or accepts requests.
final class Health implements Model {
  const Health({
    required this.ok,
    this.reason,
    this.quarantined,
    this.extra = const {},
  });

  final bool ok;

  /// Why it does not accept requests.
  final String? reason;

  /// Sessions whose log cannot be read.
  final int? quarantined;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static Health fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = Health(
      ok: input.required('ok', Decode.boolean),
      reason: input.optional('reason', Decode.text),
      quarantined: input.optional('quarantined', Decode.integer(0, 9007199254740991)),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'ok': Encode.of(ok),
    if (reason != null) 'reason': Encode.of(reason),
    if (quarantined != null) 'quarantined': Encode.of(quarantined),
  };
}

/// The capabilities that the gateway offers to AG-UI clients.
final class AgUiCapabilities implements Model {
  const AgUiCapabilities({
    this.identity,
    this.transport,
    this.tools,
    this.state,
    this.multiAgent,
    this.reasoning,
    this.multimodal,
    this.humanInTheLoop,
    this.custom,
    this.extra = const {},
  });

  /// Name and version of the server.
  final Map<String, Object?>? identity;

  /// How runs are streamed.
  final Map<String, Object?>? transport;

  /// The supported use of tools.
  final Map<String, Object?>? tools;

  /// What is kept.
  final Map<String, Object?>? state;

  /// Whether agents start sub-agents.
  final Map<String, Object?>? multiAgent;

  /// Whether reasoning is streamed.
  final Map<String, Object?>? reasoning;

  /// The supported parts of a message.
  final Map<String, Object?>? multimodal;

  /// Approvals and interrupts.
  final Map<String, Object?>? humanInTheLoop;

  /// The agents of this server.
  final Map<String, Object?>? custom;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AgUiCapabilities fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AgUiCapabilities(
      identity: input.optional('identity', Decode.objectValue),
      transport: input.optional('transport', Decode.objectValue),
      tools: input.optional('tools', Decode.objectValue),
      state: input.optional('state', Decode.objectValue),
      multiAgent: input.optional('multiAgent', Decode.objectValue),
      reasoning: input.optional('reasoning', Decode.objectValue),
      multimodal: input.optional('multimodal', Decode.objectValue),
      humanInTheLoop: input.optional('humanInTheLoop', Decode.objectValue),
      custom: input.optional('custom', Decode.objectValue),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    if (identity != null) 'identity': Encode.of(identity),
    if (transport != null) 'transport': Encode.of(transport),
    if (tools != null) 'tools': Encode.of(tools),
    if (state != null) 'state': Encode.of(state),
    if (multiAgent != null) 'multiAgent': Encode.of(multiAgent),
    if (reasoning != null) 'reasoning': Encode.of(reasoning),
    if (multimodal != null) 'multimodal': Encode.of(multimodal),
    if (humanInTheLoop != null) 'humanInTheLoop': Encode.of(humanInTheLoop),
    if (custom != null) 'custom': Encode.of(custom),
  };
}

/// An agent, as `/api/agents` lists it.
final class ApiAgent implements Model {
  const ApiAgent({
    required this.id,
    required this.name,
    required this.installed,
    this.version,
    this.extra = const {},
  });

  /// Passed as `agentId`.
  final String id;

  final String name;

  final bool installed;

  final String? version;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ApiAgent fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ApiAgent(
      id: input.required('id', Decode.text),
      name: input.required('name', Decode.text),
      installed: input.required('installed', Decode.boolean),
      version: input.optional('version', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'name': Encode.of(name),
    'installed': Encode.of(installed),
    if (version != null) 'version': Encode.of(version),
  };
}

/// A workspace, as `/api/projects` lists it.
final class ApiProject implements Model {
  const ApiProject({
    required this.id,
    required this.name,
    required this.path,
    this.extra = const {},
  });

  /// Passed as `projectId`.
  final String id;

  final String name;

  final String path;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static ApiProject fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = ApiProject(
      id: input.required('id', Decode.text),
      name: input.required('name', Decode.text),
      path: input.required('path', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'id': Encode.of(id),
    'name': Encode.of(name),
    'path': Encode.of(path),
  };
}

/// A line of the audit log: what a caller did, or why it was refused.
final class AuditRecord implements Model {
  const AuditRecord({
    required this.time,
    required this.action,
    required this.outcome,
    this.owner,
    required this.address,
    required this.requestId,
    this.method,
    this.route,
    this.sessionId,
    this.agentType,
    this.answered,
    this.decision,
    this.status,
    this.problem,
    this.reason,
    this.extra = const {},
  });

  final String time;

  /// `request`: any other request, which was refused.
  final AuditAction action;

  final AuditRecordOutcome outcome;

  /// The owner of the token; absent if the caller is unknown.
  final String? owner;

  /// The address that the request came from.
  final String address;

  /// The id of the request, as in the log of requests.
  final String requestId;

  final String? method;

  /// The route's template, such as `/v1/sessions/:id`.
  final String? route;

  final String? sessionId;

  final String? agentType;

  /// The id of the permission or the question.
  final String? answered;

  /// How it was answered.
  final String? decision;

  /// The HTTP status of a refusal.
  final int? status;

  /// The kind of a refusal, such as `exceeds-cap`.
  final String? problem;

  /// Why it was refused, in words.
  final String? reason;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static AuditRecord fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = AuditRecord(
      time: input.required('time', Decode.timestamp),
      action: input.required('action', AuditAction.fromJson),
      outcome: input.required('outcome', AuditRecordOutcome.fromJson),
      owner: input.optional('owner', Decode.text),
      address: input.required('address', Decode.text),
      requestId: input.required('requestId', Decode.text),
      method: input.optional('method', Decode.text),
      route: input.optional('route', Decode.text),
      sessionId: input.optional('sessionId', Decode.text),
      agentType: input.optional('agentType', Decode.text),
      answered: input.optional('answered', Decode.text),
      decision: input.optional('decision', Decode.text),
      status: input.optional('status', Decode.integer(-9007199254740991, 9007199254740991)),
      problem: input.optional('problem', Decode.text),
      reason: input.optional('reason', Decode.text),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'time': Encode.of(time),
    'action': Encode.of(action),
    'outcome': Encode.of(outcome),
    if (owner != null) 'owner': Encode.of(owner),
    'address': Encode.of(address),
    'requestId': Encode.of(requestId),
    if (method != null) 'method': Encode.of(method),
    if (route != null) 'route': Encode.of(route),
    if (sessionId != null) 'sessionId': Encode.of(sessionId),
    if (agentType != null) 'agentType': Encode.of(agentType),
    if (answered != null) 'answered': Encode.of(answered),
    if (decision != null) 'decision': Encode.of(decision),
    if (status != null) 'status': Encode.of(status),
    if (problem != null) 'problem': Encode.of(problem),
    if (reason != null) 'reason': Encode.of(reason),
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

  /// Returned unchanged.
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

  /// Returned unchanged.
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

/// The event, and the session that it belongs to.
final class PermissionRequestedEventData implements Model {
  const PermissionRequestedEventData({
    required this.sessionId,
    required this.run,
    required this.agentType,
    required this.owner,
    this.alias,
    this.truncated,
    required this.event,
    this.extra = const {},
  });

  final String sessionId;

  /// Which execution of the session: from 1.
  final int run;

  final AgentType agentType;

  /// The name of the session's owner.
  final String owner;

  /// The id that a client gave the session, such as that of a chat.
  final String? alias;

  /// Long texts of the event are cut; the session's log has them in full.
  final bool? truncated;

  final PermissionRequestedEvent event;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionRequestedEventData fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = PermissionRequestedEventData(
      sessionId: input.required('sessionId', Decode.text),
      run: input.required('run', Decode.integer(1, 9007199254740991)),
      agentType: input.required('agentType', AgentType.fromJson),
      owner: input.required('owner', Decode.text),
      alias: input.optional('alias', Decode.text),
      truncated: input.optional('truncated', Decode.boolean),
      event: input.required('event', PermissionRequestedEvent.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionId': Encode.of(sessionId),
    'run': Encode.of(run),
    'agentType': Encode.of(agentType),
    'owner': Encode.of(owner),
    if (alias != null) 'alias': Encode.of(alias),
    if (truncated != null) 'truncated': Encode.of(truncated),
    'event': Encode.of(event),
  };
}

/// An agent asks for permission and waits.
final class PermissionRequestedMessage implements WebhookMessage {
  const PermissionRequestedMessage({
    required this.timestamp,
    required this.data,
    this.extra = const {},
  });

  String get type => 'permission.requested';

  /// When the event was emitted.
  final String timestamp;

  final PermissionRequestedEventData data;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static PermissionRequestedMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'permission.requested');
    final decoded = PermissionRequestedMessage(
      timestamp: input.required('timestamp', Decode.timestamp),
      data: input.required('data', PermissionRequestedEventData.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'permission.requested',
    'timestamp': Encode.of(timestamp),
    'data': Encode.of(data),
  };
}

/// The event, and the session that it belongs to.
final class QuestionAskedEventData implements Model {
  const QuestionAskedEventData({
    required this.sessionId,
    required this.run,
    required this.agentType,
    required this.owner,
    this.alias,
    this.truncated,
    required this.event,
    this.extra = const {},
  });

  final String sessionId;

  /// Which execution of the session: from 1.
  final int run;

  final AgentType agentType;

  /// The name of the session's owner.
  final String owner;

  /// The id that a client gave the session, such as that of a chat.
  final String? alias;

  /// Long texts of the event are cut; the session's log has them in full.
  final bool? truncated;

  final QuestionAskedEvent event;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QuestionAskedEventData fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = QuestionAskedEventData(
      sessionId: input.required('sessionId', Decode.text),
      run: input.required('run', Decode.integer(1, 9007199254740991)),
      agentType: input.required('agentType', AgentType.fromJson),
      owner: input.required('owner', Decode.text),
      alias: input.optional('alias', Decode.text),
      truncated: input.optional('truncated', Decode.boolean),
      event: input.required('event', QuestionAskedEvent.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionId': Encode.of(sessionId),
    'run': Encode.of(run),
    'agentType': Encode.of(agentType),
    'owner': Encode.of(owner),
    if (alias != null) 'alias': Encode.of(alias),
    if (truncated != null) 'truncated': Encode.of(truncated),
    'event': Encode.of(event),
  };
}

/// An agent asks a question and waits.
final class QuestionAskedMessage implements WebhookMessage {
  const QuestionAskedMessage({
    required this.timestamp,
    required this.data,
    this.extra = const {},
  });

  String get type => 'question.asked';

  /// When the event was emitted.
  final String timestamp;

  final QuestionAskedEventData data;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static QuestionAskedMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'question.asked');
    final decoded = QuestionAskedMessage(
      timestamp: input.required('timestamp', Decode.timestamp),
      data: input.required('data', QuestionAskedEventData.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'question.asked',
    'timestamp': Encode.of(timestamp),
    'data': Encode.of(data),
  };
}

/// The event, and the session that it belongs to.
final class SessionEndedEventData implements Model {
  const SessionEndedEventData({
    required this.sessionId,
    required this.run,
    required this.agentType,
    required this.owner,
    this.alias,
    this.truncated,
    required this.event,
    this.extra = const {},
  });

  final String sessionId;

  /// Which execution of the session: from 1.
  final int run;

  final AgentType agentType;

  /// The name of the session's owner.
  final String owner;

  /// The id that a client gave the session, such as that of a chat.
  final String? alias;

  /// Long texts of the event are cut; the session's log has them in full.
  final bool? truncated;

  final SessionEndedEvent event;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static SessionEndedEventData fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = SessionEndedEventData(
      sessionId: input.required('sessionId', Decode.text),
      run: input.required('run', Decode.integer(1, 9007199254740991)),
      agentType: input.required('agentType', AgentType.fromJson),
      owner: input.required('owner', Decode.text),
      alias: input.optional('alias', Decode.text),
      truncated: input.optional('truncated', Decode.boolean),
      event: input.required('event', SessionEndedEvent.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'sessionId': Encode.of(sessionId),
    'run': Encode.of(run),
    'agentType': Encode.of(agentType),
    'owner': Encode.of(owner),
    if (alias != null) 'alias': Encode.of(alias),
    if (truncated != null) 'truncated': Encode.of(truncated),
    'event': Encode.of(event),
  };
}

/// A run of a session has ended.
final class RunEndedMessage implements WebhookMessage {
  const RunEndedMessage({
    required this.timestamp,
    required this.data,
    this.extra = const {},
  });

  String get type => 'run.ended';

  /// When the event was emitted.
  final String timestamp;

  final SessionEndedEventData data;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static RunEndedMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    input.constant('type', 'run.ended');
    final decoded = RunEndedMessage(
      timestamp: input.required('timestamp', Decode.timestamp),
      data: input.required('data', SessionEndedEventData.fromJson),
      extra: input.extra(),
    );
    return decoded;
  }

  @override
  Map<String, Object?> toJson() => {
    ...extra,
    'type': 'run.ended',
    'timestamp': Encode.of(timestamp),
    'data': Encode.of(data),
  };
}

/// A message of a later version.
final class UnknownWebhookMessage implements WebhookMessage {
  const UnknownWebhookMessage({
    required this.type,
    this.extra = const {},
  });

  final String type;

  /// Fields that this version does not know.
  final Map<String, Object?> extra;

  static UnknownWebhookMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final input = Fields(value, at);
    final decoded = UnknownWebhookMessage(
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

/// The body of a request that the gateway sends to a webhook.
sealed class WebhookMessage implements Model {
  const WebhookMessage();

  String get type;

  Map<String, Object?> get extra;

  static WebhookMessage fromJson(Object? value, [Pointer at = Pointer.root]) {
    final tag = Decode.tagOf('type', value, at);
    return switch (tag) {
      'permission.requested' => PermissionRequestedMessage.fromJson(value, at),
      'question.asked' => QuestionAskedMessage.fromJson(value, at),
      'run.ended' => RunEndedMessage.fromJson(value, at),
      _ => UnknownWebhookMessage.fromJson(value, at),
    };
  }
}
