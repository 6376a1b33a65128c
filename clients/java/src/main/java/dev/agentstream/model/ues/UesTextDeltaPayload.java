// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * What text_delta carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesTextDeltaPayload(String delta, Map<String, JsonNode> extra) implements Model {
  public UesTextDeltaPayload {
    Objects.requireNonNull(delta, "delta");
    extra = Copies.of(extra);
  }

  public static UesTextDeltaPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesTextDeltaPayload(in.required("delta", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("delta", delta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String delta) {
    return new Builder(delta);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(delta);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String delta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String delta) {
      this.delta = delta;
    }

    public Builder delta(String delta) {
      this.delta = delta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesTextDeltaPayload build() {
      return new UesTextDeltaPayload(delta, extra);
    }
  }
}
