package dev.agentstream.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is wrong with one event, or with the stream as a whole: reasons by their clause. */
final class Faults {
  private final Map<Clause, List<String>> reasons = new TreeMap<>();

  private record Clause(int rule, int number) implements Comparable<Clause> {
    static Clause of(String text) {
      int dot = text.indexOf('.');
      return new Clause(
          Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
    }

    @Override
    public int compareTo(Clause other) {
      return rule == other.rule
          ? Integer.compare(number, other.number)
          : Integer.compare(rule, other.rule);
    }
  }

  void add(String clause, String reason) {
    reasons.computeIfAbsent(Clause.of(clause), key -> new ArrayList<>()).add(reason);
  }

  void addIf(boolean isBroken, String clause, String reason) {
    if (isBroken) {
      add(clause, reason);
    }
  }

  /** Some things are open where none may be. */
  void addOpen(String clause, Collection<String> ids, String where) {
    addIf(!ids.isEmpty(), clause, "open at the end of " + where + ": " + String.join(", ", ids));
  }

  /** One violation of each clause, in the order of the clauses. */
  List<Violation> violations(Long seq, String eventId, int index) {
    return reasons.entrySet().stream()
        .map(
            entry ->
                new Violation(
                    entry.getKey().rule() + "." + entry.getKey().number(),
                    seq,
                    eventId,
                    index,
                    String.join("; ", entry.getValue())))
        .collect(Collectors.toList());
  }
}
