// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * No parameters; any that are sent are ignored.
 *
 * @param extra Fields that this version does not know.
 */
public record RpcNoParams(Map<String, JsonNode> extra) implements Model {
  public RpcNoParams {
    extra = Copies.of(extra);
  }

  public static RpcNoParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new RpcNoParams(in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public RpcNoParams build() {
      return new RpcNoParams(extra);
    }
  }
}
