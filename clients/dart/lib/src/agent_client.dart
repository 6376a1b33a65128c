import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:math';

import 'generated/connection.dart';
import 'generated/events.dart';
import 'generated/requests.dart';
import 'generated/responses.dart';
import 'generated/words.dart';
import 'json.dart';

/// The gateway refused a request.
final class GatewayException implements Exception {
  GatewayException(this.status, this.problem);

  final int status;

  /// What the gateway answered; null if it was not a problem document.
  final Problem? problem;

  @override
  String toString() => 'GatewayException: $status: ${problem?.detail ?? problem?.title}';
}

/// How events travel: a WebSocket, or polling where there is none.
enum EventTransport { webSocket, polling }

/// Runs agents behind a gateway. Lost connections are made again, for up to [patience].
final class AgentClient {
  AgentClient(
    String url,
    this._token, {
    this.transport = EventTransport.webSocket,
    this.patience = const Duration(seconds: 60),
    HttpClient? http,
  })  : _url = Uri.parse(url),
        _http = http ?? HttpClient();

  static const _firstDelay = Duration(milliseconds: 200);
  static const _longestDelay = Duration(seconds: 10);
  static const _pollDelay = Duration(seconds: 1);

  /// The gateway answers pings of a socket; a silent one counts as lost.
  static const _pingInterval = Duration(seconds: 15);

  final Uri _url;
  final String _token;
  final HttpClient _http;
  final EventTransport transport;
  final Duration patience;

  /// Starts a session.
  Future<AgentSession> createSession(SessionRequest request) async =>
      AgentSession(this, await _send('POST', [], Session.fromJson, body: request));

  /// A session that was started before.
  Future<AgentSession> session(String sessionId) async =>
      AgentSession(this, await _send('GET', [sessionId], Session.fromJson));

  /// The events of a session, each once: those that were, then those that come.
  ///
  /// Ends after the `sessionEnded` of the newest run; with [followsSession] never.
  Stream<UnifiedEvent> events(
    String sessionId, {
    int after = 0,
    bool followsSession = false,
    void Function(ConnectionEvent notice)? onNotice,
  }) async* {
    var seq = after;
    var delay = _firstDelay;
    var deadline = DateTime.now().add(patience);
    while (true) {
      var hasEnded = false;
      try {
        final connection = transport == EventTransport.polling
            ? _poll(sessionId, seq)
            : _listen(sessionId, seq, followsSession, onNotice);
        await for (final event in connection) {
          deadline = DateTime.now().add(patience);
          delay = _firstDelay;
          final own = event.seq;
          if (own != null && own <= seq) continue;
          seq = own ?? seq;
          hasEnded = event is SessionEndedEvent;
          yield event;
        }
        if (transport == EventTransport.polling) {
          // an empty page is an answer too
          deadline = DateTime.now().add(patience);
          hasEnded = hasEnded || await _isAtRest(sessionId, seq);
          delay = _pollDelay;
        }
      } on IOException {
        if (DateTime.now().isAfter(deadline)) rethrow;
      }
      if (hasEnded && !followsSession) return;
      if (DateTime.now().isAfter(deadline)) {
        throw const SocketException('the gateway ends the stream again and again');
      }
      await Future<void>.delayed(delay);
      delay = delay * 2 < _longestDelay ? delay * 2 : _longestDelay;
    }
  }

  void close() => _http.close(force: true);

  Stream<UnifiedEvent> _listen(
    String sessionId,
    int after,
    bool followsSession,
    void Function(ConnectionEvent notice)? onNotice,
  ) async* {
    final query = {'after': '$after', if (followsSession) 'follow': 'session'};
    final uri = _uriOf([sessionId, 'stream'], query);
    final socket = await WebSocket.connect(
      uri.replace(scheme: uri.scheme == 'https' ? 'wss' : 'ws').toString(),
      headers: {'Authorization': 'Bearer $_token'},
    );
    socket.pingInterval = _pingInterval;
    try {
      await for (final message in socket) {
        if (message is! String) continue;
        final event = _eventOf(jsonDecode(message), onNotice);
        if (event != null) yield event;
      }
    } finally {
      await socket.close();
    }
  }

