// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.PermissionDecision;
import java.util.Objects;

/**
 * Answers a permission request.
 *
 * @param ref Returned in the `ack` or `problem` that answers this frame.
 * @param requestId The request to answer.
 * @param optionId One of the options of the request.
 * @param message A message to the agent, sent with the answer.
 * @param arguments Run the tool with these instead.
 * @param stop With `denied`: end the turn as well.
 */
public record PermissionAnswerFrame(
    String ref,
    String requestId,
    PermissionDecision outcome,
    String optionId,
    String message,
    ObjectNode arguments,
    Boolean stop)
    implements ClientFrame {
  public PermissionAnswerFrame {
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(outcome, "outcome");
  }

  public static PermissionAnswerFrame decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "permissionAnswer");
    PermissionAnswerFrame decoded =
        new PermissionAnswerFrame(
            in.optional("ref", Decoders.TEXT),
            in.required("requestId", Decoders.TEXT),
            in.required("outcome", PermissionDecision::decodeKnown),
            in.optional("optionId", Decoders.TEXT),
            in.optional("message", Decoders.TEXT),
            in.optional("arguments", Decoders.OBJECT),
            in.optional("stop", Decoders.BOOLEAN));
    in.end();
    return decoded;
  }

  public String type() {
    return "permissionAnswer";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "permissionAnswer");
    out.put("ref", ref);
    out.put("requestId", requestId);
    out.put("outcome", outcome);
    out.put("optionId", optionId);
    out.put("message", message);
    out.put("arguments", arguments);
    out.put("stop", stop);
    return out.end();
  }

  @Override
  public <R> R match(ClientFrame.Cases<R> cases) {
    return cases.permissionAnswerFrame(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String requestId, PermissionDecision outcome) {
    return new Builder(requestId, outcome);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(requestId, outcome);
    builder.ref = ref;
    builder.optionId = optionId;
    builder.message = message;
    builder.arguments = arguments;
    builder.stop = stop;
    return builder;
  }

  public static final class Builder {
    private String ref;
    private String requestId;
    private PermissionDecision outcome;
    private String optionId;
    private String message;
    private ObjectNode arguments;
    private Boolean stop;

    private Builder(String requestId, PermissionDecision outcome) {
      this.requestId = requestId;
      this.outcome = outcome;
    }

    public Builder ref(String ref) {
      this.ref = ref;
      return this;
    }

    public Builder requestId(String requestId) {
      this.requestId = requestId;
      return this;
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

    public PermissionAnswerFrame build() {
      return new PermissionAnswerFrame(ref, requestId, outcome, optionId, message, arguments, stop);
    }
  }
}
