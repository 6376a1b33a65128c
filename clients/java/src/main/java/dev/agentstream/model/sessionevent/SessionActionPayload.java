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
 * What action carries.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionActionPayload(String tool, ObjectNode args, Map<String, JsonNode> extra)
    implements Model {
  public SessionActionPayload {
    Objects.requireNonNull(tool, "tool");
    extra = Copies.of(extra);
  }

  public static SessionActionPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionActionPayload(
        in.required("tool", Decoders.TEXT), in.optional("args", Decoders.OBJECT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("tool", tool);
    out.put("args", args);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String tool) {
    return new Builder(tool);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(tool);
    builder.args = args;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String tool;
    private ObjectNode args;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String tool) {
      this.tool = tool;
    }

    public Builder tool(String tool) {
      this.tool = tool;
      return this;
    }

    public Builder args(ObjectNode args) {
      this.args = args;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionActionPayload build() {
      return new SessionActionPayload(tool, args, extra);
    }
  }
}
