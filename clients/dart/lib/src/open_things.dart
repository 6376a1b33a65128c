import 'generated/events.dart';
import 'generated/words.dart';

/// `parentToolId` and `subagentId`: without either, the main thread.
typedef Owner = (String?, String?);

const Owner mainThread = (null, null);

Owner ownerOf(UnifiedEvent event) => (event.parentToolId, event.subagentId);

/// A piece of text or of thinking: what the two events have in common.
typedef Chunk = ({
  String? blockId,
  String content,
  String? text,
  bool isComplete,
  List<String>? omitted,
});

/// Null for any other event.
Chunk? chunkOf(UnifiedEvent event) => switch (event) {
      TextChunkEvent chunk => (
          blockId: chunk.blockId,
          content: chunk.content,
          text: chunk.text,
          isComplete: chunk.isComplete == true,
          omitted: chunk.omitted,
        ),
      ThinkingChunkEvent chunk => (
          blockId: chunk.blockId,
          content: chunk.content,
          text: chunk.text,
          isComplete: chunk.isComplete == true,
          omitted: chunk.omitted,
        ),
      _ => null,
    };

/// A block that has not ended.
final class OpenBlock {
  OpenBlock(this.first) : owner = ownerOf(first);

  final UnifiedEvent first;
  final Owner owner;
  final StringBuffer text = StringBuffer();
}

/// A tool call that has not ended.
final class OpenTool {
  const OpenTool(this.name, this.kind, this.owner);

  final String name;
  final ToolKind? kind;
  final Owner owner;
}

/// Fed with every event of a stream, it knows what is open.
final class OpenThings {
  bool isRunning = false;
  int? turnNumber;
  final Map<String, OpenBlock> blocks = {};
  final Map<String, OpenTool> tools = {};
  final Map<String, Owner> inputs = {};
  final Map<String, PermissionRequestedEvent> permissions = {};
  final Map<String, QuestionAskedEvent> questions = {};
  final Set<String> subagents = {};
  final Set<String> tasks = {};
  final Map<String, String> hooks = {};

  /// Lets an event take effect.
  void follow(UnifiedEvent event) {
    final chunk = chunkOf(event);
    if (chunk != null) {
      _followChunk(event, chunk);
      return;
    }
    switch (event) {
      case SessionStartedEvent _:
        _closeAll();
        isRunning = true;
      case SessionEndedEvent _:
        _closeAll();
        isRunning = false;
      case TurnStartedEvent start:
        turnNumber = start.turnNumber;
      case TurnCompletedEvent _:
        turnNumber = null;
      case TurnFailedEvent _:
        turnNumber = null;
      case BlockDiscardedEvent discarded:
        blocks.remove(discarded.blockId);
        inputs.remove(discarded.blockId);
      case ToolInputChunkEvent input:
        inputs.putIfAbsent(input.toolId, () => ownerOf(input));
      case ToolStartedEvent start:
        inputs.remove(start.toolId);
        tools[start.toolId] = OpenTool(start.toolName, start.toolKind, ownerOf(start));
      case ToolCompletedEvent end:
        tools.remove(end.toolId);
      case ToolFailedEvent end:
        tools.remove(end.toolId);
      default:
        _followPair(event);
    }
  }

  void _closeAll() {
    turnNumber = null;
    for (final things in [blocks, tools, inputs, permissions, questions, hooks]) {
      things.clear();
    }
    subagents.clear();
    tasks.clear();
  }

  void _followChunk(UnifiedEvent event, Chunk chunk) {
    final blockId = chunk.blockId;
    if (blockId == null) return;
    if (chunk.isComplete) {
      blocks.remove(blockId);
    } else {
      blocks.putIfAbsent(blockId, () => OpenBlock(event)).text.write(chunk.content);
    }
  }

  void _followPair(UnifiedEvent event) {
    switch (event) {
      case PermissionRequestedEvent request:
        permissions[request.requestId] = request;
      case PermissionResolvedEvent answer:
        permissions.remove(answer.requestId);
      case QuestionAskedEvent request:
        questions[request.requestId] = request;
      case QuestionAnsweredEvent answer:
        questions.remove(answer.requestId);
      case SubagentStartedEvent start:
        subagents.add(start.subagentId);
      case SubagentCompletedEvent end:
        subagents.remove(end.subagentId);
      case TaskStartedEvent start:
        tasks.add(start.taskId);
      case TaskCompletedEvent end:
        tasks.remove(end.taskId);
      case HookStartedEvent start:
        hooks[start.hookId] = start.name;
      case HookCompletedEvent end:
        hooks.remove(end.hookId);
      default:
        break;
    }
  }
}
