// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

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
public record StreamQuestionOption(String description, String label, Map<String, JsonNode> extra)
    implements Model {
  public StreamQuestionOption {
    Objects.requireNonNull(description, "description");
    extra = Copies.of(extra);
  }

  public static StreamQuestionOption decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new StreamQuestionOption(
        in.required("description", Decoders.TEXT), in.optional("label", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("description", description);
    out.put("label", label);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String description) {
    return new Builder(description);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(description);
    builder.label = label;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String description;
    private String label;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String description) {
      this.description = description;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder label(String label) {
      this.label = label;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamQuestionOption build() {
      return new StreamQuestionOption(description, label, extra);
    }
  }
}
