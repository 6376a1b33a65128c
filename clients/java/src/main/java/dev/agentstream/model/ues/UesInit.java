// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.Agent;
import java.util.Map;
import java.util.Objects;

/**
 * The session started.
 *
 * @param agent The agent.
 * @param timestamp Milliseconds since 1970.
 * @param metadata The vendor's own fields.
 * @param extra Fields that this version does not know.
 */
public record UesInit(
    Agent agent,
    double timestamp,
    String sessionId,
    ObjectNode metadata,
    UesInitPayload payload,
    Map<String, JsonNode> extra)
    implements UesEvent {
  public UesInit {
    Objects.requireNonNull(agent, "agent");
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(payload, "payload");
    extra = Copies.of(extra);
  }

  public static UesInit decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "init");
    return new UesInit(
        in.required("agent", Agent::decode),
        in.required("timestamp", Decoders.NUMBER),
        in.required("sessionId", Decoders.TEXT),
        in.optional("metadata", Decoders.OBJECT),
        in.required("payload", UesInitPayload::decode),
        in.extra());
  }

  public String type() {
    return "init";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "init");
    out.put("agent", agent);
    out.put("timestamp", timestamp);
    out.put("sessionId", sessionId);
    out.put("metadata", metadata);
    out.put("payload", payload);
    return out.end(extra);
  }

  @Override
  public <R> R match(UesEvent.Cases<R> cases) {
    return cases.uesInit(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      Agent agent, double timestamp, String sessionId, UesInitPayload payload) {
    return new Builder(agent, timestamp, sessionId, payload);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(agent, timestamp, sessionId, payload);
    builder.metadata = metadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Agent agent;
    private double timestamp;
    private String sessionId;
    private ObjectNode metadata;
    private UesInitPayload payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Agent agent, double timestamp, String sessionId, UesInitPayload payload) {
      this.agent = agent;
      this.timestamp = timestamp;
      this.sessionId = sessionId;
      this.payload = payload;
    }

    public Builder agent(Agent agent) {
      this.agent = agent;
      return this;
    }

    public Builder timestamp(double timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder metadata(ObjectNode metadata) {
      this.metadata = metadata;
      return this;
    }

    public Builder payload(UesInitPayload payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesInit build() {
      return new UesInit(agent, timestamp, sessionId, metadata, payload, extra);
    }
  }
}
