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
 * A plan or a thought of the agent.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionPlan(
    String id,
    String sessionId,
    String timestamp,
    SessionPlanPayload payload,
    Map<String, JsonNode> extra)
    implements SessionEvent {
  public SessionPlan {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(payload, "payload");
    extra = Copies.of(extra);
  }

  public static SessionPlan decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "plan");
    return new SessionPlan(
        in.required("id", Decoders.TEXT),
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("payload", SessionPlanPayload::decode),
        in.extra());
  }

  public String type() {
    return "plan";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("type", "plan");
    out.put("payload", payload);
    return out.end(extra);
  }

  @Override
  public <R> R match(SessionEvent.Cases<R> cases) {
    return cases.sessionPlan(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String sessionId, String timestamp, SessionPlanPayload payload) {
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
    private SessionPlanPayload payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String sessionId, String timestamp, SessionPlanPayload payload) {
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

    public Builder payload(SessionPlanPayload payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionPlan build() {
      return new SessionPlan(id, sessionId, timestamp, payload, extra);
    }
  }
}
