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
 * A text of the agent.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionLog(
    String id,
    String sessionId,
    String timestamp,
    SessionLogPayload payload,
    Map<String, JsonNode> extra)
    implements SessionEvent {
  public SessionLog {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(payload, "payload");
    extra = Copies.of(extra);
  }

  public static SessionLog decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "log");
    return new SessionLog(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("payload", SessionLogPayload::decode),
        in.extra());
  }

  public String type() {
    return "log";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "log");
    out.put("payload", payload);
    return out.end(extra);
  }

  @Override
  public <R> R match(SessionEvent.Cases<R> cases) {
    return cases.sessionLog(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, SessionLogPayload payload) {
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
    private SessionLogPayload payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, SessionLogPayload payload) {
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

    public Builder payload(SessionLogPayload payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionLog build() {
      return new SessionLog(id, sessionId, timestamp, payload, extra);
    }
  }
}
