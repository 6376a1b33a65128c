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
import dev.agentstream.model.words.AcpConfigOptionType;
import dev.agentstream.model.words.Category;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A setting of the session, such as its model or its mode.
 *
 * @param options The choices.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpConfigOption(
    String id,
    StringOrBoolean currentValue,
    String name,
    String description,
    Category category,
    AcpConfigOptionType type,
    List<AcpConfigChoice> options,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements Model {
  public AcpConfigOption {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(currentValue, "currentValue");
    options = Copies.of(options);
    extra = Copies.of(extra);
  }

  public static AcpConfigOption decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpConfigOption(
        in.required("id", Decoders.TEXT),
        in.required("currentValue", StringOrBoolean::decode),
        in.optionalOrNull("name", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.optionalOrNull("category", Category::decode),
        in.optional("type", AcpConfigOptionType::decode),
        in.optionalOrNull("options", Decoders.list(AcpConfigChoice::decode)),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("currentValue", currentValue);
    out.put("name", name);
    out.put("description", description);
    out.put("category", category);
    out.put("type", type);
    out.put("options", options);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, StringOrBoolean currentValue) {
    return new Builder(id, currentValue);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, currentValue);
    builder.name = name;
    builder.description = description;
    builder.category = category;
    builder.type = type;
    builder.options = options;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private StringOrBoolean currentValue;
    private String name;
    private String description;
    private Category category;
    private AcpConfigOptionType type;
    private List<AcpConfigChoice> options;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, StringOrBoolean currentValue) {
      this.id = id;
      this.currentValue = currentValue;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder currentValue(StringOrBoolean currentValue) {
      this.currentValue = currentValue;
      return this;
    }

    public Builder currentValue(String currentValue) {
      this.currentValue = StringOrBoolean.of(currentValue);
      return this;
    }

    public Builder currentValue(Boolean currentValue) {
      this.currentValue = StringOrBoolean.of(currentValue);
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder category(Category category) {
      this.category = category;
      return this;
    }

    public Builder type(AcpConfigOptionType type) {
      this.type = type;
      return this;
    }

    public Builder options(List<AcpConfigChoice> options) {
      this.options = options;
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

    public AcpConfigOption build() {
      return new AcpConfigOption(
          id, currentValue, name, description, category, type, options, meta, extra);
    }
  }
}
