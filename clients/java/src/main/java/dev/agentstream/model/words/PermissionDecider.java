// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PermissionDecider(String value) implements Word {
  public static final PermissionDecider USER = new PermissionDecider("user");
  public static final PermissionDecider POLICY = new PermissionDecider("policy");
  public static final PermissionDecider AGENT = new PermissionDecider("agent");

  public static final List<PermissionDecider> KNOWN = List.of(USER, POLICY, AGENT);

  public PermissionDecider {
    Word.requireNotEmpty(value);
  }

  public static PermissionDecider decode(JsonNode value, Pointer at) {
    return new PermissionDecider(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PermissionDecider decodeKnown(JsonNode value, Pointer at) {
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
