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
import dev.agentstream.model.words.Source;
import java.util.Map;
import java.util.Objects;

/**
 * The cost, as the agent reports it.
 *
 * @param source Where the amount comes from.
 * @param extra Fields that this version does not know.
 */
public record UesCost(double amount, String currency, Source source, Map<String, JsonNode> extra)
    implements Model {
  public UesCost {
    Objects.requireNonNull(currency, "currency");
    Objects.requireNonNull(source, "source");
    extra = Copies.of(extra);
  }

  public static UesCost decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesCost(
        in.required("amount", Decoders.number(0, Double.MAX_VALUE)),
        in.required("currency", Decoders.TEXT),
        in.required("source", Source::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("amount", amount);
    out.put("currency", currency);
    out.put("source", source);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(double amount, String currency, Source source) {
    return new Builder(amount, currency, source);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(amount, currency, source);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private double amount;
    private String currency;
    private Source source;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(double amount, String currency, Source source) {
      this.amount = amount;
      this.currency = currency;
      this.source = source;
    }

    public Builder amount(double amount) {
      this.amount = amount;
      return this;
    }

    public Builder currency(String currency) {
      this.currency = currency;
      return this;
    }

    public Builder source(Source source) {
      this.source = source;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesCost build() {
      return new UesCost(amount, currency, source, extra);
    }
  }
}
