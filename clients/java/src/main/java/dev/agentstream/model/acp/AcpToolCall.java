// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AcpToolCallKind;
import dev.agentstream.model.words.AcpToolCallStatus;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended
 * calls when a session is loaded.
 *
 * @param meta An agent's own additions.
 * @param toolCallId In Gemini CLI it begins with the tool's name and `__`.
 * @param content The whole content of the call: it replaces the earlier content. The text that the
 *     model received may be missing.
 * @param rawInput The arguments, if the agent sends them.
 * @param rawOutput The result, if the agent sends it.
 * @param title A line for people; opencode first gives the tool's name.
 * @param extra Fields that this version does not know.
 */
public record AcpToolCall(
    ObjectNode meta,
    String toolCallId,
    String name,
    AcpToolCallKind kind,
    AcpToolCallStatus status,
    List<AcpToolCallContent> content,
    List<AcpLocation> locations,
    JsonNode rawInput,
    JsonNode rawOutput,
    String title,
    Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpToolCall {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(title, "title");
    content = Copies.of(content);
    locations = Copies.of(locations);
    extra = Copies.of(extra);
  }

  public static AcpToolCall decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "tool_call");
    return new AcpToolCall(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("toolCallId", Decoders.TEXT),
        in.optionalOrNull("name", Decoders.TEXT),
        in.optionalOrNull("kind", AcpToolCallKind::decode),
        in.optionalOrNull("status", AcpToolCallStatus::decode),
        in.optionalOrNull("content", Decoders.list(AcpToolCallContent::decode)),
        in.optionalOrNull("locations", Decoders.list(AcpLocation::decode)),
        in.optional("rawInput", Decoders.ANY),
        in.optional("rawOutput", Decoders.ANY),
        in.required("title", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "tool_call";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "tool_call");
    out.put("_meta", meta);
    out.put("toolCallId", toolCallId);
    out.put("name", name);
    out.put("kind", kind);
    out.put("status", status);
    out.put("content", content);
    out.put("locations", locations);
    out.put("rawInput", rawInput);
    out.put("rawOutput", rawOutput);
    out.put("title", title);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpToolCall(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String title) {
    return new Builder(toolCallId, title);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, title);
    builder.meta = meta;
    builder.name = name;
    builder.kind = kind;
    builder.status = status;
    builder.content = content;
    builder.locations = locations;
    builder.rawInput = rawInput;
    builder.rawOutput = rawOutput;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private String toolCallId;
    private String name;
    private AcpToolCallKind kind;
    private AcpToolCallStatus status;
    private List<AcpToolCallContent> content;
    private List<AcpLocation> locations;
    private JsonNode rawInput;
    private JsonNode rawOutput;
    private String title;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String title) {
      this.toolCallId = toolCallId;
      this.title = title;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder kind(AcpToolCallKind kind) {
      this.kind = kind;
      return this;
    }

    public Builder status(AcpToolCallStatus status) {
      this.status = status;
      return this;
    }

    public Builder content(List<AcpToolCallContent> content) {
      this.content = content;
      return this;
    }

    public Builder locations(List<AcpLocation> locations) {
      this.locations = locations;
      return this;
    }

    public Builder rawInput(JsonNode rawInput) {
      this.rawInput = rawInput;
      return this;
    }

    public Builder rawOutput(JsonNode rawOutput) {
      this.rawOutput = rawOutput;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpToolCall build() {
      return new AcpToolCall(
          meta,
          toolCallId,
          name,
          kind,
          status,
          content,
          locations,
          rawInput,
          rawOutput,
          title,
          extra);
    }
  }
}
