// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record SessionState(String value) implements Word {
  public static final SessionState QUEUED = new SessionState("queued");
  public static final SessionState RUNNING = new SessionState("running");
  public static final SessionState DONE = new SessionState("done");
  public static final SessionState FAILED = new SessionState("failed");
  public static final SessionState CANCELLED = new SessionState("cancelled");

  public static final List<SessionState> KNOWN = List.of(QUEUED, RUNNING, DONE, FAILED, CANCELLED);

  public SessionState {
    Word.requireNotEmpty(value);
  }

  public static SessionState decode(JsonNode value, Pointer at) {
    return new SessionState(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static SessionState decodeKnown(JsonNode value, Pointer at) {
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
