// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

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
 * The usage of the session.
 *
 * @param extra Fields that this version does not know.
 */
public record UesUsage(
    long inputTokens,
    long outputTokens,
    long toolUses,
    Double totalCostUsd,
    UesTokenReport tokens,
    UesCost cost,
    Map<String, JsonNode> extra)
    implements Model {
  public UesUsage {
    extra = Copies.of(extra);
  }

  public static UesUsage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesUsage(
        in.required("inputTokens", Decoders.COUNT),
        in.required("outputTokens", Decoders.COUNT),
        in.required("toolUses", Decoders.COUNT),
        in.optional("totalCostUsd", Decoders.number(0, Double.MAX_VALUE)),
        in.optional("tokens", UesTokenReport::decode),
        in.optional("cost", UesCost::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("inputTokens", inputTokens);
    out.put("outputTokens", outputTokens);
    out.put("toolUses", toolUses);
    out.put("totalCostUsd", totalCostUsd);
    out.put("tokens", tokens);
    out.put("cost", cost);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long inputTokens, long outputTokens, long toolUses) {
    return new Builder(inputTokens, outputTokens, toolUses);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(inputTokens, outputTokens, toolUses);
    builder.totalCostUsd = totalCostUsd;
    builder.tokens = tokens;
    builder.cost = cost;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long inputTokens;
    private long outputTokens;
    private long toolUses;
    private Double totalCostUsd;
    private UesTokenReport tokens;
    private UesCost cost;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long inputTokens, long outputTokens, long toolUses) {
      this.inputTokens = inputTokens;
      this.outputTokens = outputTokens;
      this.toolUses = toolUses;
    }

    public Builder inputTokens(long inputTokens) {
      this.inputTokens = inputTokens;
      return this;
    }

    public Builder outputTokens(long outputTokens) {
      this.outputTokens = outputTokens;
      return this;
    }

    public Builder toolUses(long toolUses) {
      this.toolUses = toolUses;
      return this;
    }

    public Builder totalCostUsd(double totalCostUsd) {
      this.totalCostUsd = totalCostUsd;
      return this;
    }

    public Builder tokens(UesTokenReport tokens) {
      this.tokens = tokens;
      return this;
    }

    public Builder cost(UesCost cost) {
      this.cost = cost;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesUsage build() {
      return new UesUsage(inputTokens, outputTokens, toolUses, totalCostUsd, tokens, cost, extra);
    }
  }
}
