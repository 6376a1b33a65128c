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
 * A piece of text; the next `text` replaces the pieces before it.
 *
 * @param extra Fields that this version does not know.
 */
public record StreamPartial(String content, Map<String, JsonNode> extra) implements StreamEvent {
  public StreamPartial {
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static StreamPartial decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "partial");
    return new StreamPartial(in.required("content", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "partial";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "partial");
    out.put("content", content);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamPartial(this);
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

    public StreamPartial build() {
      return new StreamPartial(content, extra);
    }
  }
}
