// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record SessionDetail(String value) implements Word {
  public static final SessionDetail MAX_TURNS = new SessionDetail("maxTurns");
  public static final SessionDetail MAX_BUDGET = new SessionDetail("maxBudget");
  public static final SessionDetail INTERRUPTED = new SessionDetail("interrupted");
  public static final SessionDetail SIGNAL = new SessionDetail("signal");
  public static final SessionDetail IDLE_TIMEOUT = new SessionDetail("idleTimeout");
  public static final SessionDetail TOTAL_TIMEOUT = new SessionDetail("totalTimeout");
  public static final SessionDetail SPAWN = new SessionDetail("spawn");
  public static final SessionDetail STARTUP = new SessionDetail("startup");
  public static final SessionDetail PROTOCOL = new SessionDetail("protocol");
  public static final SessionDetail NO_RESULT = new SessionDetail("noResult");
  public static final SessionDetail DENIED = new SessionDetail("denied");
  public static final SessionDetail LOOP = new SessionDetail("loop");
  public static final SessionDetail HOOK_STOPPED = new SessionDetail("hookStopped");
  public static final SessionDetail PROMPT_BLOCKED = new SessionDetail("promptBlocked");
  public static final SessionDetail TOOL_DEFERRED = new SessionDetail("toolDeferred");
  public static final SessionDetail NO_STRUCTURED_OUTPUT = new SessionDetail("noStructuredOutput");
  public static final SessionDetail NO_TEXT = new SessionDetail("noText");
  public static final SessionDetail REFUSAL = new SessionDetail("refusal");
  public static final SessionDetail GATEWAY_RESTART = new SessionDetail("gatewayRestart");
  public static final SessionDetail HOST_LOST = new SessionDetail("hostLost");
  public static final SessionDetail HOME_GONE = new SessionDetail("homeGone");
  public static final SessionDetail RUN_MOVED = new SessionDetail("runMoved");
  public static final SessionDetail OUTPUT_TRUNCATED = new SessionDetail("outputTruncated");
  public static final SessionDetail OTHER = new SessionDetail("other");

  public static final List<SessionDetail> KNOWN =
      List.of(
          MAX_TURNS,
          MAX_BUDGET,
          INTERRUPTED,
          SIGNAL,
          IDLE_TIMEOUT,
          TOTAL_TIMEOUT,
          SPAWN,
          STARTUP,
          PROTOCOL,
          NO_RESULT,
          DENIED,
          LOOP,
          HOOK_STOPPED,
          PROMPT_BLOCKED,
          TOOL_DEFERRED,
          NO_STRUCTURED_OUTPUT,
          NO_TEXT,
          REFUSAL,
          GATEWAY_RESTART,
          HOST_LOST,
          HOME_GONE,
          RUN_MOVED,
          OUTPUT_TRUNCATED,
          OTHER);

  public SessionDetail {
    Word.requireNotEmpty(value);
  }

  public static SessionDetail decode(JsonNode value, Pointer at) {
    return new SessionDetail(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static SessionDetail decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(KNOWN, value, at);
  }

  @Override
  public boolean isKnown() {
    return KNOWN.contains(this);
  }

  @Override
  public String toString() {
    return value;
  }
}
