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
 * The end of the stream.
 *
 * @param exitCode The CLI's exit code; 128 + n for a signal; 1 if the run failed though the code
 *     was 0.
 * @param extra Fields that this version does not know.
 */
public record OutputSessionEnd(long exitCode, long durationMs, Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputSessionEnd {
    extra = Copies.of(extra);
  }

  public static OutputSessionEnd decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "session_end");
    return new OutputSessionEnd(
        in.required("exit_code", Decoders.integer(-2147483648L, 2147483647L)),
        in.required("duration_ms", Decoders.COUNT),
        in.extra());
  }

  public String kind() {
    return "session_end";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "session_end");
    out.put("exit_code", exitCode);
    out.put("duration_ms", durationMs);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputSessionEnd(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(long exitCode, long durationMs) {
    return new Builder(exitCode, durationMs);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(exitCode, durationMs);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long exitCode;
    private long durationMs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(long exitCode, long durationMs) {
      this.exitCode = exitCode;
      this.durationMs = durationMs;
    }

    public Builder exitCode(long exitCode) {
      this.exitCode = exitCode;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputSessionEnd build() {
      return new OutputSessionEnd(exitCode, durationMs, extra);
    }
  }
}
