// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpDiffMetaKind(String value) implements Word {
  public static final AcpDiffMetaKind ADD = new AcpDiffMetaKind("add");
  public static final AcpDiffMetaKind MODIFY = new AcpDiffMetaKind("modify");
  public static final AcpDiffMetaKind UPDATE = new AcpDiffMetaKind("update");
  public static final AcpDiffMetaKind DELETE = new AcpDiffMetaKind("delete");

  public static final List<AcpDiffMetaKind> KNOWN = List.of(ADD, MODIFY, UPDATE, DELETE);

  public AcpDiffMetaKind {
    Objects.requireNonNull(value, "value");
  }

  public static AcpDiffMetaKind decode(JsonNode value, Pointer at) {
    return new AcpDiffMetaKind(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpDiffMetaKind decodeKnown(JsonNode value, Pointer at) {
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
