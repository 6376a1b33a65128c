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

/**
 * The parameters of session.resume.
 *
 * @param sdkSessionId The native id to resume.
 */
public record RpcSessionResumeParams(String sessionId, String sdkSessionId) implements Model {
  public RpcSessionResumeParams {
    Objects.requireNonNull(sessionId, "sessionId");
  }

  public static RpcSessionResumeParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionResumeParams decoded =
        new RpcSessionResumeParams(
            in.required("sessionId", Decoders.TEXT), in.optional("sdkSessionId", Decoders.TEXT));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionId", sessionId);
    out.put("sdkSessionId", sdkSessionId);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String sessionId) {
    return new Builder(sessionId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(sessionId);
    builder.sdkSessionId = sdkSessionId;
    return builder;
  }

  public static final class Builder {
    private String sessionId;
    private String sdkSessionId;

    private Builder(String sessionId) {
      this.sessionId = sessionId;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder sdkSessionId(String sdkSessionId) {
      this.sdkSessionId = sdkSessionId;
      return this;
    }

    public RpcSessionResumeParams build() {
      return new RpcSessionResumeParams(sessionId, sdkSessionId);
    }
  }
}
