// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * A whole text.
 *
 * @param raw The native line; on request.
 * @param extra Fields that this version does not know.
 */
public record StreamText(String content, JsonNode raw, Map<String, JsonNode> extra)
    implements StreamEvent {
  public StreamText {
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static StreamText decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "text");
    return new StreamText(
        in.required("content", Decoders.TEXT), in.optional("raw", Decoders.ANY), in.extra());
  }

  public String type() {
    return "text";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "text");
    out.put("content", content);
    out.put("raw", raw);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamText(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String content) {
    return new Builder(content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content);
    builder.raw = raw;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String content;
    private JsonNode raw;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String content) {
      this.content = content;
    }

    public Builder content(String content) {
      this.content = content;
      return this;
    }

    public Builder raw(JsonNode raw) {
      this.raw = raw;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamText build() {
      return new StreamText(content, raw, extra);
    }
  }
}
