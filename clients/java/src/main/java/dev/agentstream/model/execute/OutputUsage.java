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

/**
 * The tokens of this turn.
 *
 * @param inputTokens Without input read from or written to a cache.
 * @param extra Fields that this version does not know.
 */
public record OutputUsage(
    long inputTokens,
    long outputTokens,
    long cacheRead,
    long cacheWrite,
    Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputUsage {
    extra = Copies.of(extra);
  }

  public static OutputUsage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "usage");
    return new OutputUsage(
        in.required("input_tokens", Decoders.COUNT),
        in.required("output_tokens", Decoders.COUNT),
        in.required("cache_read", Decoders.COUNT),
        in.required("cache_write", Decoders.COUNT),
        in.extra());
  }

  public String kind() {
    return "usage";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "usage");
    out.put("input_tokens", inputTokens);
    out.put("output_tokens", outputTokens);
    out.put("cache_read", cacheRead);
    out.put("cache_write", cacheWrite);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputUsage(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      long inputTokens, long outputTokens, long cacheRead, long cacheWrite) {
    return new Builder(inputTokens, outputTokens, cacheRead, cacheWrite);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(inputTokens, outputTokens, cacheRead, cacheWrite);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long inputTokens;
    private long outputTokens;
    private long cacheRead;
    private long cacheWrite;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long inputTokens, long outputTokens, long cacheRead, long cacheWrite) {
      this.inputTokens = inputTokens;
      this.outputTokens = outputTokens;
      this.cacheRead = cacheRead;
      this.cacheWrite = cacheWrite;
    }

    public Builder inputTokens(long inputTokens) {
      this.inputTokens = inputTokens;
      return this;
    }

    public Builder outputTokens(long outputTokens) {
      this.outputTokens = outputTokens;
      return this;
    }

    public Builder cacheRead(long cacheRead) {
      this.cacheRead = cacheRead;
      return this;
    }

    public Builder cacheWrite(long cacheWrite) {
      this.cacheWrite = cacheWrite;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputUsage build() {
      return new OutputUsage(inputTokens, outputTokens, cacheRead, cacheWrite, extra);
    }
  }
}
