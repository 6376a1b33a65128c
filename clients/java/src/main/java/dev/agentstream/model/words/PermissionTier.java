// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PermissionTier(String value) implements Word {
  public static final PermissionTier DRY_RUN = new PermissionTier("dry-run");
  public static final PermissionTier SUPERVISED = new PermissionTier("supervised");
  public static final PermissionTier AUTONOMOUS = new PermissionTier("autonomous");

  public static final List<PermissionTier> KNOWN = List.of(DRY_RUN, SUPERVISED, AUTONOMOUS);

  public PermissionTier {
    Word.requireNotEmpty(value);
  }

  public static PermissionTier decode(JsonNode value, Pointer at) {
    return new PermissionTier(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PermissionTier decodeKnown(JsonNode value, Pointer at) {
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
