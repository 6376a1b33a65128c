// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;

/**
 * Lists the sessions with their queues.
 *
 * @param id Returned unchanged.
 */
public record RpcMonitorSessions(RpcNoParams params, StringOrIntegerOrNull id, String jsonrpc)
    implements RpcRequest {
  public static RpcMonitorSessions decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("method", "monitor.sessions");
    RpcMonitorSessions decoded =
        new RpcMonitorSessions(
            in.optional("params", RpcNoParams::decode),
            in.optional("id", StringOrIntegerOrNull::decode),
            in.optional("jsonrpc", Decoders.constant("2.0")));
    in.end();
    return decoded;
  }

  public String method() {
    return "monitor.sessions";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("method", "monitor.sessions");
    out.put("params", params);
    out.put("id", id);
    out.put("jsonrpc", jsonrpc);
    return out.end();
  }

  @Override
  public <R> R match(RpcRequest.Cases<R> cases) {
    return cases.rpcMonitorSessions(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.params = params;
    builder.id = id;
    builder.jsonrpc = jsonrpc;
    return builder;
  }

  public static final class Builder {
    private RpcNoParams params;
    private StringOrIntegerOrNull id;
    private String jsonrpc;

    private Builder() {}

    public Builder params(RpcNoParams params) {
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

    public RpcMonitorSessions build() {
      return new RpcMonitorSessions(params, id, jsonrpc);
    }
  }
}
