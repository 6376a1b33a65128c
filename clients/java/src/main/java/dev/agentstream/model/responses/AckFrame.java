// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * A client's frame was carried out.
 *
 * @param ref Returned in the `ack` or `problem` that answers this frame.
 * @param extra Fields that this version does not know.
 */
public record AckFrame(String ref, Map<String, JsonNode> extra) implements ServerFrame {
  public AckFrame {
    extra = Copies.of(extra);
  }

  public static AckFrame decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "ack");
    return new AckFrame(in.optional("ref", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "ack";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "ack");
    out.put("ref", ref);
    return out.end(extra);
  }

  @Override
  public <R> R match(ServerFrame.Cases<R> cases) {
    return cases.ackFrame(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.ref = ref;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String ref;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder ref(String ref) {
      this.ref = ref;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AckFrame build() {
      return new AckFrame(ref, extra);
    }
  }
}
