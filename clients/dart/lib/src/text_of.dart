import 'generated/events.dart';

/// The text of the main thread: all blocks not discarded, in the order of their starts.
String textOf(Iterable<UnifiedEvent> events) {
  final blocks = <String, StringBuffer>{};
  for (final event in events) {
    switch (event) {
      case TextChunkEvent chunk when chunk.parentToolId == null && chunk.subagentId == null:
        blocks.putIfAbsent(chunk.blockId ?? chunk.id, StringBuffer.new).write(chunk.content);
      case BlockDiscardedEvent discarded:
        blocks.remove(discarded.blockId);
      default:
        break;
    }
  }
  return blocks.values.join();
}
