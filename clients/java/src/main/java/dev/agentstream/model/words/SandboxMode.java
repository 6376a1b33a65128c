// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record SandboxMode(String value) implements Word {
  public static final SandboxMode READ_ONLY = new SandboxMode("readOnly");
  public static final SandboxMode WORKSPACE_WRITE = new SandboxMode("workspaceWrite");
  public static final SandboxMode NONE = new SandboxMode("none");
  public static final SandboxMode FULL_ACCESS = new SandboxMode("fullAccess");

  public static final List<SandboxMode> KNOWN =
      List.of(READ_ONLY, WORKSPACE_WRITE, NONE, FULL_ACCESS);

  public SandboxMode {
    Word.requireNotEmpty(value);
  }

  public static SandboxMode decode(JsonNode value, Pointer at) {
    return new SandboxMode(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static SandboxMode decodeKnown(JsonNode value, Pointer at) {
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
