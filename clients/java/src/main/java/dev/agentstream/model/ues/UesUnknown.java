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
 * A type that this version does not know. Skip it.
 *
 * @param agent The agent.
 * @param timestamp Milliseconds since 1970.
 * @param metadata The vendor's own fields.
 * @param extra Fields that this version does not know.
 */
public record UesUnknown(
    String type,
    Agent agent,
    double timestamp,
    String sessionId,
    ObjectNode metadata,
    JsonNode payload,
    Map<String, JsonNode> extra)
    implements UesEvent {
  public UesUnknown {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(agent, "agent");
    Objects.requireNonNull(sessionId, "sessionId");
    extra = Copies.of(extra);
  }

  public static UesUnknown decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesUnknown(
        in.required("type", Decoders.TEXT),
        in.required("agent", Agent::decode),
        in.required("timestamp", Decoders.NUMBER),
        in.required("sessionId", Decoders.TEXT),
        in.optional("metadata", Decoders.OBJECT),
        in.optional("payload", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    out.put("agent", agent);
    out.put("timestamp", timestamp);
    out.put("sessionId", sessionId);
    out.put("metadata", metadata);
    out.put("payload", payload);
    return out.end(extra);
  }

  @Override
  public <R> R match(UesEvent.Cases<R> cases) {
    return cases.uesUnknown(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String type, Agent agent, double timestamp, String sessionId) {
    return new Builder(type, agent, timestamp, sessionId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type, agent, timestamp, sessionId);
    builder.metadata = metadata;
    builder.payload = payload;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String type;
    private Agent agent;
    private double timestamp;
    private String sessionId;
    private ObjectNode metadata;
    private JsonNode payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String type, Agent agent, double timestamp, String sessionId) {
      this.type = type;
      this.agent = agent;
      this.timestamp = timestamp;
      this.sessionId = sessionId;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
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

    public Builder payload(JsonNode payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesUnknown build() {
      return new UesUnknown(type, agent, timestamp, sessionId, metadata, payload, extra);
    }
  }
}
