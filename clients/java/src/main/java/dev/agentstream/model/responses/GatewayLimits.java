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
 * The limits of the gateway. Larger values are refused or cut.
 *
 * @param maxLineBytes Bytes of one event.
 * @param maxRepeatBytes Bytes of a repeated value; a larger one may be omitted.
 * @param maxPromptCharacters Characters of a prompt, and of each text part.
 * @param maxPromptPartBytes Bytes of an image or a file in a prompt.
 * @param maxPromptParts Parts of a prompt.
 * @param maxPromptBytes Bytes of all images and files of a prompt.
 * @param maxBodyBytes Bytes of a request's body, and of a WebSocket message.
 * @param maxPageEvents Events of one page.
 * @param maxPageSessions Sessions of one page.
 * @param maxRunning Runs at the same time.
 * @param maxWaiting Runs that wait in the queue.
 * @param extra Fields that this version does not know.
 */
public record GatewayLimits(
    long maxLineBytes,
    long maxRepeatBytes,
    long maxPromptCharacters,
    long maxPromptPartBytes,
    long maxPromptParts,
    long maxPromptBytes,
    long maxBodyBytes,
    long maxPageEvents,
    long maxPageSessions,
    long maxRunning,
    long maxWaiting,
    Map<String, JsonNode> extra)
    implements Model {
  public GatewayLimits {
    extra = Copies.of(extra);
  }

  public static GatewayLimits decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new GatewayLimits(
        in.required("maxLineBytes", Decoders.ORDINAL),
        in.required("maxRepeatBytes", Decoders.ORDINAL),
        in.required("maxPromptCharacters", Decoders.ORDINAL),
        in.required("maxPromptPartBytes", Decoders.ORDINAL),
        in.required("maxPromptParts", Decoders.ORDINAL),
        in.required("maxPromptBytes", Decoders.ORDINAL),
        in.required("maxBodyBytes", Decoders.ORDINAL),
        in.required("maxPageEvents", Decoders.ORDINAL),
        in.required("maxPageSessions", Decoders.ORDINAL),
        in.required("maxRunning", Decoders.ORDINAL),
        in.required("maxWaiting", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("maxLineBytes", maxLineBytes);
    out.put("maxRepeatBytes", maxRepeatBytes);
    out.put("maxPromptCharacters", maxPromptCharacters);
    out.put("maxPromptPartBytes", maxPromptPartBytes);
    out.put("maxPromptParts", maxPromptParts);
    out.put("maxPromptBytes", maxPromptBytes);
    out.put("maxBodyBytes", maxBodyBytes);
    out.put("maxPageEvents", maxPageEvents);
    out.put("maxPageSessions", maxPageSessions);
    out.put("maxRunning", maxRunning);
    out.put("maxWaiting", maxWaiting);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      long maxLineBytes,
      long maxRepeatBytes,
      long maxPromptCharacters,
      long maxPromptPartBytes,
      long maxPromptParts,
      long maxPromptBytes,
      long maxBodyBytes,
      long maxPageEvents,
      long maxPageSessions,
      long maxRunning,
      long maxWaiting) {
    return new Builder(
        maxLineBytes,
        maxRepeatBytes,
        maxPromptCharacters,
        maxPromptPartBytes,
        maxPromptParts,
        maxPromptBytes,
        maxBodyBytes,
        maxPageEvents,
        maxPageSessions,
        maxRunning,
        maxWaiting);
  }

  public Builder toBuilder() {
    Builder builder =
        new Builder(
            maxLineBytes,
            maxRepeatBytes,
            maxPromptCharacters,
            maxPromptPartBytes,
            maxPromptParts,
            maxPromptBytes,
            maxBodyBytes,
            maxPageEvents,
            maxPageSessions,
            maxRunning,
            maxWaiting);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private long maxLineBytes;
    private long maxRepeatBytes;
    private long maxPromptCharacters;
    private long maxPromptPartBytes;
    private long maxPromptParts;
    private long maxPromptBytes;
    private long maxBodyBytes;
    private long maxPageEvents;
    private long maxPageSessions;
    private long maxRunning;
    private long maxWaiting;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        long maxLineBytes,
        long maxRepeatBytes,
        long maxPromptCharacters,
        long maxPromptPartBytes,
        long maxPromptParts,
        long maxPromptBytes,
        long maxBodyBytes,
        long maxPageEvents,
        long maxPageSessions,
        long maxRunning,
        long maxWaiting) {
      this.maxLineBytes = maxLineBytes;
      this.maxRepeatBytes = maxRepeatBytes;
      this.maxPromptCharacters = maxPromptCharacters;
      this.maxPromptPartBytes = maxPromptPartBytes;
      this.maxPromptParts = maxPromptParts;
      this.maxPromptBytes = maxPromptBytes;
      this.maxBodyBytes = maxBodyBytes;
      this.maxPageEvents = maxPageEvents;
      this.maxPageSessions = maxPageSessions;
      this.maxRunning = maxRunning;
      this.maxWaiting = maxWaiting;
    }

    public Builder maxLineBytes(long maxLineBytes) {
      this.maxLineBytes = maxLineBytes;
      return this;
    }

    public Builder maxRepeatBytes(long maxRepeatBytes) {
      this.maxRepeatBytes = maxRepeatBytes;
      return this;
    }

    public Builder maxPromptCharacters(long maxPromptCharacters) {
      this.maxPromptCharacters = maxPromptCharacters;
      return this;
    }

    public Builder maxPromptPartBytes(long maxPromptPartBytes) {
      this.maxPromptPartBytes = maxPromptPartBytes;
      return this;
    }

    public Builder maxPromptParts(long maxPromptParts) {
      this.maxPromptParts = maxPromptParts;
      return this;
    }

    public Builder maxPromptBytes(long maxPromptBytes) {
      this.maxPromptBytes = maxPromptBytes;
      return this;
    }

    public Builder maxBodyBytes(long maxBodyBytes) {
      this.maxBodyBytes = maxBodyBytes;
      return this;
    }

    public Builder maxPageEvents(long maxPageEvents) {
      this.maxPageEvents = maxPageEvents;
      return this;
    }

    public Builder maxPageSessions(long maxPageSessions) {
      this.maxPageSessions = maxPageSessions;
      return this;
    }

    public Builder maxRunning(long maxRunning) {
      this.maxRunning = maxRunning;
      return this;
    }

    public Builder maxWaiting(long maxWaiting) {
      this.maxWaiting = maxWaiting;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public GatewayLimits build() {
      return new GatewayLimits(
          maxLineBytes,
          maxRepeatBytes,
          maxPromptCharacters,
          maxPromptPartBytes,
          maxPromptParts,
          maxPromptBytes,
          maxBodyBytes,
          maxPageEvents,
          maxPageSessions,
          maxRunning,
          maxWaiting,
          extra);
    }
  }
}
