import 'generated/events.dart';
import 'open_things.dart';
import 'rule.dart';
import 'rules/identity.dart';
import 'rules/outcome.dart';
import 'rules/pairs.dart';
import 'rules/raw_lines.dart';
import 'rules/tools.dart';

/// A clause of the stream rules that is broken, and where.
final class Violation {
  const Violation(this.clause, this.seq, this.eventId, this.index, this.reason);

  /// As `7.2`.
  final String clause;

  /// The event's seq, or the one that it should have; null for the stream as a whole.
  final int? seq;
  final String? eventId;

  /// Which event, from 0.
  final int index;
  final String reason;
}

/// Checks the stream rules, an event at a time.
///
/// With the native [lines] that the stream was made of rule 8 is checked too. A tail may start
/// anywhere; until its first sessionStarted only rule 2 is checked.
final class Verifier {
  Verifier({Iterable<String>? lines, bool isTail = false})
      : _isWhole = !isTail,
        _identity = IdentityRule(isTail: isTail),
        _rules = [
          RunsRule(),
          TurnsRule(isTail: isTail),
          ToolsRule(),
          BlocksRule(),
          RequestsRule(),
          BackgroundRule(),
          UsageRule(),
          if (lines != null) RawLinesRule(lines),
          OutcomeRule(),
          DenialListsRule(),
          PlansRule(),
        ];

  final IdentityRule _identity;
  final List<Rule> _rules;
  final OpenThings _open = OpenThings();
  bool _isWhole;
  int _index = 0;
  int _seq = 0;

  /// What is wrong with the next event.
  List<Violation> push(UnifiedEvent event) {
    _isWhole = _isWhole || event is SessionStartedEvent;
    _seq = event.seq ?? _seq + 1;
    final faults = Faults();
    _identity.check(event, _open, faults);
    if (_isWhole) {
      for (final rule in _rules) {
        rule.check(event, _open, faults);
      }
      _open.follow(event);
    }
    return _violations(faults, _seq, event.id, _index++);
  }

  /// What is wrong with the stream as a whole.
  List<Violation> end() {
    final faults = Faults();
    if (_isWhole) {
      for (final rule in _rules) {
        rule.end(_open, faults);
      }
    }
    return _violations(faults, null, null, _index);
  }

  /// One violation of each clause, in the order of the clauses.
  static List<Violation> _violations(Faults faults, int? seq, String? eventId, int index) {
    final clauses = faults.reasons.keys.toList()
      ..sort((a, b) => _placeOf(a).compareTo(_placeOf(b)));
    return [
      for (final clause in clauses)
        Violation(clause, seq, eventId, index, faults.reasons[clause]?.join('; ') ?? ''),
    ];
  }

  static int _placeOf(String clause) {
    final parts = clause.split('.');
    return int.parse(parts[0]) * 1000 + int.parse(parts[1]);
  }
}

/// All violations of the stream rules in a whole stream, one or more runs.
List<Violation> verifyStream(
  Iterable<UnifiedEvent> events, {
  Iterable<String>? lines,
  bool isTail = false,
}) {
  final verifier = Verifier(lines: lines, isTail: isTail);
  final found = [for (final event in events) ...verifier.push(event)];
  return [...found, ...verifier.end()];
}
