import '../generated/events.dart';
import '../generated/words.dart';
import '../open_things.dart';
import '../rule.dart';

/// Rule 4: tool calls.
final class ToolsRule extends Rule {
  final Map<String, Owner> _started = {};
  final Set<String> _denied = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    switch (event) {
      case ToolStartedEvent start:
        final isRepeated = _started.containsKey(start.toolId);
        _started[start.toolId] = ownerOf(start);
        faults.addIf(isRepeated, '4.1', 'the toolId ${start.toolId} was used before');
      case ToolInputChunkEvent input:
        final hasStarted = _started.containsKey(input.toolId);
        faults.addIf(hasStarted, '4.3', 'input of ${input.toolId}, which has started');
      case ToolProgressEvent progress:
        _checkOpen(progress, progress.toolId, open, faults);
      case ToolFailedEvent end:
        _checkOpen(end, end.toolId, open, faults);
      case ToolCompletedEvent end:
        _checkOpen(end, end.toolId, open, faults);
        _checkResult(end, faults);
      case TurnCompletedEvent _:
        _checkTurnEnd(open, faults);
      case TurnFailedEvent _:
        _checkTurnEnd(open, faults);
      case SessionEndedEvent _:
        faults.addOpen('4.6', [...open.tools.keys, ...open.inputs.keys], 'the run');
      case PermissionResolvedEvent answer:
        _noteResolution(answer, open);
      default:
        _checkReference(event, open, faults);
    }
  }

  void _checkOpen(UnifiedEvent event, String id, OpenThings open, Faults faults) {
    if (!open.tools.containsKey(id)) {
      faults.add('4.2', '$id is not open');
    } else if (ownerOf(event) != _started[id]) {
      faults.add('4.10', '$id has another owner than its start');
    }
  }

  void _checkResult(ToolCompletedEvent event, Faults faults) {
    final id = event.toolId;
    final exitCode = event.exitCode ?? 0;
    faults.addIf(_denied.contains(id), '4.7', '$id was denied and completes');
    faults.addIf(
      event.success && exitCode != 0,
      '4.8',
      '$id succeeded with exit code $exitCode',
    );
    faults.addIf(event.success && event.error != null, '4.9', '$id succeeded with an error');
  }

  /// A command may run past its turn, and so may what a sub-agent runs.
  void _checkTurnEnd(OpenThings open, Faults faults) {
    final tools = [
      for (final entry in open.tools.entries)
        if (entry.value.owner == mainThread && entry.value.kind != ToolKind.execute) entry.key,
    ];
    final inputs = [
      for (final entry in open.inputs.entries)
        if (entry.value == mainThread) entry.key,
    ];
    faults.addOpen('4.4', tools, 'the turn');
    faults.addOpen('4.5', inputs, 'the turn');
  }

  void _noteResolution(PermissionResolvedEvent event, OpenThings open) {
    final toolId = open.permissions[event.requestId]?.toolId;
    if (toolId == null) return;
    final outcome = event.outcome;
    if (outcome == PermissionOutcome.denied || outcome == PermissionOutcome.expired) {
      _denied.add(toolId);
    } else {
      _denied.remove(toolId);
    }
  }

  void _checkReference(UnifiedEvent event, OpenThings open, Faults faults) {
    final (id, needsOpen) = switch (event) {
      PermissionRequestedEvent request => (request.toolId, true),
      QuestionAskedEvent request => (request.toolId, true),
      FileChangedEvent change => (change.toolId, true),
      SubagentStartedEvent start => (start.toolId, false),
      TaskStartedEvent start => (start.toolId, false),
      _ => (null, false),
    };
    if (id == null) return;
    if (!_started.containsKey(id)) {
      faults.add('4.11', '${event.type} refers to $id, which has not started');
    } else if (needsOpen && !open.tools.containsKey(id)) {
      faults.add('4.12', '${event.type} refers to $id, which has ended');
    }
  }
}

/// Rule 5: blocks.
final class BlocksRule extends Rule {
  final Set<String> _closed = {};
  final Set<String> _discarded = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    final chunk = chunkOf(event);
    if (chunk != null) {
      _checkChunk(event, chunk, open, faults);
    } else if (event is BlockDiscardedEvent) {
      _checkDiscarded(event, open, faults);
    } else if (event is TurnCompletedEvent || event is TurnFailedEvent) {
      final blocks = [
        for (final entry in open.blocks.entries)
          if (entry.value.owner == mainThread) entry.key,
      ];
      faults.addOpen('5.11', blocks, 'the turn');
    } else if (event is SessionEndedEvent) {
      faults.addOpen('5.12', open.blocks.keys, 'the run');
    }
  }

  void _checkChunk(UnifiedEvent event, Chunk chunk, OpenThings open, Faults faults) {
    final id = chunk.blockId;
    if (id == null) {
      faults.add('5.1', 'the chunk has no blockId');
      return;
    }
    final isOver = _closed.contains(id) || _discarded.contains(id);
    faults.addIf(isOver, '5.2', 'a chunk of $id, which is closed');
    if (chunk.isComplete) _closed.add(id);
    final block = open.blocks[id];
    if (block != null) {
      final type = block.first.type;
      faults.addIf(type != event.type, '5.3', '$id is a block of $type');
      final isOther = block.owner != ownerOf(event);
      faults.addIf(isOther, '5.4', '$id has another owner than its first chunk');
    }
    _checkText(id, chunk, '${block?.text ?? ''}', faults);
  }

  void _checkText(String id, Chunk chunk, String before, Faults faults) {
    final text = chunk.text;
    if (!chunk.isComplete) {
      faults.addIf(text != null, '5.6', 'a chunk of $id has the text before its end');
    } else if (text == null) {
      final isOmitted = chunk.omitted?.contains('text') ?? false;
      faults.addIf(!isOmitted, '5.5', 'the closing chunk of $id has no text');
    } else {
      final isOther = text != before + chunk.content;
      faults.addIf(isOther, '5.7', 'the text of $id is not what its chunks carried');
    }
  }

  void _checkDiscarded(BlockDiscardedEvent event, OpenThings open, Faults faults) {
    final id = event.blockId;
    final isClosed = _closed.contains(id);
    final isKnown = isClosed || open.blocks.containsKey(id) || open.inputs.containsKey(id);
    if (!_discarded.add(id)) {
      faults.add('5.9', '$id is discarded twice');
    } else if (!isKnown) {
      faults.add('5.8', '$id is discarded and is not known');
    } else if (isClosed && event.reason != DiscardReason.superseded) {
      faults.add('5.10', '$id is discarded and was closed');
    }
  }
}
