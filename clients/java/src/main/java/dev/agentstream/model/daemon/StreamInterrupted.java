// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * The operation was interrupted. Last event.
 *
 * @param extra Fields that this version does not know.
 */
public record StreamInterrupted(Map<String, JsonNode> extra) implements StreamEvent {
  public StreamInterrupted {
    extra = Copies.of(extra);
  }

  public static StreamInterrupted decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "interrupted");
    return new StreamInterrupted(in.extra());
  }

  public String type() {
    return "interrupted";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "interrupted");
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamInterrupted(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamInterrupted build() {
      return new StreamInterrupted(extra);
    }
  }
}
