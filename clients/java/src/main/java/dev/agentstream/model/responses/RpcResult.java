// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.requests.StringOrIntegerOrNull;
import java.util.Map;
import java.util.Objects;

/**
 * The call succeeded.
 *
 * @param id Returned unchanged.
 * @param extra Fields that this version does not know.
 */
public record RpcResult(JsonNode result, StringOrIntegerOrNull id, Map<String, JsonNode> extra)
    implements RpcResponse {
  public RpcResult {
    Objects.requireNonNull(result, "result");
    extra = Copies.of(extra);
  }

  public static RpcResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new RpcResult(
        in.required("result", Decoders.ANY),
        in.optional("id", StringOrIntegerOrNull::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("result", result);
    out.put("id", id);
    return out.end(extra);
  }

  @Override
  public <R> R match(RpcResponse.Cases<R> cases) {
    return cases.rpcResult(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(JsonNode result) {
    return new Builder(result);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(result);
    builder.id = id;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private JsonNode result;
    private StringOrIntegerOrNull id;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(JsonNode result) {
      this.result = result;
    }

    public Builder result(JsonNode result) {
      this.result = result;
      return this;
    }

    public Builder id(StringOrIntegerOrNull id) {
      this.id = id;
      return this;
    }

    public Builder id(String id) {
      this.id = StringOrIntegerOrNull.of(id);
      return this;
    }

    public Builder id(Long id) {
      this.id = StringOrIntegerOrNull.of(id);
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public RpcResult build() {
      return new RpcResult(result, id, extra);
    }
  }
}
