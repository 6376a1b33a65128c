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
 * A slash command.
 *
 * @param name Without the slash; it may have spaces.
 * @param input Absent: the command takes no input.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCommand(
    String name,
    String description,
    AcpCommandInput input,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements Model {
  public AcpCommand {
    Objects.requireNonNull(name, "name");
    extra = Copies.of(extra);
  }

  public static AcpCommand decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpCommand(
        in.required("name", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.optionalOrNull("input", AcpCommandInput::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("name", name);
    out.put("description", description);
    out.put("input", input);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name);
    builder.description = description;
    builder.input = input;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String name;
    private String description;
    private AcpCommandInput input;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String name) {
      this.name = name;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder input(AcpCommandInput input) {
      this.input = input;
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

    public AcpCommand build() {
      return new AcpCommand(name, description, input, meta, extra);
    }
  }
}
