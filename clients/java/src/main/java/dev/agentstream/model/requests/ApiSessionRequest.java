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
 * Starts a session: the request of `POST /api/sessions`.
 *
 * @param projectId The name of an allowed workspace's folder.
 */
public record ApiSessionRequest(String agentId, String projectId, String prompt) implements Model {
  public ApiSessionRequest {
    Objects.requireNonNull(agentId, "agentId");
    Objects.requireNonNull(projectId, "projectId");
    Objects.requireNonNull(prompt, "prompt");
  }

  public static ApiSessionRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    ApiSessionRequest decoded =
        new ApiSessionRequest(
            in.required("agentId", Decoders.TEXT),
            in.required("projectId", Decoders.TEXT),
            in.required("prompt", Decoders.text(100000)));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agentId", agentId);
    out.put("projectId", projectId);
    out.put("prompt", prompt);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String agentId, String projectId, String prompt) {
    return new Builder(agentId, projectId, prompt);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(agentId, projectId, prompt);
    return builder;
  }

  public static final class Builder {
    private String agentId;
    private String projectId;
    private String prompt;

    private Builder(String agentId, String projectId, String prompt) {
      this.agentId = agentId;
      this.projectId = projectId;
      this.prompt = prompt;
    }

    public Builder agentId(String agentId) {
      this.agentId = agentId;
      return this;
    }

    public Builder projectId(String projectId) {
      this.projectId = projectId;
      return this;
    }

    public Builder prompt(String prompt) {
      this.prompt = prompt;
      return this;
    }

    public ApiSessionRequest build() {
      return new ApiSessionRequest(agentId, projectId, prompt);
    }
  }
}
