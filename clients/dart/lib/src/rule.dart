import 'generated/events.dart';
import 'open_things.dart';

/// What is wrong with one event, or with the stream as a whole: reasons by their clause.
final class Faults {
  final Map<String, List<String>> reasons = {};

  void add(String clause, String reason) => reasons.putIfAbsent(clause, () => []).add(reason);

  void addIf(bool isBroken, String clause, String reason) {
    if (isBroken) add(clause, reason);
  }

  /// Some things are open where none may be.
  void addOpen(String clause, Iterable<String> ids, String where) =>
      addIf(ids.isNotEmpty, clause, 'open at the end of $where: ${ids.join(', ')}');
}

/// Some clauses, checked over one stream.
abstract class Rule {
  /// Adds what is wrong with this event; [open] is what was open before it.
  void check(UnifiedEvent event, OpenThings open, Faults faults);

  /// Adds what is wrong now that the stream is over.
  void end(OpenThings open, Faults faults) {}
}
