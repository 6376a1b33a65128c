// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import dev.agentstream.model.words.Agent;
import java.util.Map;
import java.util.regex.Pattern;

/** One event of the unified event stream, `UesEvent`. */
public sealed interface UesEvent extends Model
    permits UesInit,
        UesText,
        UesTextDelta,
        UesToolUse,
        UesToolResult,
        UesThinking,
        UesError,
        UesPermissionRequest,
        UesDone,
        UesExtension,
        UesUnknown {
  Pattern EXTENSION = Pattern.compile("^[a-z][a-z0-9-]*:");

  String type();

  Agent agent();

  double timestamp();

  String sessionId();

  ObjectNode metadata();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this UesEvent is. */
  <R> R match(Cases<R> cases);

  static UesEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "init" -> UesInit.decode(value, at);
      case "text" -> UesText.decode(value, at);
      case "text_delta" -> UesTextDelta.decode(value, at);
      case "tool_use" -> UesToolUse.decode(value, at);
      case "tool_result" -> UesToolResult.decode(value, at);
      case "thinking" -> UesThinking.decode(value, at);
      case "error" -> UesError.decode(value, at);
      case "permission_request" -> UesPermissionRequest.decode(value, at);
      case "done" -> UesDone.decode(value, at);
      default ->
          EXTENSION.matcher(tag).find()
              ? UesExtension.decode(value, at)
              : UesUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R uesInit(UesInit value);

    R uesText(UesText value);

    R uesTextDelta(UesTextDelta value);

    R uesToolUse(UesToolUse value);

    R uesToolResult(UesToolResult value);

    R uesThinking(UesThinking value);

    R uesError(UesError value);

    R uesPermissionRequest(UesPermissionRequest value);

    R uesDone(UesDone value);

    R uesExtension(UesExtension value);

    R uesUnknown(UesUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(UesEvent value);

    @Override
    default R uesInit(UesInit value) {
      return otherwise(value);
    }

    @Override
    default R uesText(UesText value) {
      return otherwise(value);
    }

    @Override
    default R uesTextDelta(UesTextDelta value) {
      return otherwise(value);
    }

    @Override
    default R uesToolUse(UesToolUse value) {
      return otherwise(value);
    }

    @Override
    default R uesToolResult(UesToolResult value) {
      return otherwise(value);
    }

    @Override
    default R uesThinking(UesThinking value) {
      return otherwise(value);
    }

    @Override
    default R uesError(UesError value) {
      return otherwise(value);
    }

    @Override
    default R uesPermissionRequest(UesPermissionRequest value) {
      return otherwise(value);
    }

    @Override
    default R uesDone(UesDone value) {
      return otherwise(value);
    }

    @Override
    default R uesExtension(UesExtension value) {
      return otherwise(value);
    }

    @Override
    default R uesUnknown(UesUnknown value) {
      return otherwise(value);
    }
  }
}
