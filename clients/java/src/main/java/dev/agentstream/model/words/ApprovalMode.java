// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ApprovalMode(String value) implements Word {
  public static final ApprovalMode ASK = new ApprovalMode("ask");
  public static final ApprovalMode ASK_DANGEROUS = new ApprovalMode("askDangerous");
  public static final ApprovalMode AUTO_EDIT = new ApprovalMode("autoEdit");
  public static final ApprovalMode AUTO_ALL = new ApprovalMode("autoAll");

  public static final List<ApprovalMode> KNOWN = List.of(ASK, ASK_DANGEROUS, AUTO_EDIT, AUTO_ALL);

  public ApprovalMode {
    Word.requireNotEmpty(value);
  }

  public static ApprovalMode decode(JsonNode value, Pointer at) {
    return new ApprovalMode(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ApprovalMode decodeKnown(JsonNode value, Pointer at) {
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
