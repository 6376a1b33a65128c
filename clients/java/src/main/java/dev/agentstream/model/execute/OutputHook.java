// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.OutputHookStatus;
import java.util.Map;
import java.util.Objects;

/**
 * A hook of the user; SessionStart, Stop and Notification are omitted.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputHook(
    String id, String name, OutputHookStatus status, Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputHook {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(status, "status");
    extra = Copies.of(extra);
  }

  public static OutputHook decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "hook");
    return new OutputHook(
        in.required("id", Decoders.TEXT),
        in.required("name", Decoders.TEXT),
        in.required("status", OutputHookStatus::decode),
        in.extra());
  }

  public String kind() {
    return "hook";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "hook");
    out.put("id", id);
    out.put("name", name);
    out.put("status", status);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputHook(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String name, OutputHookStatus status) {
    return new Builder(id, name, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, name, status);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String name;
    private OutputHookStatus status;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String name, OutputHookStatus status) {
      this.id = id;
      this.name = name;
      this.status = status;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder status(OutputHookStatus status) {
      this.status = status;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputHook build() {
      return new OutputHook(id, name, status, extra);
    }
  }
}
