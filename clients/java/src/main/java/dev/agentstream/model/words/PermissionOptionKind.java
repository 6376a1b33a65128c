// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PermissionOptionKind(String value) implements Word {
  public static final PermissionOptionKind ALLOW = new PermissionOptionKind("allow");
  public static final PermissionOptionKind ALLOW_SESSION = new PermissionOptionKind("allowSession");
  public static final PermissionOptionKind ALLOW_RULE = new PermissionOptionKind("allowRule");
  public static final PermissionOptionKind DENY = new PermissionOptionKind("deny");
  public static final PermissionOptionKind DENY_AND_STOP = new PermissionOptionKind("denyAndStop");

  public static final List<PermissionOptionKind> KNOWN =
      List.of(ALLOW, ALLOW_SESSION, ALLOW_RULE, DENY, DENY_AND_STOP);

  public PermissionOptionKind {
    Word.requireNotEmpty(value);
  }

  public static PermissionOptionKind decode(JsonNode value, Pointer at) {
    return new PermissionOptionKind(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PermissionOptionKind decodeKnown(JsonNode value, Pointer at) {
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
