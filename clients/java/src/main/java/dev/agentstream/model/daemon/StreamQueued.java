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

/**
 * The session is busy; the message waits.
 *
 * @param position From 1.
 * @param extra Fields that this version does not know.
 */
public record StreamQueued(long position, Map<String, JsonNode> extra) implements StreamEvent {
  public StreamQueued {
    extra = Copies.of(extra);
  }

  public static StreamQueued decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "queued");
    return new StreamQueued(in.required("position", Decoders.ORDINAL), in.extra());
  }

  public String type() {
    return "queued";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "queued");
    out.put("position", position);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamQueued(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long position) {
    return new Builder(position);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(position);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long position;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long position) {
      this.position = position;
    }

    public Builder position(long position) {
      this.position = position;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamQueued build() {
      return new StreamQueued(position, extra);
    }
  }
}
