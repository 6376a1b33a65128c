// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.requests.StringOrIntegerOrNull;
import java.util.Map;
import java.util.Objects;

/**
 * The call failed.
 *
 * @param id Returned unchanged.
 * @param extra Fields that this version does not know.
 */
public record RpcFailure(RpcError error, StringOrIntegerOrNull id, Map<String, JsonNode> extra)
    implements RpcResponse {
  public RpcFailure {
    Objects.requireNonNull(error, "error");
    extra = Copies.of(extra);
  }

  public static RpcFailure decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new RpcFailure(
        in.required("error", RpcError::decode),
        in.optional("id", StringOrIntegerOrNull::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("error", error);
    out.put("id", id);
    return out.end(extra);
  }

  @Override
  public <R> R match(RpcResponse.Cases<R> cases) {
    return cases.rpcFailure(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(RpcError error) {
    return new Builder(error);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(error);
    builder.id = id;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private RpcError error;
    private StringOrIntegerOrNull id;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(RpcError error) {
      this.error = error;
    }

    public Builder error(RpcError error) {
      this.error = error;
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

    public RpcFailure build() {
      return new RpcFailure(error, id, extra);
    }
  }
}
