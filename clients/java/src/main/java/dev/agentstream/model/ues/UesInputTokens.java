// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

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
 * All input, and its parts.
 *
 * @param extra Fields that this version does not know.
 */
public record UesInputTokens(
    long total, Long uncached, Long cacheRead, Long cacheWrite, Map<String, JsonNode> extra)
    implements Model {
  public UesInputTokens {
    extra = Copies.of(extra);
  }

  public static UesInputTokens decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesInputTokens(
        in.required("total", Decoders.COUNT),
        in.optional("uncached", Decoders.COUNT),
        in.optional("cacheRead", Decoders.COUNT),
        in.optional("cacheWrite", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("total", total);
    out.put("uncached", uncached);
    out.put("cacheRead", cacheRead);
    out.put("cacheWrite", cacheWrite);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long total) {
    return new Builder(total);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(total);
    builder.uncached = uncached;
    builder.cacheRead = cacheRead;
    builder.cacheWrite = cacheWrite;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long total;
    private Long uncached;
    private Long cacheRead;
    private Long cacheWrite;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long total) {
      this.total = total;
    }

    public Builder total(long total) {
      this.total = total;
      return this;
    }

    public Builder uncached(long uncached) {
      this.uncached = uncached;
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

    public UesInputTokens build() {
      return new UesInputTokens(total, uncached, cacheRead, cacheWrite, extra);
    }
  }
}
