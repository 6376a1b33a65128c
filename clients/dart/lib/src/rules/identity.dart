import '../generated/events.dart';
import '../generated/words.dart';
import '../open_things.dart';
import '../rule.dart';

/// Rule 1: runs.
final class RunsRule extends Rule {
  bool _isEmpty = true;

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    _isEmpty = false;
    if (event is SessionStartedEvent) {
      faults.addIf(open.isRunning, '1.3', 'a run starts before the last one has ended');
      faults.addIf(event.schemaVersion == null, '1.5', 'sessionStarted has no schemaVersion');
    } else {
      faults.addIf(!open.isRunning, '1.2', '${event.type} is outside of a run');
    }
  }

  @override
  void end(OpenThings open, Faults faults) {
    faults.addIf(_isEmpty, '1.1', 'the stream is empty');
    faults.addIf(open.isRunning, '1.4', 'the run has no sessionEnded');
  }
}

/// Rule 2: identity and order.
final class IdentityRule extends Rule {
  IdentityRule({required bool isTail})
      : _expectedSeq = isTail ? null : 1,
        _run = isTail ? null : 0;

  final Set<String> _ids = {};
  int? _expectedSeq;
  bool _isFirst = true;
  String? _session;
  String? _instant;
  int? _run;
  bool _hasRun = false;
  AgentType? _agent;
  int _line = 0;

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    _checkSeq(event, faults);
    _checkIds(event, faults);
    _checkTime(event, faults);
    _checkRun(event, faults);
    _checkAgent(event, faults);
    _checkOrigin(event, faults);
  }

  void _checkSeq(UnifiedEvent event, Faults faults) {
    final expected = _expectedSeq;
    final seq = event.seq;
    final clause = _isFirst ? '2.2' : '2.3';
    _isFirst = false;
    if (seq == null) {
      _expectedSeq = expected == null ? null : expected + 1;
      faults.add('2.1', 'the event has no seq');
      return;
    }
    _expectedSeq = seq + 1;
    faults.addIf(expected != null && expected != seq, clause, 'expected seq $expected, got $seq');
  }

  void _checkIds(UnifiedEvent event, Faults faults) {
    final session = _session ??= event.sessionId;
    final id = '${event.sessionId}.${event.seq}';
    faults.addIf(
      event.seq != null && event.id != id,
      '2.4',
      'expected the id $id, got ${event.id}',
    );
    faults.addIf(!_ids.add(event.id), '2.5', 'the id ${event.id} was used before');
    faults.addIf(
      event.sessionId != session,
      '2.6',
      'expected the sessionId $session, got ${event.sessionId}',
    );
  }

  void _checkTime(UnifiedEvent event, Faults faults) {
    final before = _instant;
    final instant = _instantOf(event.timestamp);
    _instant = instant;
    final goesBack = before != null && instant.compareTo(before) < 0;
    faults.addIf(goesBack, '2.7', 'the timestamp ${event.timestamp} goes back');
  }

  /// Orders as time does, to the millisecond: the format is fixed, and always UTC.
  static String _instantOf(String timestamp) {
    const seconds = '2026-03-02T09:15:00'.length;
    final fraction = timestamp.substring(seconds).replaceAll(RegExp('[.Z]'), '');
    return timestamp.substring(0, seconds) + '${fraction}000'.substring(0, 3);
  }

  void _checkRun(UnifiedEvent event, Faults faults) {
    final run = event.run;
    final before = _run;
    if (run == null) {
      faults.add('2.8', 'the event has no run');
    } else if (event is SessionStartedEvent) {
      _hasRun = true;
      _run = run;
      faults.addIf(before != null && run != before + 1, '2.9', 'run $run starts after run $before');
    } else {
      faults.addIf(_hasRun && run != before, '2.10', 'expected run $before, got $run');
    }
  }

  void _checkAgent(UnifiedEvent event, Faults faults) {
    final own = event.agentType;
    if (own == null) {
      faults.add('2.11', 'the event has no agentType');
      return;
    }
    if (event is SessionStartedEvent) _agent = own;
    faults.addIf(
      _agent != null && own != _agent,
      '2.12',
      'expected the agentType $_agent, got $own',
    );
  }

  void _checkOrigin(UnifiedEvent event, Faults faults) {
    if (event is SessionStartedEvent) _line = 0;
    final own = event.origin?.line;
    if (own == null) return;
    faults.addIf(own < _line, '2.13', 'line $own comes after line $_line');
    _line = own;
  }
}

/// Rule 3: turns.
final class TurnsRule extends Rule {
  TurnsRule({required bool isTail}) : _last = isTail ? null : 0;

  int? _last;

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case TurnStartedEvent start:
        _checkStart(start, open, faults);
      case TurnCompletedEvent end:
        _checkEnd(end.turnNumber, open, faults);
      case TurnFailedEvent end:
        _checkEnd(end.turnNumber, open, faults);
      case SessionEndedEvent _:
        final isInside = open.turnNumber != null;
        faults.addIf(isInside, '3.4', 'the run ends inside turn ${open.turnNumber}');
      default:
        final isOutside = open.turnNumber == null && ownerOf(event) == mainThread;
        faults.addIf(
          isOutside && _needsTurn(event),
          '3.5',
          '${event.type} of the main thread is outside of a turn',
        );
    }
  }

  static bool _needsTurn(UnifiedEvent event) =>
      event is TextChunkEvent ||
      event is ThinkingChunkEvent ||
      event is ToolInputChunkEvent ||
      event is ToolStartedEvent;

  void _checkStart(TurnStartedEvent event, OpenThings open, Faults faults) {
    final before = _last;
    final turn = event.turnNumber;
    _last = turn;
    faults.addIf(open.turnNumber != null, '3.1', 'turn ${open.turnNumber} has not ended');
    faults.addIf(
      before != null && turn != before + 1,
      '3.2',
      'turn $turn starts after turn $before',
    );
  }

  void _checkEnd(int turn, OpenThings open, Faults faults) =>
      faults.addIf(turn != open.turnNumber, '3.3', 'turn $turn ends and is not open');
}
