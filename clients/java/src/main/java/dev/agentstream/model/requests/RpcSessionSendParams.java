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

/** The parameters of session.send. */
public record RpcSessionSendParams(String sessionId, String message) implements Model {
  public RpcSessionSendParams {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(message, "message");
  }

  public static RpcSessionSendParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionSendParams decoded =
        new RpcSessionSendParams(
            in.required("sessionId", Decoders.TEXT), in.required("message", Decoders.text(100000)));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("message", message);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, String message) {
    return new Builder(sessionId, message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, message);
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String message;

    private Builder(String sessionId, String message) {
      this.sessionId = sessionId;
      this.message = message;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public RpcSessionSendParams build() {
      return new RpcSessionSendParams(sessionId, message);
    }
  }
}
