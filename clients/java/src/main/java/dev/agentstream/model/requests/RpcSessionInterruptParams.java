// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/** The parameters of session.interrupt. */
public record RpcSessionInterruptParams(String sessionId) implements Model {
  public RpcSessionInterruptParams {
    Objects.requireNonNull(sessionId, "sessionId");
  }

  public static RpcSessionInterruptParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionInterruptParams decoded =
        new RpcSessionInterruptParams(in.required("sessionId", Decoders.TEXT));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId) {
    return new Builder(sessionId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId);
    return builder;
  }

  public static final class Builder {
    private String sessionId;

    private Builder(String sessionId) {
      this.sessionId = sessionId;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public RpcSessionInterruptParams build() {
      return new RpcSessionInterruptParams(sessionId);
    }
  }
}
