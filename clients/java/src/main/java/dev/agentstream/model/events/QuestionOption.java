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
import java.util.Objects;

/**
 * One answer to choose.
 *
 * @param extra Fields that this version does not know.
 */
public record QuestionOption(String label, String description, Map<String, JsonNode> extra)
    implements Model {
  public QuestionOption {
    Objects.requireNonNull(label, "label");
    extra = Copies.of(extra);
  }

  public static QuestionOption decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new QuestionOption(
        in.required("label", Decoders.TEXT), in.optional("description", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("label", label);
    out.put("description", description);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String label) {
    return new Builder(label);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(label);
    builder.description = description;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String label;
    private String description;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String label) {
      this.label = label;
    }

    public Builder label(String label) {
      this.label = label;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public QuestionOption build() {
      return new QuestionOption(label, description, extra);
    }
  }
}
