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

/** The parameters of session.set_model. */
public record RpcSessionSetModelParams(String sessionId, String model) implements Model {
  public RpcSessionSetModelParams {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(model, "model");
  }

  public static RpcSessionSetModelParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionSetModelParams decoded =
        new RpcSessionSetModelParams(
            in.required("sessionId", Decoders.TEXT), in.required("model", Decoders.TEXT));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("model", model);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, String model) {
    return new Builder(sessionId, model);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, model);
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String model;

    private Builder(String sessionId, String model) {
      this.sessionId = sessionId;
      this.model = model;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public RpcSessionSetModelParams build() {
      return new RpcSessionSetModelParams(sessionId, model);
    }
  }
}
