package dev.agentstream.rules;

import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.AgentType;
import java.util.HashSet;
import java.util.Set;

/** Rule 2: identity and order. */
final class IdentityRule implements Rule {
  private static final int SECONDS = "2026-03-02T09:15:00".length();

  private final Set<String> ids = new HashSet<>();
  private Long expectedSeq;
  private boolean isFirst = true;
  private String session;
  private String instant;
  private Long run;
  private boolean hasRun;
  private AgentType agent;
  private long line;

  IdentityRule(boolean isTail) {
    expectedSeq = isTail ? null : Long.valueOf(1);
    run = isTail ? null : Long.valueOf(0);
  }

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    checkSeq(event, faults);
    checkIds(event, faults);
    checkTime(event, faults);
    checkRun(event, faults);
    checkAgent(event, faults);
    checkOrigin(event, faults);
  }

  private void checkSeq(UnifiedEvent event, Faults faults) {
    Long expected = expectedSeq;
    String clause = isFirst ? "2.2" : "2.3";
    isFirst = false;
    if (event.seq() == null) {
      expectedSeq = expected == null ? null : Long.valueOf(expected + 1);
      faults.add("2.1", "the event has no seq");
      return;
    }
    expectedSeq = event.seq() + 1;
    faults.addIf(
        expected != null && !expected.equals(event.seq()),
        clause,
        "expected seq " + expected + ", got " + event.seq());
  }

  private void checkIds(UnifiedEvent event, Faults faults) {
    if (session == null) {
      session = event.sessionId();
    }
    String id = event.sessionId() + "." + event.seq();
    boolean isOther = event.seq() != null && !event.id().equals(id);
    faults.addIf(isOther, "2.4", "expected the id " + id + ", got " + event.id());
    faults.addIf(!ids.add(event.id()), "2.5", "the id " + event.id() + " was used before");
    faults.addIf(
        !event.sessionId().equals(session),
        "2.6",
        "expected the sessionId " + session + ", got " + event.sessionId());
  }

  private void checkTime(UnifiedEvent event, Faults faults) {
    String before = instant;
    instant = instantOf(event.timestamp());
    boolean goesBack = before != null && instant.compareTo(before) < 0;
    faults.addIf(goesBack, "2.7", "the timestamp " + event.timestamp() + " goes back");
  }

  /** Orders as time does, to the millisecond: the format is fixed, and always UTC. */
  private static String instantOf(String timestamp) {
    String fraction = timestamp.substring(SECONDS).replaceAll("[.Z]", "") + "000";
    return timestamp.substring(0, SECONDS) + "." + fraction.substring(0, 3);
  }

  private void checkRun(UnifiedEvent event, Faults faults) {
    if (event.run() == null) {
      faults.add("2.8", "the event has no run");
      return;
    }
    Long before = run;
    if (event instanceof SessionStartedEvent) {
      hasRun = true;
      run = event.run();
      boolean isOther = before != null && event.run() != before + 1;
      faults.addIf(isOther, "2.9", "run " + event.run() + " starts after run " + before);
    } else {
      boolean isOther = hasRun && !event.run().equals(before);
      faults.addIf(isOther, "2.10", "expected run " + before + ", got " + event.run());
    }
  }

  private void checkAgent(UnifiedEvent event, Faults faults) {
    if (event.agentType() == null) {
      faults.add("2.11", "the event has no agentType");
      return;
    }
    if (event instanceof SessionStartedEvent) {
      agent = event.agentType();
    }
    boolean isOther = agent != null && !event.agentType().equals(agent);
    faults.addIf(isOther, "2.12", "expected agentType " + agent + ", got " + event.agentType());
  }

  private void checkOrigin(UnifiedEvent event, Faults faults) {
    if (event instanceof SessionStartedEvent) {
      line = 0;
    }
    Long own = event.origin() == null ? null : event.origin().line();
    if (own == null) {
      return;
    }
    faults.addIf(own < line, "2.13", "line " + own + " comes after line " + line);
    line = own;
  }
}
