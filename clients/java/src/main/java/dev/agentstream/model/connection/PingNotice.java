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
 * The connection is alive.
 *
 * @param extra Fields that this version does not know.
 */
public record PingNotice(String sessionId, String timestamp, Map<String, JsonNode> extra)
    implements ConnectionEvent {
  public PingNotice {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    extra = Copies.of(extra);
  }

  public static PingNotice decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "ping");
    return new PingNotice(
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.extra());
  }

  public String type() {
    return "ping";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "ping");
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    return out.end(extra);
  }

  @Override
  public <R> R match(ConnectionEvent.Cases<R> cases) {
    return cases.pingNotice(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, String timestamp) {
    return new Builder(sessionId, timestamp);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, timestamp);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String timestamp;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String sessionId, String timestamp) {
      this.sessionId = sessionId;
      this.timestamp = timestamp;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public PingNotice build() {
      return new PingNotice(sessionId, timestamp, extra);
    }
  }
}
