// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * Money, cumulative over the session.
 *
 * @param currency Such as `USD`.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCost(double amount, String currency, ObjectNode meta, Map<String, JsonNode> extra)
    implements Model {
  public AcpCost {
    Objects.requireNonNull(currency, "currency");
    extra = Copies.of(extra);
  }

  public static AcpCost decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpCost(
        in.required("amount", Decoders.NUMBER),
        in.required("currency", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("amount", amount);
    out.put("currency", currency);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(double amount, String currency) {
    return new Builder(amount, currency);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(amount, currency);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private double amount;
    private String currency;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(double amount, String currency) {
      this.amount = amount;
      this.currency = currency;
    }

    public Builder amount(double amount) {
      this.amount = amount;
      return this;
    }

    public Builder currency(String currency) {
      this.currency = currency;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpCost build() {
      return new AcpCost(amount, currency, meta, extra);
    }
  }
}
