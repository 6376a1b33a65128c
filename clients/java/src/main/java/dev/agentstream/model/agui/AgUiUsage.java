// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

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
 * Tokens of one model.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiUsage(
    String provider,
    String model,
    Long inputTokens,
    Long outputTokens,
    Long totalTokens,
    Long reasoningTokens,
    Long cachedInputTokens,
    Long cacheWriteInputTokens,
    Map<String, JsonNode> extra)
    implements Model {
  public AgUiUsage {
    extra = Copies.of(extra);
  }

  public static AgUiUsage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiUsage(
        in.optional("provider", Decoders.TEXT),
        in.optional("model", Decoders.TEXT),
        in.optional("inputTokens", Decoders.COUNT),
        in.optional("outputTokens", Decoders.COUNT),
        in.optional("totalTokens", Decoders.COUNT),
        in.optional("reasoningTokens", Decoders.COUNT),
        in.optional("cachedInputTokens", Decoders.COUNT),
        in.optional("cacheWriteInputTokens", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("provider", provider);
    out.put("model", model);
    out.put("inputTokens", inputTokens);
    out.put("outputTokens", outputTokens);
    out.put("totalTokens", totalTokens);
    out.put("reasoningTokens", reasoningTokens);
    out.put("cachedInputTokens", cachedInputTokens);
    out.put("cacheWriteInputTokens", cacheWriteInputTokens);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.provider = provider;
    builder.model = model;
    builder.inputTokens = inputTokens;
    builder.outputTokens = outputTokens;
    builder.totalTokens = totalTokens;
    builder.reasoningTokens = reasoningTokens;
    builder.cachedInputTokens = cachedInputTokens;
    builder.cacheWriteInputTokens = cacheWriteInputTokens;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String provider;
    private String model;
    private Long inputTokens;
    private Long outputTokens;
    private Long totalTokens;
    private Long reasoningTokens;
    private Long cachedInputTokens;
    private Long cacheWriteInputTokens;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder provider(String provider) {
      this.provider = provider;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder inputTokens(long inputTokens) {
      this.inputTokens = inputTokens;
      return this;
    }

    public Builder outputTokens(long outputTokens) {
      this.outputTokens = outputTokens;
      return this;
    }

    public Builder totalTokens(long totalTokens) {
      this.totalTokens = totalTokens;
      return this;
    }

    public Builder reasoningTokens(long reasoningTokens) {
      this.reasoningTokens = reasoningTokens;
      return this;
    }

    public Builder cachedInputTokens(long cachedInputTokens) {
      this.cachedInputTokens = cachedInputTokens;
      return this;
    }

    public Builder cacheWriteInputTokens(long cacheWriteInputTokens) {
      this.cacheWriteInputTokens = cacheWriteInputTokens;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiUsage build() {
      return new AgUiUsage(
          provider,
          model,
          inputTokens,
          outputTokens,
          totalTokens,
          reasoningTokens,
          cachedInputTokens,
          cacheWriteInputTokens,
          extra);
    }
  }
}
