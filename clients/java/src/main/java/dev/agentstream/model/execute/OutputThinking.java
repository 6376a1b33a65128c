// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * A piece of the agent's thoughts; not part of the reply.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputThinking(String text, Map<String, JsonNode> extra) implements OutputEvent {
  public OutputThinking {
    Objects.requireNonNull(text, "text");
    extra = Copies.of(extra);
  }

  public static OutputThinking decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "thinking");
    return new OutputThinking(in.required("text", Decoders.TEXT), in.extra());
  }

  public String kind() {
    return "thinking";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "thinking");
    out.put("text", text);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputThinking(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String text) {
    return new Builder(text);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(text);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String text;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String text) {
      this.text = text;
    }

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputThinking build() {
      return new OutputThinking(text, extra);
    }
  }
}
