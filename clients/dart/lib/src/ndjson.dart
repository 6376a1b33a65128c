import 'dart:convert';

import 'generated/events.dart';
import 'json.dart';

/// The lines of some bytes, in whatever pieces they come: split at LF alone.
Stream<String> splitLines(Stream<List<int>> chunks) async* {
  final rest = <int>[];
  await for (final chunk in chunks) {
    for (final byte in chunk) {
      if (byte != 0x0a) {
        rest.add(byte);
        continue;
      }
      yield _lineOf(rest);
      rest.clear();
    }
  }
  if (rest.isNotEmpty) yield _lineOf(rest);
}

String _lineOf(List<int> bytes) {
  final line = utf8.decode(bytes, allowMalformed: true);
  return line.endsWith('\r') ? line.substring(0, line.length - 1) : line;
}

/// The events of NDJSON: `stdin`, a file, the stdout of a process.
///
/// A line that is not an event is an error of the stream, or goes to [onError]. Empty lines are
/// ignored.
Stream<UnifiedEvent> readNdjson(
  Stream<List<int>> chunks, {
  void Function(DecodeException error, String line)? onError,
}) async* {
  await for (final line in splitLines(chunks)) {
    if (line.trim().isEmpty) continue;
    UnifiedEvent event;
    try {
      event = decodeJson(line, UnifiedEvent.fromJson);
    } on DecodeException catch (error) {
      if (onError == null) rethrow;
      onError(error, line);
      continue;
    }
    yield event;
  }
}
