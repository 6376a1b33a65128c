// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.InputEncoding;
import java.util.Map;
import java.util.Objects;

/**
 * The arguments of a tool call start to arrive.
 *
 * @param providerExecuted The agent runs the tool itself; always set by us.
 * @param dynamic The reader need not know the tool; always set by us.
 * @param providerMetadata Facts by provider.
 * @param extra Fields that this version does not know.
 */
public record UiToolInputStart(
    String toolCallId,
    Boolean providerExecuted,
    Boolean dynamic,
    ObjectNode toolMetadata,
    Map<String, ObjectNode> providerMetadata,
    String toolName,
    String title,
    InputEncoding inputEncoding,
    Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolInputStart {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(toolName, "toolName");
    providerMetadata = Copies.of(providerMetadata);
    extra = Copies.of(extra);
  }

  public static UiToolInputStart decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-input-start");
    return new UiToolInputStart(
        in.required("toolCallId", Decoders.TEXT),
        in.optional("providerExecuted", Decoders.BOOLEAN),
        in.optional("dynamic", Decoders.BOOLEAN),
        in.optional("toolMetadata", Decoders.OBJECT),
        in.optional("providerMetadata", Decoders.map(Decoders.OBJECT)),
        in.required("toolName", Decoders.TEXT),
        in.optional("title", Decoders.TEXT),
        in.optional("inputEncoding", InputEncoding::decode),
        in.extra());
  }

  public String type() {
    return "tool-input-start";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-input-start");
    out.put("toolCallId", toolCallId);
    out.put("providerExecuted", providerExecuted);
    out.put("dynamic", dynamic);
    out.put("toolMetadata", toolMetadata);
    out.put("providerMetadata", providerMetadata);
    out.put("toolName", toolName);
    out.put("title", title);
    out.put("inputEncoding", inputEncoding);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolInputStart(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String toolName) {
    return new Builder(toolCallId, toolName);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, toolName);
    builder.providerExecuted = providerExecuted;
    builder.dynamic = dynamic;
    builder.toolMetadata = toolMetadata;
    builder.providerMetadata = providerMetadata;
    builder.title = title;
    builder.inputEncoding = inputEncoding;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private Boolean providerExecuted;
    private Boolean dynamic;
    private ObjectNode toolMetadata;
    private Map<String, ObjectNode> providerMetadata;
    private String toolName;
    private String title;
    private InputEncoding inputEncoding;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String toolName) {
      this.toolCallId = toolCallId;
      this.toolName = toolName;
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

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder inputEncoding(InputEncoding inputEncoding) {
      this.inputEncoding = inputEncoding;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolInputStart build() {
      return new UiToolInputStart(
          toolCallId,
          providerExecuted,
          dynamic,
          toolMetadata,
          providerMetadata,
          toolName,
          title,
          inputEncoding,
          extra);
    }
  }
}
