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

/**
 * All output, and its parts.
 *
 * @param extra Fields that this version does not know.
 */
public record UesOutputTokens(long total, Long visible, Long reasoning, Map<String, JsonNode> extra)
    implements Model {
  public UesOutputTokens {
    extra = Copies.of(extra);
  }

  public static UesOutputTokens decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesOutputTokens(
        in.required("total", Decoders.COUNT),
        in.optional("visible", Decoders.COUNT),
        in.optional("reasoning", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("total", total);
    out.put("visible", visible);
    out.put("reasoning", reasoning);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long total) {
    return new Builder(total);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(total);
    builder.visible = visible;
    builder.reasoning = reasoning;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long total;
    private Long visible;
    private Long reasoning;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long total) {
      this.total = total;
    }

    public Builder total(long total) {
      this.total = total;
      return this;
    }

    public Builder visible(long visible) {
      this.visible = visible;
      return this;
    }

    public Builder reasoning(long reasoning) {
      this.reasoning = reasoning;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesOutputTokens build() {
      return new UesOutputTokens(total, visible, reasoning, extra);
    }
  }
}
