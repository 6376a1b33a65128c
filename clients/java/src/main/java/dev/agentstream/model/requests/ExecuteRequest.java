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
 * Runs a task: the request of `POST /v1/execute`.
 *
 * @param idempotencyKey The same key gives the same run.
 * @param task The task of the agent.
 * @param driver The agent: `claude`, `codex`, `gemini`, `echo`, …
 * @param authToken The token, if there is no Bearer header.
 * @param sessionId The session to resume.
 */
public record ExecuteRequest(
    String idempotencyKey,
    String task,
    String driver,
    String model,
    String authToken,
    RequestedConfig config,
    String sessionId)
    implements Model {
  public ExecuteRequest {
    Objects.requireNonNull(idempotencyKey, "idempotencyKey");
    Objects.requireNonNull(task, "task");
    Objects.requireNonNull(driver, "driver");
  }

  public static ExecuteRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    ExecuteRequest decoded =
        new ExecuteRequest(
            in.required("idempotency_key", Decoders.TEXT),
            in.required("task", Decoders.text(100000)),
            in.required("driver", Decoders.TEXT),
            in.optional("model", Decoders.TEXT),
            in.optional("auth_token", Decoders.TEXT),
            in.optional("config", RequestedConfig::decode),
            in.optional("session_id", Decoders.TEXT));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("idempotency_key", idempotencyKey);
    out.put("task", task);
    out.put("driver", driver);
    out.put("model", model);
    out.put("auth_token", authToken);
    out.put("config", config);
    out.put("session_id", sessionId);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String idempotencyKey, String task, String driver) {
    return new Builder(idempotencyKey, task, driver);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(idempotencyKey, task, driver);
    builder.model = model;
    builder.authToken = authToken;
    builder.config = config;
    builder.sessionId = sessionId;
    return builder;
  }

  public static final class Builder {
    private String idempotencyKey;
    private String task;
    private String driver;
    private String model;
    private String authToken;
    private RequestedConfig config;
    private String sessionId;

    private Builder(String idempotencyKey, String task, String driver) {
      this.idempotencyKey = idempotencyKey;
      this.task = task;
      this.driver = driver;
    }

    public Builder idempotencyKey(String idempotencyKey) {
      this.idempotencyKey = idempotencyKey;
      return this;
    }

    public Builder task(String task) {
      this.task = task;
      return this;
    }

    public Builder driver(String driver) {
      this.driver = driver;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder authToken(String authToken) {
      this.authToken = authToken;
      return this;
    }

    public Builder config(RequestedConfig config) {
      this.config = config;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public ExecuteRequest build() {
      return new ExecuteRequest(idempotencyKey, task, driver, model, authToken, config, sessionId);
    }
  }
}
