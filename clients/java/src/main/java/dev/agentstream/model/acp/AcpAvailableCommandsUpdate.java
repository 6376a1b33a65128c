// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The list of slash commands; it may come before the first prompt.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpAvailableCommandsUpdate(
    ObjectNode meta, List<AcpCommand> availableCommands, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpAvailableCommandsUpdate {
    Objects.requireNonNull(availableCommands, "availableCommands");
    availableCommands = Copies.of(availableCommands);
    extra = Copies.of(extra);
  }

  public static AcpAvailableCommandsUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "available_commands_update");
    return new AcpAvailableCommandsUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("availableCommands", Decoders.list(AcpCommand::decode)),
        in.extra());
  }

  public String sessionUpdate() {
    return "available_commands_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "available_commands_update");
    out.put("_meta", meta);
    out.put("availableCommands", availableCommands);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpAvailableCommandsUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AcpCommand> availableCommands) {
    return new Builder(availableCommands);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(availableCommands);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private List<AcpCommand> availableCommands;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AcpCommand> availableCommands) {
      this.availableCommands = availableCommands;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder availableCommands(List<AcpCommand> availableCommands) {
      this.availableCommands = availableCommands;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpAvailableCommandsUpdate build() {
      return new AcpAvailableCommandsUpdate(meta, availableCommands, extra);
    }
  }
}
