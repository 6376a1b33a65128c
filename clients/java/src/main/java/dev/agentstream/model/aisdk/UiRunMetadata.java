// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.events.TokenUsage;
import java.util.Map;

/**
 * Facts about a message, and so about its run.
 *
 * @param seq The newest event that the message contains: where to resume.
 * @param extra Fields that this version does not know.
 */
public record UiRunMetadata(
    String sessionId,
    Long run,
    Long seq,
    String agentType,
    String model,
    TokenUsage usage,
    Double costUsd,
    Long durationMs,
    Map<String, JsonNode> extra)
    implements Model {
  public UiRunMetadata {
    extra = Copies.of(extra);
  }

  public static UiRunMetadata decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UiRunMetadata(
        in.optional("sessionId", Decoders.TEXT),
        in.optional("run", Decoders.ORDINAL),
        in.optional("seq", Decoders.COUNT),
        in.optional("agentType", Decoders.TEXT),
        in.optional("model", Decoders.TEXT),
        in.optional("usage", TokenUsage::decode),
        in.optional("costUsd", Decoders.number(0, Double.MAX_VALUE)),
        in.optional("durationMs", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("run", run);
    out.put("seq", seq);
    out.put("agentType", agentType);
    out.put("model", model);
    out.put("usage", usage);
    out.put("costUsd", costUsd);
    out.put("durationMs", durationMs);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.sessionId = sessionId;
    builder.run = run;
    builder.seq = seq;
    builder.agentType = agentType;
    builder.model = model;
    builder.usage = usage;
    builder.costUsd = costUsd;
    builder.durationMs = durationMs;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private Long run;
    private Long seq;
    private String agentType;
    private String model;
    private TokenUsage usage;
    private Double costUsd;
    private Long durationMs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder run(long run) {
      this.run = run;
      return this;
    }

    public Builder seq(long seq) {
      this.seq = seq;
      return this;
    }

    public Builder agentType(String agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder usage(TokenUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder costUsd(double costUsd) {
      this.costUsd = costUsd;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiRunMetadata build() {
      return new UiRunMetadata(
          sessionId, run, seq, agentType, model, usage, costUsd, durationMs, extra);
    }
  }
}
