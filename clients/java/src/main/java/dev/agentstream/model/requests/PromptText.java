// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/** Text. */
public record PromptText(String text) implements PromptPart {
  public PromptText {
    Objects.requireNonNull(text, "text");
  }

  public static PromptText decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "text");
    PromptText decoded = new PromptText(in.required("text", Decoders.text(100000)));
    in.end();
    return decoded;
  }

  public String type() {
    return "text";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "text");
    out.put("text", text);
    return out.end();
  }

  @Override
  public <R> R match(PromptPart.Cases<R> cases) {
    return cases.promptText(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String text) {
    return new Builder(text);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(text);
    return builder;
  }

  public static final class Builder {
    private String text;

    private Builder(String text) {
      this.text = text;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public PromptText build() {
      return new PromptText(text);
    }
  }
}
