// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.PermissionDecision;
import java.util.Objects;

/**
 * The answer to a permission request.
 *
 * @param optionId One of the options of the request.
 * @param message A message to the agent, sent with the answer.
 * @param arguments Run the tool with these instead.
 * @param stop With `denied`: end the turn as well.
 */
public record PermissionAnswer(
    PermissionDecision outcome, String optionId, String message, ObjectNode arguments, Boolean stop)
    implements Model {
  public PermissionAnswer {
    Objects.requireNonNull(outcome, "outcome");
  }

  public static PermissionAnswer decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    PermissionAnswer decoded =
        new PermissionAnswer(
            in.required("outcome", PermissionDecision::decodeKnown),
            in.optional("optionId", Decoders.TEXT),
            in.optional("message", Decoders.TEXT),
            in.optional("arguments", Decoders.OBJECT),
            in.optional("stop", Decoders.BOOLEAN));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("outcome", outcome);
    out.put("optionId", optionId);
    out.put("message", message);
    out.put("arguments", arguments);
    out.put("stop", stop);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(PermissionDecision outcome) {
    return new Builder(outcome);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(outcome);
    builder.optionId = optionId;
    builder.message = message;
    builder.arguments = arguments;
    builder.stop = stop;
    return builder;
  }

  public static final class Builder {
    private PermissionDecision outcome;
    private String optionId;
    private String message;
    private ObjectNode arguments;
    private Boolean stop;

    private Builder(PermissionDecision outcome) {
      this.outcome = outcome;
    }

    public Builder outcome(PermissionDecision outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder optionId(String optionId) {
      this.optionId = optionId;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder arguments(ObjectNode arguments) {
      this.arguments = arguments;
      return this;
    }

    public Builder stop(boolean stop) {
      this.stop = stop;
      return this;
    }

    public PermissionAnswer build() {
      return new PermissionAnswer(outcome, optionId, message, arguments, stop);
    }
  }
}
