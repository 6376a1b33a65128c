// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One question to the user.
 *
 * @param allowOther Any text may be given instead of an option.
 * @param isSecret The answer must not be shown or logged.
 * @param extra Fields that this version does not know.
 */
public record Question(
    String id,
    String header,
    String question,
    List<QuestionOption> options,
    Boolean multiSelect,
    Boolean allowOther,
    Boolean isSecret,
    Map<String, JsonNode> extra)
    implements Model {
  public Question {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(question, "question");
    options = Copies.of(options);
    extra = Copies.of(extra);
  }

  public static Question decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Question(
        in.required("id", Decoders.TEXT),
        in.optional("header", Decoders.TEXT),
        in.required("question", Decoders.TEXT),
        in.optional("options", Decoders.list(QuestionOption::decode)),
        in.optional("multiSelect", Decoders.BOOLEAN),
        in.optional("allowOther", Decoders.BOOLEAN),
        in.optional("isSecret", Decoders.BOOLEAN),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("header", header);
    out.put("question", question);
    out.put("options", options);
    out.put("multiSelect", multiSelect);
    out.put("allowOther", allowOther);
    out.put("isSecret", isSecret);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String question) {
    return new Builder(id, question);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, question);
    builder.header = header;
    builder.options = options;
    builder.multiSelect = multiSelect;
    builder.allowOther = allowOther;
    builder.isSecret = isSecret;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String header;
    private String question;
    private List<QuestionOption> options;
    private Boolean multiSelect;
    private Boolean allowOther;
    private Boolean isSecret;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String question) {
      this.id = id;
      this.question = question;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder header(String header) {
      this.header = header;
      return this;
    }

    public Builder question(String question) {
      this.question = question;
      return this;
    }

    public Builder options(List<QuestionOption> options) {
      this.options = options;
      return this;
    }

    public Builder multiSelect(boolean multiSelect) {
      this.multiSelect = multiSelect;
      return this;
    }

    public Builder allowOther(boolean allowOther) {
      this.allowOther = allowOther;
      return this;
    }

    public Builder isSecret(boolean isSecret) {
      this.isSecret = isSecret;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Question build() {
      return new Question(id, header, question, options, multiSelect, allowOther, isSecret, extra);
    }
  }
}
