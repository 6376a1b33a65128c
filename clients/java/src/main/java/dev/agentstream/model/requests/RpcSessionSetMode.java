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
 * Sets the mode, from the next message on.
 *
 * @param id Returned unchanged.
 */
public record RpcSessionSetMode(
    RpcSessionSetModeParams params, StringOrIntegerOrNull id, String jsonrpc)
    implements RpcRequest {
  public RpcSessionSetMode {
    Objects.requireNonNull(params, "params");
  }

  public static RpcSessionSetMode decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("method", "session.set_mode");
    RpcSessionSetMode decoded =
        new RpcSessionSetMode(
            in.required("params", RpcSessionSetModeParams::decode),
            in.optional("id", StringOrIntegerOrNull::decode),
            in.optional("jsonrpc", Decoders.constant("2.0")));
    in.end();
    return decoded;
  }

  public String method() {
    return "session.set_mode";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("method", "session.set_mode");
    out.put("params", params);
    out.put("id", id);
    out.put("jsonrpc", jsonrpc);
    return out.end();
  }

  @Override
  public <R> R match(RpcRequest.Cases<R> cases) {
    return cases.rpcSessionSetMode(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(RpcSessionSetModeParams params) {
    return new Builder(params);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(params);
    builder.id = id;
    builder.jsonrpc = jsonrpc;
    return builder;
  }

  public static final class Builder {
    private RpcSessionSetModeParams params;
    private StringOrIntegerOrNull id;
    private String jsonrpc;

    private Builder(RpcSessionSetModeParams params) {
      this.params = params;
    }

    public Builder params(RpcSessionSetModeParams params) {
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

    public RpcSessionSetMode build() {
      return new RpcSessionSetMode(params, id, jsonrpc);
    }
  }
}
