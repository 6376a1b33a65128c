// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/**
 * Returns the missed events.
 *
 * @param id Returned unchanged.
 */
public record RpcSessionReconnect(
    RpcSessionReconnectParams params, StringOrIntegerOrNull id, String jsonrpc)
    implements RpcRequest {
  public RpcSessionReconnect {
    Objects.requireNonNull(params, "params");
  }

  public static RpcSessionReconnect decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("method", "session.reconnect");
    RpcSessionReconnect decoded =
        new RpcSessionReconnect(
            in.required("params", RpcSessionReconnectParams::decode),
            in.optional("id", StringOrIntegerOrNull::decode),
            in.optional("jsonrpc", Decoders.constant("2.0")));
    in.end();
    return decoded;
  }

  public String method() {
    return "session.reconnect";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("method", "session.reconnect");
    out.put("params", params);
    out.put("id", id);
    out.put("jsonrpc", jsonrpc);
    return out.end();
  }

  @Override
  public <R> R match(RpcRequest.Cases<R> cases) {
    return cases.rpcSessionReconnect(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(RpcSessionReconnectParams params) {
    return new Builder(params);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(params);
    builder.id = id;
    builder.jsonrpc = jsonrpc;
    return builder;
  }

  public static final class Builder {
    private RpcSessionReconnectParams params;
    private StringOrIntegerOrNull id;
    private String jsonrpc;

    private Builder(RpcSessionReconnectParams params) {
      this.params = params;
    }

    public Builder params(RpcSessionReconnectParams params) {
      this.params = params;
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

    public Builder jsonrpc(String jsonrpc) {
      this.jsonrpc = jsonrpc;
      return this;
    }

    public RpcSessionReconnect build() {
      return new RpcSessionReconnect(params, id, jsonrpc);
    }
  }
}
