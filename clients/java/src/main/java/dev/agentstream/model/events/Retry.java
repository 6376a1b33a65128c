// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * A failed attempt that will be retried.
 *
 * @param attempt Which attempt failed, from 1.
 * @param delayMs How long until the next attempt.
 * @param extra Fields that this version does not know.
 */
public record Retry(Long attempt, Long maxAttempts, Long delayMs, Map<String, JsonNode> extra)
    implements Model {
  public Retry {
    extra = Copies.of(extra);
  }

  public static Retry decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Retry(
        in.optional("attempt", Decoders.COUNT),
        in.optional("maxAttempts", Decoders.COUNT),
        in.optional("delayMs", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("attempt", attempt);
    out.put("maxAttempts", maxAttempts);
    out.put("delayMs", delayMs);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.attempt = attempt;
    builder.maxAttempts = maxAttempts;
    builder.delayMs = delayMs;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long attempt;
    private Long maxAttempts;
    private Long delayMs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder attempt(long attempt) {
      this.attempt = attempt;
      return this;
    }

    public Builder maxAttempts(long maxAttempts) {
      this.maxAttempts = maxAttempts;
      return this;
    }

    public Builder delayMs(long delayMs) {
      this.delayMs = delayMs;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Retry build() {
      return new Retry(attempt, maxAttempts, delayMs, extra);
    }
  }
}
