// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

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
 * A tool call ended.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionToolResult(
    String id,
    String sessionId,
    String timestamp,
    SessionToolResultPayload payload,
    Map<String, JsonNode> extra)
    implements SessionEvent {
  public SessionToolResult {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(payload, "payload");
    extra = Copies.of(extra);
  }

  public static SessionToolResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "toolResult");
    return new SessionToolResult(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("payload", SessionToolResultPayload::decode),
        in.extra());
  }

  public String type() {
    return "toolResult";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "toolResult");
    out.put("payload", payload);
    return out.end(extra);
  }

  @Override
  public <R> R match(SessionEvent.Cases<R> cases) {
    return cases.sessionToolResult(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, SessionToolResultPayload payload) {
    return new Builder(id, sessionId, timestamp, payload);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, sessionId, timestamp, payload);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String sessionId;
    private String timestamp;
    private SessionToolResultPayload payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String id, String sessionId, String timestamp, SessionToolResultPayload payload) {
      this.id = id;
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.payload = payload;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder payload(SessionToolResultPayload payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionToolResult build() {
      return new SessionToolResult(id, sessionId, timestamp, payload, extra);
    }
  }
}
