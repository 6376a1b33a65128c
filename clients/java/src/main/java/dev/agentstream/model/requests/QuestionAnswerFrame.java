// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.events.StringOrStringList;
import java.util.Map;
import java.util.Objects;

/**
 * Answers a question.
 *
 * @param ref Returned in the `ack` or `problem` that answers this frame.
 * @param requestId The request to answer.
 * @param answers By question id: the chosen label or the given text; several if the question is
 *     multiSelect.
 * @param declined The user declines to answer; `answers` is empty.
 */
public record QuestionAnswerFrame(
    String ref, String requestId, Map<String, StringOrStringList> answers, Boolean declined)
    implements ClientFrame {
  public QuestionAnswerFrame {
    Objects.requireNonNull(requestId, "requestId");
    Objects.requireNonNull(answers, "answers");
    answers = Copies.of(answers);
  }

  public static QuestionAnswerFrame decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "questionAnswer");
    QuestionAnswerFrame decoded =
        new QuestionAnswerFrame(
            in.optional("ref", Decoders.TEXT),
            in.required("requestId", Decoders.TEXT),
            in.required("answers", Decoders.map(StringOrStringList::decode)),
            in.optional("declined", Decoders.BOOLEAN));
    in.end();
    return decoded;
  }

  public String type() {
    return "questionAnswer";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "questionAnswer");
    out.put("ref", ref);
    out.put("requestId", requestId);
    out.put("answers", answers);
    out.put("declined", declined);
    return out.end();
  }

  @Override
  public <R> R match(ClientFrame.Cases<R> cases) {
    return cases.questionAnswerFrame(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String requestId, Map<String, StringOrStringList> answers) {
    return new Builder(requestId, answers);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(requestId, answers);
    builder.ref = ref;
    builder.declined = declined;
    return builder;
  }

  public static final class Builder {
    private String ref;
    private String requestId;
    private Map<String, StringOrStringList> answers;
    private Boolean declined;

    private Builder(String requestId, Map<String, StringOrStringList> answers) {
      this.requestId = requestId;
      this.answers = answers;
    }

    public Builder ref(String ref) {
      this.ref = ref;
      return this;
    }

    public Builder requestId(String requestId) {
      this.requestId = requestId;
      return this;
    }

    public Builder answers(Map<String, StringOrStringList> answers) {
      this.answers = answers;
      return this;
    }

    public Builder declined(boolean declined) {
      this.declined = declined;
      return this;
    }

    public QuestionAnswerFrame build() {
      return new QuestionAnswerFrame(ref, requestId, answers, declined);
    }
  }
}
