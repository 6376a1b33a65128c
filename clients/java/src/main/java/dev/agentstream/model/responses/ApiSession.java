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
import dev.agentstream.model.words.ApiState;
import java.util.Map;
import java.util.Objects;

/**
 * A session, as `/api/sessions` returns it.
 *
 * @param extra Fields that this version does not know.
 */
public record ApiSession(
    String id,
    String agentId,
    String projectId,
    String prompt,
    ApiState state,
    String createdAt,
    String updatedAt,
    Map<String, JsonNode> extra)
    implements Model {
  public ApiSession {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(agentId, "agentId");
    Objects.requireNonNull(projectId, "projectId");
    Objects.requireNonNull(prompt, "prompt");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(createdAt, "createdAt");
    Objects.requireNonNull(updatedAt, "updatedAt");
    extra = Copies.of(extra);
  }

  public static ApiSession decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ApiSession(
        in.required("id", Decoders.TEXT),
        in.required("agentId", Decoders.TEXT),
        in.required("projectId", Decoders.TEXT),
        in.required("prompt", Decoders.TEXT),
        in.required("state", ApiState::decodeKnown),
        in.required("createdAt", Decoders.TIMESTAMP),
        in.required("updatedAt", Decoders.TIMESTAMP),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("agentId", agentId);
    out.put("projectId", projectId);
    out.put("prompt", prompt);
    out.put("state", state);
    out.put("createdAt", createdAt);
    out.put("updatedAt", updatedAt);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id,
      String agentId,
      String projectId,
      String prompt,
      ApiState state,
      String createdAt,
      String updatedAt) {
    return new Builder(id, agentId, projectId, prompt, state, createdAt, updatedAt);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, agentId, projectId, prompt, state, createdAt, updatedAt);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String agentId;
    private String projectId;
    private String prompt;
    private ApiState state;
    private String createdAt;
    private String updatedAt;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String id,
        String agentId,
        String projectId,
        String prompt,
        ApiState state,
        String createdAt,
        String updatedAt) {
      this.id = id;
      this.agentId = agentId;
      this.projectId = projectId;
      this.prompt = prompt;
      this.state = state;
      this.createdAt = createdAt;
      this.updatedAt = updatedAt;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
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

    public Builder state(ApiState state) {
      this.state = state;
      return this;
    }

    public Builder createdAt(String createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    public Builder updatedAt(String updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ApiSession build() {
      return new ApiSession(id, agentId, projectId, prompt, state, createdAt, updatedAt, extra);
    }
  }
}
