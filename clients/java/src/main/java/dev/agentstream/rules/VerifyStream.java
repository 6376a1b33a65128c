package dev.agentstream.rules;

import dev.agentstream.model.events.UnifiedEvent;
import java.util.ArrayList;
import java.util.List;

/** Checks the stream rules: docs/reference/stream.md has the clauses. */
public final class VerifyStream {
  private VerifyStream() {}

  /** All violations of the stream rules in a whole stream, one or more runs. */
  public static List<Violation> verifyStream(Iterable<? extends UnifiedEvent> events) {
    return verifyStream(events, new Verifier());
  }

  /** The same for a tail, or with native lines. */
  public static List<Violation> verifyStream(
      Iterable<? extends UnifiedEvent> events, Verifier verifier) {
    List<Violation> found = new ArrayList<>();
    for (UnifiedEvent event : events) {
      found.addAll(verifier.push(event));
    }
    found.addAll(verifier.end());
    return found;
  }
}
