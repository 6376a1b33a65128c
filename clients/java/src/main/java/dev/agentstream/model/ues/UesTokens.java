// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * Totals and their parts; an absent part is not known.
 *
 * @param extra Fields that this version does not know.
 */
public record UesTokens(UesInputTokens input, UesOutputTokens output, Map<String, JsonNode> extra)
    implements Model {
  public UesTokens {
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(output, "output");
    extra = Copies.of(extra);
  }

  public static UesTokens decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesTokens(
        in.required("input", UesInputTokens::decode),
        in.required("output", UesOutputTokens::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("input", input);
    out.put("output", output);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(UesInputTokens input, UesOutputTokens output) {
    return new Builder(input, output);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(input, output);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private UesInputTokens input;
    private UesOutputTokens output;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(UesInputTokens input, UesOutputTokens output) {
      this.input = input;
      this.output = output;
    }

    public Builder input(UesInputTokens input) {
      this.input = input;
      return this;
    }

    public Builder output(UesOutputTokens output) {
      this.output = output;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesTokens build() {
      return new UesTokens(input, output, extra);
    }
  }
}
