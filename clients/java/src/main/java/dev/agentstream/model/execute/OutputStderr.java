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
 * A line of the CLI's error output; only if the run failed.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputStderr(String line, Map<String, JsonNode> extra) implements OutputEvent {
  public OutputStderr {
    Objects.requireNonNull(line, "line");
    extra = Copies.of(extra);
  }

  public static OutputStderr decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "stderr");
    return new OutputStderr(in.required("line", Decoders.TEXT), in.extra());
  }

  public String kind() {
    return "stderr";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "stderr");
    out.put("line", line);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputStderr(this);
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

    public OutputStderr build() {
      return new OutputStderr(line, extra);
    }
  }
}
