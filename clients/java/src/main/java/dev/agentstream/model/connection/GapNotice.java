// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.connection;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.GapReason;
import java.util.Map;
import java.util.Objects;

/**
 * Events are missing here because they are no longer stored.
 *
 * @param fromSeq The first missing event.
 * @param toSeq The last missing event.
 * @param extra Fields that this version does not know.
 */
public record GapNotice(
    String sessionId,
    String timestamp,
    long fromSeq,
    long toSeq,
    GapReason reason,
    Map<String, JsonNode> extra)
    implements ConnectionEvent {
  public GapNotice {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(timestamp, "timestamp");
    Objects.requireNonNull(reason, "reason");
    extra = Copies.of(extra);
  }

  public static GapNotice decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "gap");
    return new GapNotice(
        in.required("sessionId", Decoders.TEXT),
        in.required("timestamp", Decoders.TIMESTAMP),
        in.required("fromSeq", Decoders.COUNT),
        in.required("toSeq", Decoders.COUNT),
        in.required("reason", GapReason::decode),
        in.extra());
  }

  public String type() {
    return "gap";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "gap");
    out.put("sessionId", sessionId);
    out.put("timestamp", timestamp);
    out.put("fromSeq", fromSeq);
    out.put("toSeq", toSeq);
    out.put("reason", reason);
    return out.end(extra);
  }

  @Override
  public <R> R match(ConnectionEvent.Cases<R> cases) {
    return cases.gapNotice(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String sessionId, String timestamp, long fromSeq, long toSeq, GapReason reason) {
    return new Builder(sessionId, timestamp, fromSeq, toSeq, reason);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, timestamp, fromSeq, toSeq, reason);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String timestamp;
    private long fromSeq;
    private long toSeq;
    private GapReason reason;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String sessionId, String timestamp, long fromSeq, long toSeq, GapReason reason) {
      this.sessionId = sessionId;
      this.timestamp = timestamp;
      this.fromSeq = fromSeq;
      this.toSeq = toSeq;
      this.reason = reason;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder fromSeq(long fromSeq) {
      this.fromSeq = fromSeq;
      return this;
    }

    public Builder toSeq(long toSeq) {
      this.toSeq = toSeq;
      return this;
    }

    public Builder reason(GapReason reason) {
      this.reason = reason;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public GapNotice build() {
      return new GapNotice(sessionId, timestamp, fromSeq, toSeq, reason, extra);
    }
  }
}