  /// Null for what is about the connection: an event has an id.
  UnifiedEvent? _eventOf(Object? value, void Function(ConnectionEvent notice)? onNotice) {
    final object = Decode.objectValue(value, Pointer.root);
    if (object.containsKey('id')) return UnifiedEvent.fromJson(object);
    if (object['type'] != 'ack' && object['type'] != 'problem') {
      onNotice?.call(ConnectionEvent.fromJson(object));
    }
    return null;
  }

  Stream<UnifiedEvent> _poll(String sessionId, int after) async* {
    int? next = after;
    while (next != null) {
      final page = await _send(
        'GET',
        [sessionId, 'events'],
        EventPage.fromJson,
        query: {'after': '$next'},
      );
      yield* Stream.fromIterable(page.events);
      next = page.next;
    }
  }

  Future<bool> _isAtRest(String sessionId, int seq) async {
    final state = await _send('GET', [sessionId], Session.fromJson);
    final isBusy = state.state == SessionState.queued || state.state == SessionState.running;
    return !isBusy && state.lastSeq <= seq;
  }

  Uri _uriOf(List<String> parts, [Map<String, String>? query]) => _url.replace(
        pathSegments: ['v1', 'sessions', ...parts],
        queryParameters: query,
      );

  /// The key is the same in every attempt: the gateway does what is asked once.
  Future<T> _send<T>(
    String method,
    List<String> parts,
    Decoder<T> decoder, {
    Model? body,
    Map<String, String>? query,
  }) async {
    final key = List.generate(32, (_) => Random.secure().nextInt(16).toRadixString(16)).join();
    final deadline = DateTime.now().add(patience);
    var delay = _firstDelay;
    while (true) {
      try {
        final request = await _http.openUrl(method, _uriOf(parts, query));
        request.headers
          ..set('Authorization', 'Bearer $_token')
          ..set('Accept', 'application/json');
        if (method != 'GET') request.headers.set('Idempotency-Key', key);
        if (body != null) {
          request.headers.contentType = ContentType.json;
          request.add(utf8.encode(jsonEncode(body.toJson())));
        }
        final response = await request.close();
        final content = await utf8.decodeStream(response);
        // the gateway is about to be started again, or waits for space
        if (response.statusCode != 503 || DateTime.now().isAfter(deadline)) {
          return _decodeResponse(response.statusCode, content, decoder);
        }
      } on IOException {
        if (DateTime.now().isAfter(deadline)) rethrow;
      }
      await Future<void>.delayed(delay);
      delay = delay * 2 < _longestDelay ? delay * 2 : _longestDelay;
    }
  }

  T _decodeResponse<T>(int status, String content, Decoder<T> decoder) {
    if (status < 400) {
      return content.isEmpty ? decoder(null, Pointer.root) : decodeJson(content, decoder);
    }
    try {
      throw GatewayException(status, decodeJson(content, Problem.fromJson));
    } on DecodeException {
      throw GatewayException(status, null);
    }
  }
}

/// A session of a gateway.
final class AgentSession {
  AgentSession(this._client, this.state);

  final AgentClient _client;

  /// As it was when this object was made.
  final Session state;

  String get id => state.id;

  Stream<UnifiedEvent> get events => _client.events(id);

  /// A further prompt.
  Future<TurnAccepted> prompt(String text, {BusyPolicy? ifBusy}) => _client._send(
        'POST',
        [id, 'turns'],
        TurnAccepted.fromJson,
        body: TurnRequest(prompt: StringOrPromptPartListOfString(text), ifBusy: ifBusy),
      );

  /// Answers a permission request; the first answer counts.
  Future<void> answerPermission(String requestId, PermissionAnswer answer) =>
      _client._send('POST', [id, 'permissions', requestId], Decode.anyValue, body: answer);

  /// Answers a question; the first answer counts.
  Future<void> answerQuestion(String requestId, QuestionAnswer answer) =>
      _client._send('POST', [id, 'questions', requestId], Decode.anyValue, body: answer);

  Future<AgentSession> cancel() async => AgentSession(
        _client,
        await _client._send('POST', [id, 'cancel'], Session.fromJson),
      );
}
