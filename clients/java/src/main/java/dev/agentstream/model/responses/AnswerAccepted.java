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
import dev.agentstream.model.words.AnswerAcceptedOutcome;
import java.util.Map;
import java.util.Objects;

/**
 * The answer to a permission request or a question was accepted.
 *
 * @param extra Fields that this version does not know.
 */
public record AnswerAccepted(
    String requestId, AnswerAcceptedOutcome outcome, Map<String, JsonNode> extra) implements Model {
  public AnswerAccepted {
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(outcome, "outcome");
    extra = Copies.of(extra);
  }

  public static AnswerAccepted decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AnswerAccepted(
        in.required("requestId", Decoders.TEXT),
        in.required("outcome", AnswerAcceptedOutcome::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("requestId", requestId);
    out.put("outcome", outcome);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String requestId, AnswerAcceptedOutcome outcome) {
    return new Builder(requestId, outcome);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(requestId, outcome);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String requestId;
    private AnswerAcceptedOutcome outcome;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String requestId, AnswerAcceptedOutcome outcome) {
      this.requestId = requestId;
      this.outcome = outcome;
    }

    public Builder requestId(String requestId) {
      this.requestId = requestId;
      return this;
    }

    public Builder outcome(AnswerAcceptedOutcome outcome) {
      this.outcome = outcome;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AnswerAccepted build() {
      return new AnswerAccepted(requestId, outcome, extra);
    }
  }
}
