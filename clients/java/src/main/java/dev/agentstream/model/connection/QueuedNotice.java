// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.connection;

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
 * The session waits for its turn to run.
 *
 * @param position From 1.
 * @param extra Fields that this version does not know.
 */
public record QueuedNotice(
    String sessionId, String timestamp, long position, Map<String, JsonNode> extra)
    implements ConnectionEvent {
  public QueuedNotice {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    extra = Copies.of(extra);
  }

  public static QueuedNotice decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "queued");
    return new QueuedNotice(
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("position", Decoders.ORDINAL),
        in.extra());
  }

  public String type() {
    return "queued";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "queued");
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("position", position);
    return out.end(extra);
  }

  @Override
  public <R> R match(ConnectionEvent.Cases<R> cases) {
    return cases.queuedNotice(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, String timestamp, long position) {
    return new Builder(sessionId, timestamp, position);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, timestamp, position);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String timestamp;
    private long position;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sessionId, String timestamp, long position) {
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.position = position;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder position(long position) {
      this.position = position;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public QueuedNotice build() {
      return new QueuedNotice(sessionId, timestamp, position, extra);
    }
  }
}
