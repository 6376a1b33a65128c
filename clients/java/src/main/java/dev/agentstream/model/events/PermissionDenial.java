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
import dev.agentstream.model.words.DenialSource;
import java.util.Map;

/**
 * An action that the agent was denied.
 *
 * @param source The source of the denial.
 * @param extra Fields that this version does not know.
 */
public record PermissionDenial(
    String toolId,
    String toolName,
    String message,
    DenialSource source,
    Map<String, JsonNode> extra)
    implements Model {
  public PermissionDenial {
    extra = Copies.of(extra);
  }

  public static PermissionDenial decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new PermissionDenial(
        in.optional("toolId", Decoders.TEXT),
        in.optional("toolName", Decoders.TEXT),
        in.optional("message", Decoders.TEXT),
        in.optional("source", DenialSource::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("toolId", toolId);
    out.put("toolName", toolName);
    out.put("message", message);
    out.put("source", source);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.toolId = toolId;
    builder.toolName = toolName;
    builder.message = message;
    builder.source = source;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolId;
    private String toolName;
    private String message;
    private DenialSource source;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder toolId(String toolId) {
      this.toolId = toolId;
      return this;
    }

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder source(DenialSource source) {
      this.source = source;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public PermissionDenial build() {
      return new PermissionDenial(toolId, toolName, message, source, extra);
    }
  }
}
