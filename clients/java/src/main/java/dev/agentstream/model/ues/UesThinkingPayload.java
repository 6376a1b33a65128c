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
 * What thinking carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesThinkingPayload(String summary, Map<String, JsonNode> extra) implements Model {
  public UesThinkingPayload {
    Objects.requireNonNull(summary, "summary");
    extra = Copies.of(extra);
  }

  public static UesThinkingPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesThinkingPayload(in.required("summary", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("summary", summary);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String summary) {
    return new Builder(summary);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(summary);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String summary;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String summary) {
      this.summary = summary;
    }

    public Builder summary(String summary) {
      this.summary = summary;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesThinkingPayload build() {
      return new UesThinkingPayload(summary, extra);
    }
  }
}
