// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

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
 * What a call returned.
 *
 * @param providerExecuted The agent runs the tool itself; always set by us.
 * @param dynamic The reader need not know the tool; always set by us.
 * @param providerMetadata Facts by provider.
 * @param output The result; while `preliminary`, the end of its output.
 * @param preliminary The call still runs.
 * @param extra Fields that this version does not know.
 */
public record UiToolOutputAvailable(
    String toolCallId,
    Boolean providerExecuted,
    Boolean dynamic,
    ObjectNode toolMetadata,
    Map<String, ObjectNode> providerMetadata,
    JsonNode output,
    Boolean preliminary,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolOutputAvailable {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(output, "output");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiToolOutputAvailable decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-output-available");
    return new UiToolOutputAvailable(
        in.required("toolCallId", Decoders.TEXT),
        in.optional("providerExecuted", Decoders.BOOLEAN),
        in.optional("dynamic", Decoders.BOOLEAN),
        in.optional("toolMetadata", Decoders.OBJECT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.required("output", Decoders.ANY),
        in.optional("preliminary", Decoders.BOOLEAN),
        in.extra());
  }

  public String type() {
    return "tool-output-available";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-output-available");
    out.put("toolCallId", toolCallId);
    out.put("providerExecuted", providerExecuted);
    out.put("dynamic", dynamic);
    out.put("toolMetadata", toolMetadata);
    out.put("providerMetadata", providerMetadata);
    out.put("output", output);
    out.put("preliminary", preliminary);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolOutputAvailable(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, JsonNode output) {
    return new Builder(toolCallId, output);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, output);
    builder.providerExecuted = providerExecuted;
    builder.dynamic = dynamic;
    builder.toolMetadata = toolMetadata;
    builder.providerMetadata = providerMetadata;
    builder.preliminary = preliminary;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private Boolean providerExecuted;
    private Boolean dynamic;
    private ObjectNode toolMetadata;
    private Map<String, ObjectNode> providerMetadata;
    private JsonNode output;
    private Boolean preliminary;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, JsonNode output) {
      this.toolCallId = toolCallId;
      this.output = output;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder providerExecuted(boolean providerExecuted) {
      this.providerExecuted = providerExecuted;
      return this;
    }

    public Builder dynamic(boolean dynamic) {
      this.dynamic = dynamic;
      return this;
    }

    public Builder toolMetadata(ObjectNode toolMetadata) {
      this.toolMetadata = toolMetadata;
      return this;
    }

    public Builder providerMetadata(Map<String, ObjectNode> providerMetadata) {
      this.providerMetadata = providerMetadata;
      return this;
    }

    public Builder output(JsonNode output) {
      this.output = output;
      return this;
    }

    public Builder preliminary(boolean preliminary) {
      this.preliminary = preliminary;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolOutputAvailable build() {
      return new UiToolOutputAvailable(
          toolCallId,
          providerExecuted,
          dynamic,
          toolMetadata,
          providerMetadata,
          output,
          preliminary,
          extra);
    }
  }
}
