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
 * Creates a session; starts no process.
 *
 * @param id Returned unchanged.
 */
public record RpcSessionCreate(
    RpcSessionCreateParams params, StringOrIntegerOrNull id, String jsonrpc) implements RpcRequest {
  public RpcSessionCreate {
    Objects.requireNonNull(params, "params");
  }

  public static RpcSessionCreate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("method", "session.create");
    RpcSessionCreate decoded =
        new RpcSessionCreate(
            in.required("params", RpcSessionCreateParams::decode),
            in.optional("id", StringOrIntegerOrNull::decode),
            in.optional("jsonrpc", Decoders.constant("2.0")));
    in.end();
    return decoded;
  }

  public String method() {
    return "session.create";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("method", "session.create");
    out.put("params", params);
    out.put("id", id);
    out.put("jsonrpc", jsonrpc);
    return out.end();
  }

  @Override
  public <R> R match(RpcRequest.Cases<R> cases) {
    return cases.rpcSessionCreate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(RpcSessionCreateParams params) {
    return new Builder(params);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(params);
    builder.id = id;
    builder.jsonrpc = jsonrpc;
    return builder;
  }

  public static final class Builder {
    private RpcSessionCreateParams params;
    private StringOrIntegerOrNull id;
    private String jsonrpc;

    private Builder(RpcSessionCreateParams params) {
      this.params = params;
    }

    public Builder params(RpcSessionCreateParams params) {
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

    public RpcSessionCreate build() {
      return new RpcSessionCreate(params, id, jsonrpc);
    }
  }
}
