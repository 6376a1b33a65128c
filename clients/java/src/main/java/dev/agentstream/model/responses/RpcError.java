// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

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
 * Why a call failed.
 *
 * @param code -32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter,
 *     -32000 anything else.
 * @param extra Fields that this version does not know.
 */
public record RpcError(long code, String message, JsonNode data, Map<String, JsonNode> extra)
    implements Model {
  public RpcError {
    Objects.requireNonNull(message, "message");
    extra = Copies.of(extra);
  }

  public static RpcError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new RpcError(
        in.required("code", Decoders.INTEGER),
        in.required("message", Decoders.TEXT),
        in.optional("data", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("code", code);
    out.put("message", message);
    out.put("data", data);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long code, String message) {
    return new Builder(code, message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(code, message);
    builder.data = data;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long code;
    private String message;
    private JsonNode data;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long code, String message) {
      this.code = code;
      this.message = message;
    }

    public Builder code(long code) {
      this.code = code;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder data(JsonNode data) {
      this.data = data;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public RpcError build() {
      return new RpcError(code, message, data, extra);
    }
  }
}
