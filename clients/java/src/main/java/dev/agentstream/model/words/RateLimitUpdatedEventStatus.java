// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record RateLimitUpdatedEventStatus(String value) implements Word {
  public static final RateLimitUpdatedEventStatus ALLOWED =
      new RateLimitUpdatedEventStatus("allowed");
  public static final RateLimitUpdatedEventStatus WARNING =
      new RateLimitUpdatedEventStatus("warning");
  public static final RateLimitUpdatedEventStatus REJECTED =
      new RateLimitUpdatedEventStatus("rejected");

  public static final List<RateLimitUpdatedEventStatus> KNOWN = List.of(ALLOWED, WARNING, REJECTED);

  public RateLimitUpdatedEventStatus {
    Objects.requireNonNull(value, "value");
  }

  public static RateLimitUpdatedEventStatus decode(JsonNode value, Pointer at) {
    return new RateLimitUpdatedEventStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static RateLimitUpdatedEventStatus decodeKnown(JsonNode value, Pointer at) {
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
