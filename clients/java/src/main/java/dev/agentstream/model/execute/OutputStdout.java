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
 * Any other line of the CLI's output.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputStdout(String line, Map<String, JsonNode> extra) implements OutputEvent {
  public OutputStdout {
    Objects.requireNonNull(line, "line");
    extra = Copies.of(extra);
  }

  public static OutputStdout decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "stdout");
    return new OutputStdout(in.required("line", Decoders.TEXT), in.extra());
  }

  public String kind() {
    return "stdout";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "stdout");
    out.put("line", line);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputStdout(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String line) {
    return new Builder(line);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(line);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String line;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String line) {
      this.line = line;
    }

    public Builder line(String line) {
      this.line = line;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputStdout build() {
      return new OutputStdout(line, extra);
    }
  }
}
