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
import java.util.Map;

/**
 * The current load of a node.
 *
 * @param running Runs.
 * @param waiting Runs that wait. Nodes that share a queue each have its length.
 * @param maxRunning The maximum number of runs at the same time.
 * @param extra Fields that this version does not know.
 */
public record NodeLoad(long running, long waiting, Long maxRunning, Map<String, JsonNode> extra)
    implements Model {
  public NodeLoad {
    extra = Copies.of(extra);
  }

  public static NodeLoad decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new NodeLoad(
        in.required("running", Decoders.COUNT),
        in.required("waiting", Decoders.COUNT),
        in.optional("maxRunning", Decoders.ORDINAL),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("running", running);
    out.put("waiting", waiting);
    out.put("maxRunning", maxRunning);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long running, long waiting) {
    return new Builder(running, waiting);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(running, waiting);
    builder.maxRunning = maxRunning;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long running;
    private long waiting;
    private Long maxRunning;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long running, long waiting) {
      this.running = running;
      this.waiting = waiting;
    }

    public Builder running(long running) {
      this.running = running;
      return this;
    }

    public Builder waiting(long waiting) {
      this.waiting = waiting;
      return this;
    }

    public Builder maxRunning(long maxRunning) {
      this.maxRunning = maxRunning;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public NodeLoad build() {
      return new NodeLoad(running, waiting, maxRunning, extra);
    }
  }
}
