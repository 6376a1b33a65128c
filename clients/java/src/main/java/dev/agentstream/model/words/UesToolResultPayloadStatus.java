// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** A closed list: other words are refused. */
public enum UesToolResultPayloadStatus implements Word {
  SUCCESS("success"),
  ERROR("error"),
  DENIED("denied");

  private final String value;

  UesToolResultPayloadStatus(String value) {
    this.value = value;
  }

  @Override
  public String value() {
    return value;
  }

  @Override
  public boolean isKnown() {
    return true;
  }

  /** Refuses words that are not in the list. */
  public static UesToolResultPayloadStatus decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(List.of(values()), value, at);
  }

  @Override
  public String toString() {
    return value;
  }
}
