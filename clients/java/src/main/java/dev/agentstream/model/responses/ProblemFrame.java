// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

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
 * A client's frame was refused.
 *
 * @param ref Returned in the `ack` or `problem` that answers this frame.
 * @param extra Fields that this version does not know.
 */
public record ProblemFrame(String ref, Problem problem, Map<String, JsonNode> extra)
    implements ServerFrame {
  public ProblemFrame {
    Objects.requireNonNull(problem, "problem");
    extra = Copies.of(extra);
  }

  public static ProblemFrame decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "problem");
    return new ProblemFrame(
        in.optional("ref", Decoders.TEXT), in.required("problem", Problem::decode), in.extra());
  }

  public String type() {
    return "problem";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "problem");
    out.put("ref", ref);
    out.put("problem", problem);
    return out.end(extra);
  }

  @Override
  public <R> R match(ServerFrame.Cases<R> cases) {
    return cases.problemFrame(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(Problem problem) {
    return new Builder(problem);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(problem);
    builder.ref = ref;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String ref;
    private Problem problem;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Problem problem) {
      this.problem = problem;
    }

    public Builder ref(String ref) {
      this.ref = ref;
      return this;
    }

    public Builder problem(Problem problem) {
      this.problem = problem;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ProblemFrame build() {
      return new ProblemFrame(ref, problem, extra);
    }
  }
}
