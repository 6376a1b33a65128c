// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpToolCallKind(String value) implements Word {
  public static final AcpToolCallKind READ = new AcpToolCallKind("read");
  public static final AcpToolCallKind EDIT = new AcpToolCallKind("edit");
  public static final AcpToolCallKind DELETE = new AcpToolCallKind("delete");
  public static final AcpToolCallKind MOVE = new AcpToolCallKind("move");
  public static final AcpToolCallKind SEARCH = new AcpToolCallKind("search");
  public static final AcpToolCallKind EXECUTE = new AcpToolCallKind("execute");
  public static final AcpToolCallKind THINK = new AcpToolCallKind("think");
  public static final AcpToolCallKind FETCH = new AcpToolCallKind("fetch");
  public static final AcpToolCallKind SWITCH_MODE = new AcpToolCallKind("switch_mode");
  public static final AcpToolCallKind OTHER = new AcpToolCallKind("other");

  public static final List<AcpToolCallKind> KNOWN =
      List.of(READ, EDIT, DELETE, MOVE, SEARCH, EXECUTE, THINK, FETCH, SWITCH_MODE, OTHER);

  public AcpToolCallKind {
    Objects.requireNonNull(value, "value");
  }

  public static AcpToolCallKind decode(JsonNode value, Pointer at) {
    return new AcpToolCallKind(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpToolCallKind decodeKnown(JsonNode value, Pointer at) {
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
