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
 * What text carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesTextPayload(String content, Map<String, JsonNode> extra) implements Model {
  public UesTextPayload {
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static UesTextPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesTextPayload(in.required("content", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("content", content);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String content) {
    return new Builder(content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String content;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String content) {
      this.content = content;
    }

    public Builder content(String content) {
      this.content = content;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesTextPayload build() {
      return new UesTextPayload(content, extra);
    }
  }
}
