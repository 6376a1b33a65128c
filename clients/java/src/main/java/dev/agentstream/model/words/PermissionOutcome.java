// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PermissionOutcome(String value) implements Word {
  public static final PermissionOutcome ALLOWED = new PermissionOutcome("allowed");
  public static final PermissionOutcome DENIED = new PermissionOutcome("denied");
  public static final PermissionOutcome EXPIRED = new PermissionOutcome("expired");
  public static final PermissionOutcome CANCELLED = new PermissionOutcome("cancelled");
  public static final PermissionOutcome UNKNOWN = new PermissionOutcome("unknown");

  public static final List<PermissionOutcome> KNOWN =
      List.of(ALLOWED, DENIED, EXPIRED, CANCELLED, UNKNOWN);

  public PermissionOutcome {
    Word.requireNotEmpty(value);
  }

  public static PermissionOutcome decode(JsonNode value, Pointer at) {
    return new PermissionOutcome(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PermissionOutcome decodeKnown(JsonNode value, Pointer at) {
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
