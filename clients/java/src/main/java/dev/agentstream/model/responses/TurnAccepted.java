// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * A further prompt was accepted.
 *
 * @param position In the queue, from 1.
 * @param extra Fields that this version does not know.
 */
public record TurnAccepted(Long turnNumber, Long position, Map<String, JsonNode> extra)
    implements Model {
  public TurnAccepted {
    extra = Copies.of(extra);
  }

  public static TurnAccepted decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new TurnAccepted(
        in.optional("turnNumber", Decoders.ORDINAL),
        in.optional("position", Decoders.ORDINAL),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("turnNumber", turnNumber);
    out.put("position", position);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.turnNumber = turnNumber;
    builder.position = position;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long turnNumber;
    private Long position;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder turnNumber(long turnNumber) {
      this.turnNumber = turnNumber;
      return this;
    }

    public Builder position(long position) {
      this.position = position;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public TurnAccepted build() {
      return new TurnAccepted(turnNumber, position, extra);
    }
  }
}
