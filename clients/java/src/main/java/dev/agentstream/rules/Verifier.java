package dev.agentstream.rules;

import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the stream rules, an event at a time.
 *
 * <p>A tail may start anywhere; until its first sessionStarted only rule 2 is checked.
 */
public final class Verifier {
  private final Rule identity;
  private final List<Rule> rules = new ArrayList<>();
  private final OpenThings open = new OpenThings();
  private boolean isWhole;
  private int index;
  private long seq;

  public Verifier() {
    this(null, false);
  }

  /**
   * A verifier for special streams.
   *
   * @param lines the native lines that the stream was made of; null leaves out rule 8
   */
  public Verifier(Iterable<String> lines, boolean isTail) {
    identity = new IdentityRule(isTail);
    isWhole = !isTail;
    rules.add(new RunsRule());
    rules.add(new TurnsRule(isTail));
    rules.add(new ToolsRule());
    rules.add(new BlocksRule());
    rules.add(new RequestsRule());
    rules.add(new BackgroundRule());
    rules.add(new UsageRule());
    if (lines != null) {
      rules.add(new RawLinesRule(lines));
    }
    rules.add(new OutcomeRule());
    rules.add(new DenialListsRule());
    rules.add(new PlansRule());
  }

  /** What is wrong with the next event. */
  public List<Violation> push(UnifiedEvent event) {
    isWhole = isWhole || event instanceof SessionStartedEvent;
    seq = event.seq() == null ? seq + 1 : event.seq();
    Faults faults = new Faults();
    identity.check(event, open, faults);
    if (isWhole) {
      rules.forEach(rule -> rule.check(event, open, faults));
      open.follow(event);
    }
    return faults.violations(seq, event.id(), index++);
  }

  /** What is wrong with the stream as a whole. */
  public List<Violation> end() {
    Faults faults = new Faults();
    if (isWhole) {
      rules.forEach(rule -> rule.end(open, faults));
    }
    return faults.violations(null, null, index);
  }
}
