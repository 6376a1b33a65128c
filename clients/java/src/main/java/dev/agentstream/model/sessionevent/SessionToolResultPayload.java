// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

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
 * What toolResult carries.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionToolResultPayload(
    String tool, boolean success, JsonNode output, Map<String, JsonNode> extra) implements Model {
  public SessionToolResultPayload {
    Objects.requireNonNull(tool, "tool");
    extra = Copies.of(extra);
  }

  public static SessionToolResultPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionToolResultPayload(
        in.required("tool", Decoders.TEXT),
        in.required("success", Decoders.BOOLEAN),
        in.optional("output", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("tool", tool);
    out.put("success", success);
    out.put("output", output);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String tool, boolean success) {
    return new Builder(tool, success);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(tool, success);
    builder.output = output;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String tool;
    private boolean success;
    private JsonNode output;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String tool, boolean success) {
      this.tool = tool;
      this.success = success;
    }

    public Builder tool(String tool) {
      this.tool = tool;
      return this;
    }

    public Builder success(boolean success) {
      this.success = success;
      return this;
    }

    public Builder output(JsonNode output) {
      this.output = output;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionToolResultPayload build() {
      return new SessionToolResultPayload(tool, success, output, extra);
    }
  }
}
