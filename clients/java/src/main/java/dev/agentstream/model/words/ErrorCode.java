// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ErrorCode(String value) implements Word {
  public static final ErrorCode CONNECTION_FAILED = new ErrorCode("connectionFailed");
  public static final ErrorCode AUTHENTICATION_FAILED = new ErrorCode("authenticationFailed");
  public static final ErrorCode SESSION_NOT_FOUND = new ErrorCode("sessionNotFound");
  public static final ErrorCode PERMISSION_DENIED = new ErrorCode("permissionDenied");
  public static final ErrorCode TOOL_EXECUTION_FAILED = new ErrorCode("toolExecutionFailed");
  public static final ErrorCode TIMEOUT = new ErrorCode("timeout");
  public static final ErrorCode PROTOCOL_ERROR = new ErrorCode("protocolError");
  public static final ErrorCode RATE_LIMITED = new ErrorCode("rateLimited");
  public static final ErrorCode OVERLOADED = new ErrorCode("overloaded");
  public static final ErrorCode SERVER_ERROR = new ErrorCode("serverError");
  public static final ErrorCode CONTEXT_OVERFLOW = new ErrorCode("contextOverflow");
  public static final ErrorCode INVALID_REQUEST = new ErrorCode("invalidRequest");
  public static final ErrorCode CONTENT_FILTERED = new ErrorCode("contentFiltered");
  public static final ErrorCode EMPTY_RESPONSE = new ErrorCode("emptyResponse");
  public static final ErrorCode CANCELLED = new ErrorCode("cancelled");
  public static final ErrorCode NO_RESULT = new ErrorCode("noResult");
  public static final ErrorCode UNSUPPORTED = new ErrorCode("unsupported");
  public static final ErrorCode AGENT_NOT_INSTALLED = new ErrorCode("agentNotInstalled");
  public static final ErrorCode LIMIT_EXCEEDED = new ErrorCode("limitExceeded");
  public static final ErrorCode UNKNOWN = new ErrorCode("unknown");

  public static final List<ErrorCode> KNOWN =
      List.of(
          CONNECTION_FAILED,
          AUTHENTICATION_FAILED,
          SESSION_NOT_FOUND,
          PERMISSION_DENIED,
          TOOL_EXECUTION_FAILED,
          TIMEOUT,
          PROTOCOL_ERROR,
          RATE_LIMITED,
          OVERLOADED,
          SERVER_ERROR,
          CONTEXT_OVERFLOW,
          INVALID_REQUEST,
          CONTENT_FILTERED,
          EMPTY_RESPONSE,
          CANCELLED,
          NO_RESULT,
          UNSUPPORTED,
          AGENT_NOT_INSTALLED,
          LIMIT_EXCEEDED,
          UNKNOWN);

  public ErrorCode {
    Word.requireNotEmpty(value);
  }

  public static ErrorCode decode(JsonNode value, Pointer at) {
    return new ErrorCode(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ErrorCode decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(KNOWN, value, at);
  }

  @Override
  public boolean isKnown() {
    return KNOWN.contains(this);
  }

  @Override
  public String toString() {
    return value;
  }
}
