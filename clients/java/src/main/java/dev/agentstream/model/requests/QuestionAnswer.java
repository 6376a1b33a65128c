// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.events.StringOrStringList;
import java.util.Map;
import java.util.Objects;

/**
 * The answers to the questions of one request.
 *
 * @param answers By question id: the chosen label or the given text; several if the question is
 *     multiSelect.
 * @param declined The user declines to answer; `answers` is empty.
 */
public record QuestionAnswer(Map<String, StringOrStringList> answers, Boolean declined)
    implements Model {
  public QuestionAnswer {
    Objects.requireNonNull(answers, "answers");
    answers = Copies.of(answers);
  }

  public static QuestionAnswer decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    QuestionAnswer decoded =
        new QuestionAnswer(
            in.required("answers", Decoders.map(StringOrStringList::decode)),
            in.optional("declined", Decoders.BOOLEAN));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("answers", answers);
    out.put("declined", declined);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(Map<String, StringOrStringList> answers) {
    return new Builder(answers);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(answers);
    builder.declined = declined;
    return builder;
  }

  public static final class Builder {
    private Map<String, StringOrStringList> answers;
    private Boolean declined;

    private Builder(Map<String, StringOrStringList> answers) {
      this.answers = answers;
    }

    public Builder answers(Map<String, StringOrStringList> answers) {
      this.answers = answers;
      return this;
    }

    public Builder declined(boolean declined) {
      this.declined = declined;
      return this;
    }

    public QuestionAnswer build() {
      return new QuestionAnswer(answers, declined);
    }
  }
}
