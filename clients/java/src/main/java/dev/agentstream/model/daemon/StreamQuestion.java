// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

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
 * One question of AskUserQuestion.
 *
 * @param extra Fields that this version does not know.
 */
public record StreamQuestion(
    String header,
    List<StreamQuestionOption> options,
    Boolean multiSelect,
    Map<String, JsonNode> extra)
    implements Model {
  public StreamQuestion {
    Objects.requireNonNull(header, "header");
    Objects.requireNonNull(options, "options");
    options = Copies.of(options);
    extra = Copies.of(extra);
  }

  public static StreamQuestion decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new StreamQuestion(
        in.required("header", Decoders.TEXT),
        in.required("options", Decoders.list(StreamQuestionOption::decode)),
        in.optional("multiSelect", Decoders.BOOLEAN),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("header", header);
    out.put("options", options);
    out.put("multiSelect", multiSelect);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String header, List<StreamQuestionOption> options) {
    return new Builder(header, options);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(header, options);
    builder.multiSelect = multiSelect;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String header;
    private List<StreamQuestionOption> options;
    private Boolean multiSelect;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String header, List<StreamQuestionOption> options) {
      this.header = header;
      this.options = options;
    }

    public Builder header(String header) {
      this.header = header;
      return this;
    }

    public Builder options(List<StreamQuestionOption> options) {
      this.options = options;
      return this;
    }

    public Builder multiSelect(boolean multiSelect) {
      this.multiSelect = multiSelect;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamQuestion build() {
      return new StreamQuestion(header, options, multiSelect, extra);
    }
  }
}
