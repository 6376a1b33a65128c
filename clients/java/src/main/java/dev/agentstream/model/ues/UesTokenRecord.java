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
import java.util.Objects;

/**
 * The tokens of one model.
 *
 * @param extra Fields that this version does not know.
 */
public record UesTokenRecord(String model, UesTokens tokens, Map<String, JsonNode> extra)
    implements Model {
  public UesTokenRecord {
    Objects.requireNonNull(tokens, "tokens");
    extra = Copies.of(extra);
  }

  public static UesTokenRecord decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesTokenRecord(
        in.optional("model", Decoders.TEXT), in.required("tokens", UesTokens::decode), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("model", model);
    out.put("tokens", tokens);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(UesTokens tokens) {
    return new Builder(tokens);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(tokens);
    builder.model = model;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String model;
    private UesTokens tokens;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(UesTokens tokens) {
      this.tokens = tokens;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder tokens(UesTokens tokens) {
      this.tokens = tokens;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesTokenRecord build() {
      return new UesTokenRecord(model, tokens, extra);
    }
  }
}
