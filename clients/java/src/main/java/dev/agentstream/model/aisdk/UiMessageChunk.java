// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;
import java.util.regex.Pattern;

/** One chunk of the AI SDK's UI message stream; `[DONE]` ends them. */
public sealed interface UiMessageChunk extends Model
    permits UiStart,
        UiFinish,
        UiAbort,
        UiError,
        UiMessageMetadata,
        UiStartStep,
        UiFinishStep,
        UiResetStep,
        UiTextStart,
        UiTextDelta,
        UiTextEnd,
        UiReasoningStart,
        UiReasoningDelta,
        UiReasoningEnd,
        UiToolInputStart,
        UiToolInputDelta,
        UiToolInputAvailable,
        UiToolInputError,
        UiToolApprovalRequest,
        UiToolApprovalResponse,
        UiToolOutputAvailable,
        UiToolOutputError,
        UiToolOutputDenied,
        UiSourceUrl,
        UiSourceDocument,
        UiFile,
        UiReasoningFile,
        UiSteeringMessage,
        UiCustom,
        UiData,
        UiUnknown {
  Pattern EXTENSION = Pattern.compile("^data-");

  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this UiMessageChunk is. */
  <R> R match(Cases<R> cases);

  static UiMessageChunk decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "start" -> UiStart.decode(value, at);
      case "finish" -> UiFinish.decode(value, at);
      case "abort" -> UiAbort.decode(value, at);
      case "error" -> UiError.decode(value, at);
      case "message-metadata" -> UiMessageMetadata.decode(value, at);
      case "start-step" -> UiStartStep.decode(value, at);
      case "finish-step" -> UiFinishStep.decode(value, at);
      case "reset-step" -> UiResetStep.decode(value, at);
      case "text-start" -> UiTextStart.decode(value, at);
      case "text-delta" -> UiTextDelta.decode(value, at);
      case "text-end" -> UiTextEnd.decode(value, at);
      case "reasoning-start" -> UiReasoningStart.decode(value, at);
      case "reasoning-delta" -> UiReasoningDelta.decode(value, at);
      case "reasoning-end" -> UiReasoningEnd.decode(value, at);
      case "tool-input-start" -> UiToolInputStart.decode(value, at);
      case "tool-input-delta" -> UiToolInputDelta.decode(value, at);
      case "tool-input-available" -> UiToolInputAvailable.decode(value, at);
      case "tool-input-error" -> UiToolInputError.decode(value, at);
      case "tool-approval-request" -> UiToolApprovalRequest.decode(value, at);
      case "tool-approval-response" -> UiToolApprovalResponse.decode(value, at);
      case "tool-output-available" -> UiToolOutputAvailable.decode(value, at);
      case "tool-output-error" -> UiToolOutputError.decode(value, at);
      case "tool-output-denied" -> UiToolOutputDenied.decode(value, at);
      case "source-url" -> UiSourceUrl.decode(value, at);
      case "source-document" -> UiSourceDocument.decode(value, at);
      case "file" -> UiFile.decode(value, at);
      case "reasoning-file" -> UiReasoningFile.decode(value, at);
      case "steering-message" -> UiSteeringMessage.decode(value, at);
      case "custom" -> UiCustom.decode(value, at);
      default ->
          EXTENSION.matcher(tag).find() ? UiData.decode(value, at) : UiUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R uiStart(UiStart value);

    R uiFinish(UiFinish value);

    R uiAbort(UiAbort value);

    R uiError(UiError value);

    R uiMessageMetadata(UiMessageMetadata value);

    R uiStartStep(UiStartStep value);

    R uiFinishStep(UiFinishStep value);

    R uiResetStep(UiResetStep value);

    R uiTextStart(UiTextStart value);

    R uiTextDelta(UiTextDelta value);

    R uiTextEnd(UiTextEnd value);

    R uiReasoningStart(UiReasoningStart value);

    R uiReasoningDelta(UiReasoningDelta value);

    R uiReasoningEnd(UiReasoningEnd value);

    R uiToolInputStart(UiToolInputStart value);

    R uiToolInputDelta(UiToolInputDelta value);

    R uiToolInputAvailable(UiToolInputAvailable value);

    R uiToolInputError(UiToolInputError value);

    R uiToolApprovalRequest(UiToolApprovalRequest value);

    R uiToolApprovalResponse(UiToolApprovalResponse value);

    R uiToolOutputAvailable(UiToolOutputAvailable value);

    R uiToolOutputError(UiToolOutputError value);

    R uiToolOutputDenied(UiToolOutputDenied value);

    R uiSourceUrl(UiSourceUrl value);

    R uiSourceDocument(UiSourceDocument value);

    R uiFile(UiFile value);

    R uiReasoningFile(UiReasoningFile value);

    R uiSteeringMessage(UiSteeringMessage value);

    R uiCustom(UiCustom value);

    R uiData(UiData value);

    R uiUnknown(UiUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(UiMessageChunk value);

    @Override
    default R uiStart(UiStart value) {
      return otherwise(value);
    }

    @Override
    default R uiFinish(UiFinish value) {
      return otherwise(value);
    }

    @Override
    default R uiAbort(UiAbort value) {
      return otherwise(value);
    }

    @Override
    default R uiError(UiError value) {
      return otherwise(value);
    }

    @Override
    default R uiMessageMetadata(UiMessageMetadata value) {
      return otherwise(value);
    }

    @Override
    default R uiStartStep(UiStartStep value) {
      return otherwise(value);
    }

    @Override
    default R uiFinishStep(UiFinishStep value) {
      return otherwise(value);
    }

    @Override
    default R uiResetStep(UiResetStep value) {
      return otherwise(value);
    }

    @Override
    default R uiTextStart(UiTextStart value) {
      return otherwise(value);
    }

    @Override
    default R uiTextDelta(UiTextDelta value) {
      return otherwise(value);
    }

    @Override
    default R uiTextEnd(UiTextEnd value) {
      return otherwise(value);
    }

    @Override
    default R uiReasoningStart(UiReasoningStart value) {
      return otherwise(value);
    }

    @Override
    default R uiReasoningDelta(UiReasoningDelta value) {
      return otherwise(value);
    }

    @Override
    default R uiReasoningEnd(UiReasoningEnd value) {
      return otherwise(value);
    }

    @Override
    default R uiToolInputStart(UiToolInputStart value) {
      return otherwise(value);
    }

    @Override
    default R uiToolInputDelta(UiToolInputDelta value) {
      return otherwise(value);
    }

    @Override
    default R uiToolInputAvailable(UiToolInputAvailable value) {
      return otherwise(value);
    }

    @Override
    default R uiToolInputError(UiToolInputError value) {
      return otherwise(value);
    }

    @Override
    default R uiToolApprovalRequest(UiToolApprovalRequest value) {
      return otherwise(value);
    }

    @Override
    default R uiToolApprovalResponse(UiToolApprovalResponse value) {
      return otherwise(value);
    }

    @Override
    default R uiToolOutputAvailable(UiToolOutputAvailable value) {
      return otherwise(value);
    }

    @Override
    default R uiToolOutputError(UiToolOutputError value) {
      return otherwise(value);
    }

    @Override
    default R uiToolOutputDenied(UiToolOutputDenied value) {
      return otherwise(value);
    }

    @Override
    default R uiSourceUrl(UiSourceUrl value) {
      return otherwise(value);
    }

    @Override
    default R uiSourceDocument(UiSourceDocument value) {
      return otherwise(value);
    }

    @Override
    default R uiFile(UiFile value) {
      return otherwise(value);
    }

    @Override
    default R uiReasoningFile(UiReasoningFile value) {
      return otherwise(value);
    }

    @Override
    default R uiSteeringMessage(UiSteeringMessage value) {
      return otherwise(value);
    }

    @Override
    default R uiCustom(UiCustom value) {
      return otherwise(value);
    }

    @Override
    default R uiData(UiData value) {
      return otherwise(value);
    }

    @Override
    default R uiUnknown(UiUnknown value) {
      return otherwise(value);
    }
  }
}
