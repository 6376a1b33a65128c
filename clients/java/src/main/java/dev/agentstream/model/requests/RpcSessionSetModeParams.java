// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.RpcMode;
import java.util.Objects;

/** The parameters of session.set_mode. */
public record RpcSessionSetModeParams(String sessionId, RpcMode mode) implements Model {
  public RpcSessionSetModeParams {
    Objects.requireNonNull(sessionId, "sessionId");
    Objects.requireNonNull(mode, "mode");
  }

  public static RpcSessionSetModeParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionSetModeParams decoded =
        new RpcSessionSetModeParams(
            in.required("sessionId", Decoders.TEXT), in.required("mode", RpcMode::decodeKnown));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("mode", mode);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId, RpcMode mode) {
    return new Builder(sessionId, mode);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId, mode);
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private RpcMode mode;

    private Builder(String sessionId, RpcMode mode) {
      this.sessionId = sessionId;
      this.mode = mode;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder mode(RpcMode mode) {
      this.mode = mode;
      return this;
    }

    public RpcSessionSetModeParams build() {
      return new RpcSessionSetModeParams(sessionId, mode);
    }
  }
}
