// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

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
 * The agent reports progress.
 *
 * @param extra Fields that this version does not know.
 */
public record AcpSessionUpdateNotification(
    String jsonrpc, AcpSessionUpdateParams params, Map<String, JsonNode> extra) implements Model {
  public AcpSessionUpdateNotification {
    Objects.requireNonNull(params, "params");
    extra = Copies.of(extra);
  }

  public static AcpSessionUpdateNotification decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("method", "session/update");
    return new AcpSessionUpdateNotification(
        in.optional("jsonrpc", Decoders.constant("2.0")),
        in.required("params", AcpSessionUpdateParams::decode),
        in.extra());
  }

  public String method() {
    return "session/update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("jsonrpc", jsonrpc);
    out.put("method", "session/update");
    out.put("params", params);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AcpSessionUpdateParams params) {
    return new Builder(params);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(params);
    builder.jsonrpc = jsonrpc;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String jsonrpc;
    private AcpSessionUpdateParams params;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AcpSessionUpdateParams params) {
      this.params = params;
    }

    public Builder jsonrpc(String jsonrpc) {
      this.jsonrpc = jsonrpc;
      return this;
    }

    public Builder params(AcpSessionUpdateParams params) {
      this.params = params;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpSessionUpdateNotification build() {
      return new AcpSessionUpdateNotification(jsonrpc, params, extra);
    }
  }
}
