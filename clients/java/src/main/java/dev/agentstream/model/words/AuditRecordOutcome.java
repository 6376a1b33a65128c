// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AuditRecordOutcome(String value) implements Word {
  public static final AuditRecordOutcome DONE = new AuditRecordOutcome("done");
  public static final AuditRecordOutcome REFUSED = new AuditRecordOutcome("refused");

  public static final List<AuditRecordOutcome> KNOWN = List.of(DONE, REFUSED);

  public AuditRecordOutcome {
    Objects.requireNonNull(value, "value");
  }

  public static AuditRecordOutcome decode(JsonNode value, Pointer at) {
    return new AuditRecordOutcome(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AuditRecordOutcome decodeKnown(JsonNode value, Pointer at) {
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
