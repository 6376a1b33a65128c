// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

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
 * A run of a session has ended.
 *
 * @param timestamp When the event was emitted.
 * @param extra Fields that this version does not know.
 */
public record RunEndedMessage(
    String timestamp, SessionEndedEventData data, Map<String, JsonNode> extra)
    implements WebhookMessage {
  public RunEndedMessage {
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(data, "data");
    extra = Copies.of(extra);
  }

  public static RunEndedMessage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "run.ended");
    return new RunEndedMessage(
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("data", SessionEndedEventData::decode),
        in.extra());
  }

  public String type() {
    return "run.ended";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "run.ended");
    out.put("timestamp", timestamp);
    out.put("data", data);
    return out.end(extra);
  }

  @Override
  public <R> R match(WebhookMessage.Cases<R> cases) {
    return cases.runEndedMessage(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String timestamp, SessionEndedEventData data) {
    return new Builder(timestamp, data);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(timestamp, data);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String timestamp;
    private SessionEndedEventData data;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String timestamp, SessionEndedEventData data) {
      this.timestamp = timestamp;
      this.data = data;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder data(SessionEndedEventData data) {
      this.data = data;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public RunEndedMessage build() {
      return new RunEndedMessage(timestamp, data, extra);
    }
  }
}
