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
import dev.agentstream.model.words.UsageCompleteness;
import java.util.Map;

/**
 * Tokens, counted in the same way for every agent: parts never exceed the whole. If completeness is
 * `unknown`, the numbers are 0 and have no meaning.
 *
 * @param inputTokens All input, cached or not.
 * @param outputTokens All output, reasoning included.
 * @param totalTokens inputTokens + outputTokens.
 * @param cachedTokens The part of inputTokens that was read from a cache.
 * @param cacheWriteTokens The part of inputTokens that was written to a cache.
 * @param reasoningTokens The part of outputTokens that was reasoning.
 * @param completeness `reported` (also when absent): the vendor's own total. `partial`: some calls
 *     are not counted. `unknown`: skip it when adding or showing.
 * @param extra Fields that this version does not know.
 */
public record TokenUsage(
    long inputTokens,
    long outputTokens,
    long totalTokens,
    Long cachedTokens,
    Long cacheWriteTokens,
    Long reasoningTokens,
    UsageCompleteness completeness,
    Map<String, JsonNode> extra)
    implements Model {
  public TokenUsage {
    extra = Copies.of(extra);
  }

  public static TokenUsage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new TokenUsage(
        in.required("inputTokens", Decoders.COUNT),
        in.required("outputTokens", Decoders.COUNT),
        in.required("totalTokens", Decoders.COUNT),
        in.optional("cachedTokens", Decoders.COUNT),
        in.optional("cacheWriteTokens", Decoders.COUNT),
        in.optional("reasoningTokens", Decoders.COUNT),
        in.optional("completeness", UsageCompleteness::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("inputTokens", inputTokens);
    out.put("outputTokens", outputTokens);
    out.put("totalTokens", totalTokens);
    out.put("cachedTokens", cachedTokens);
    out.put("cacheWriteTokens", cacheWriteTokens);
    out.put("reasoningTokens", reasoningTokens);
    out.put("completeness", completeness);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long inputTokens, long outputTokens, long totalTokens) {
    return new Builder(inputTokens, outputTokens, totalTokens);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(inputTokens, outputTokens, totalTokens);
    builder.cachedTokens = cachedTokens;
    builder.cacheWriteTokens = cacheWriteTokens;
    builder.reasoningTokens = reasoningTokens;
    builder.completeness = completeness;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long inputTokens;
    private long outputTokens;
    private long totalTokens;
    private Long cachedTokens;
    private Long cacheWriteTokens;
    private Long reasoningTokens;
    private UsageCompleteness completeness;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long inputTokens, long outputTokens, long totalTokens) {
      this.inputTokens = inputTokens;
      this.outputTokens = outputTokens;
      this.totalTokens = totalTokens;
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

    public Builder cachedTokens(long cachedTokens) {
      this.cachedTokens = cachedTokens;
      return this;
    }

    public Builder cacheWriteTokens(long cacheWriteTokens) {
      this.cacheWriteTokens = cacheWriteTokens;
      return this;
    }

    public Builder reasoningTokens(long reasoningTokens) {
      this.reasoningTokens = reasoningTokens;
      return this;
    }

    public Builder completeness(UsageCompleteness completeness) {
      this.completeness = completeness;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public TokenUsage build() {
      return new TokenUsage(
          inputTokens,
          outputTokens,
          totalTokens,
          cachedTokens,
          cacheWriteTokens,
          reasoningTokens,
          completeness,
          extra);
    }
  }
}
