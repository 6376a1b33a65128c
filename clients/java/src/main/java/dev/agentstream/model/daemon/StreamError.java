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
 * An error. Last event.
 *
 * @param extra Fields that this version does not know.
 */
public record StreamError(String message, Map<String, JsonNode> extra) implements StreamEvent {
  public StreamError {
    Objects.requireNonNull(message, "message");
    extra = Copies.of(extra);
  }

  public static StreamError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "error");
    return new StreamError(in.required("message", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "error";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "error");
    out.put("message", message);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String message) {
    return new Builder(message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(message);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String message;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String message) {
      this.message = message;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamError build() {
      return new StreamError(message, extra);
    }
  }
}
