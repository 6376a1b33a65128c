package dev.agentstream.rules;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Json;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.ThinkingChunkEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.ErrorCode;
import dev.agentstream.model.words.SessionEndReason;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** Closes what is open in a stream that was cut off. */
public final class CloseOpen {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private final List<ObjectNode> drafts = new ArrayList<>();
  private final OpenThings open;
  private final Ending ending;

  private CloseOpen(OpenThings open, Ending ending) {
    this.open = open;
    this.ending = ending;
  }

  /** The events that close whatever is open. {@code events} are those of the last run, at least. */
  public static List<UnifiedEvent> closeOpen(
      List<? extends UnifiedEvent> events, Ending ending, Instant at) {
    OpenThings open = new OpenThings();
    events.forEach(open::follow);
    if (events.isEmpty() || !open.isRunning) {
      return List.of();
    }
    CloseOpen closing = new CloseOpen(open, ending);
    closing.draftAll();
    UnifiedEvent last = events.get(events.size() - 1);
    return closing.eventsAfter(last, last.seq() == null ? events.size() : last.seq(), at);
  }

  public static List<UnifiedEvent> closeOpen(List<? extends UnifiedEvent> events, Ending ending) {
    return closeOpen(events, ending, Instant.now());
  }

  private List<UnifiedEvent> eventsAfter(UnifiedEvent last, long seq, Instant at) {
    String now = TIME.format(at);
    List<UnifiedEvent> events = new ArrayList<>();
    for (ObjectNode draft : drafts) {
      long number = seq + events.size() + 1;
      draft.put("id", last.sessionId() + "." + number);
      draft.put("seq", number);
      draft.put("sessionId", last.sessionId());
      draft.put("run", last.run() == null ? 1 : last.run());
      // the time does not go back, whatever the clock says
      draft.put("timestamp", now.compareTo(last.timestamp()) > 0 ? now : last.timestamp());
      draft.put("agentType", last.agentType() == null ? "unknown" : last.agentType().value());
      events.add(Json.decode(draft, UnifiedEvent::decode));
    }
    return events;
  }

  private void draftAll() {
    open.blocks.forEach(this::closeBlock);
    open.inputs
        .keySet()
        .forEach(id -> draft("blockDiscarded").put("blockId", id).put("reason", "retried"));
    open.tools.forEach(this::cancelTool);
    open.permissions.keySet().forEach(id -> cancelRequest("permissionResolved", id));
    open.questions.keySet().forEach(id -> cancelRequest("questionAnswered", id));
    if (open.turnNumber != null) {
      failTurn(open.turnNumber);
    }
    open.subagents.forEach(
        id -> draft("subagentCompleted").put("subagentId", id).put("success", false));
    open.tasks.forEach(id -> draft("taskCompleted").put("taskId", id).put("success", false));
    open.hooks.forEach(
        (id, name) ->
            draft("hookCompleted").put("hookId", id).put("name", name).put("success", false));
    endRun();
  }

  private ObjectNode draft(String type) {
    ObjectNode draft = JsonNodeFactory.instance.objectNode().put("type", type);
    drafts.add(draft);
    return draft;
  }

  private void closeBlock(String id, OpenBlock block) {
    ObjectNode draft = draft(block.first().type());
    draft.put("content", "").put("isComplete", true).put("text", block.text().toString());
    draft.put("blockId", id).put("interrupted", true);
    putOwner(draft, block.owner());
    if (block.first() instanceof TextChunkEvent chunk) {
      putIfPresent(draft, "messageId", chunk.messageId());
      putIfPresent(draft, "phase", chunk.phase());
      if (chunk.local() != null) {
        draft.put("local", chunk.local());
      }
    } else if (block.first() instanceof ThinkingChunkEvent chunk) {
      putIfPresent(draft, "messageId", chunk.messageId());
      putIfPresent(draft, "kind", chunk.kind());
    }
  }

  private void cancelTool(String id, OpenTool tool) {
    ObjectNode draft = draft("toolFailed").put("toolId", id).put("reason", "cancelled");
    putOwner(draft.put("toolName", tool.name()), tool.owner());
  }

  private void cancelRequest(String type, String id) {
    draft(type).put("requestId", id).put("outcome", "cancelled");
  }

  private void failTurn(long turnNumber) {
    ErrorCode why =
        switch (ending.reason()) {
          case CANCELLED -> ErrorCode.CANCELLED;
          case TIMEOUT -> ErrorCode.TIMEOUT;
          default -> ErrorCode.NO_RESULT;
        };
    String words =
        switch (ending.reason()) {
          case CANCELLED -> "The turn was cancelled.";
          case TIMEOUT -> "The turn timed out.";
          default -> "The turn ended without a result.";
        };
    ErrorCode code = ending.errorCode() == null ? why : ending.errorCode();
    draft("turnFailed")
        .put("turnNumber", turnNumber)
        .put("error", ending.error() == null ? words : ending.error())
        .put("errorCode", code.value());
  }

  private void endRun() {
    boolean isUnexplained =
        ending.reason() == SessionEndReason.FAILED
            && ending.detail() == null
            && ending.error() == null
            && ending.errorCode() == null;
    ObjectNode draft = draft("sessionEnded").put("reason", ending.reason().value());
    putIfPresent(draft, "detail", ending.detail());
    putIfPresent(draft, "error", ending.error());
    putIfPresent(draft, "errorCode", isUnexplained ? ErrorCode.UNKNOWN : ending.errorCode());
    putIfPresent(draft, "signal", ending.signal());
    putIfPresent(draft, "exitCause", ending.exitCause());
    if (ending.exitCode() != null) {
      draft.put("exitCode", ending.exitCode());
    }
  }

  private static void putOwner(ObjectNode draft, Owner owner) {
    putIfPresent(draft, "parentToolId", owner.parentToolId());
    putIfPresent(draft, "subagentId", owner.subagentId());
  }

  /** A text, or a word as its text. */
  private static void putIfPresent(ObjectNode draft, String key, Object value) {
    if (value != null) {
      draft.put(key, value.toString());
    }
  }
}
