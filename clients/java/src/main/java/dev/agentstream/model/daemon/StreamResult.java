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
 * The agent finished. Last event.
 *
 * @param sessionId The id to resume the conversation with.
 * @param raw The native line; on request.
 * @param extra Fields that this version does not know.
 */
public record StreamResult(String sessionId, JsonNode raw, Map<String, JsonNode> extra)
    implements StreamEvent {
  public StreamResult {
    extra = Copies.of(extra);
  }

  public static StreamResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "result");
    return new StreamResult(
        in.optional("session_id", Decoders.TEXT), in.optional("raw", Decoders.ANY), in.extra());
  }

  public String type() {
    return "result";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "result");
    out.put("session_id", sessionId);
    out.put("raw", raw);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamResult(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.sessionId = sessionId;
    builder.raw = raw;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private JsonNode raw;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
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

    public StreamResult build() {
      return new StreamResult(sessionId, raw, extra);
    }
  }
}
