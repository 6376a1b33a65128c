// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PermissionMode(String value) implements Word {
  public static final PermissionMode DEFAULT = new PermissionMode("default");
  public static final PermissionMode ACCEPT_EDITS = new PermissionMode("accept_edits");
  public static final PermissionMode BYPASS = new PermissionMode("bypass");
  public static final PermissionMode PLAN = new PermissionMode("plan");
  public static final PermissionMode ASK = new PermissionMode("ask");

  public static final List<PermissionMode> KNOWN =
      List.of(DEFAULT, ACCEPT_EDITS, BYPASS, PLAN, ASK);

  public PermissionMode {
    Word.requireNotEmpty(value);
  }

  public static PermissionMode decode(JsonNode value, Pointer at) {
    return new PermissionMode(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PermissionMode decodeKnown(JsonNode value, Pointer at) {
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
