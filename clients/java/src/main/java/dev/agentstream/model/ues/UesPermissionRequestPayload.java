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
 * What permission_request carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesPermissionRequestPayload(
    String toolName, String toolUseId, ObjectNode input, String reason, Map<String, JsonNode> extra)
    implements Model {
  public UesPermissionRequestPayload {
    Objects.requireNonNull(toolName, "toolName");
    Objects.requireNonNull(toolUseId, "toolUseId");
    Objects.requireNonNull(input, "input");
    extra = Copies.of(extra);
  }

  public static UesPermissionRequestPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesPermissionRequestPayload(
        in.required("toolName", Decoders.TEXT),
        in.required("toolUseId", Decoders.TEXT),
        in.required("input", Decoders.OBJECT),
        in.optional("reason", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("toolName", toolName);
    out.put("toolUseId", toolUseId);
    out.put("input", input);
    out.put("reason", reason);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolName, String toolUseId, ObjectNode input) {
    return new Builder(toolName, toolUseId, input);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolName, toolUseId, input);
    builder.reason = reason;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolName;
    private String toolUseId;
    private ObjectNode input;
    private String reason;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolName, String toolUseId, ObjectNode input) {
      this.toolName = toolName;
      this.toolUseId = toolUseId;
      this.input = input;
    }

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder toolUseId(String toolUseId) {
      this.toolUseId = toolUseId;
      return this;
    }

    public Builder input(ObjectNode input) {
      this.input = input;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesPermissionRequestPayload build() {
      return new UesPermissionRequestPayload(toolName, toolUseId, input, reason, extra);
    }
  }
}
