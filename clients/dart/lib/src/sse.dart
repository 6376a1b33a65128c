import 'dart:convert';

/// One server-sent event.
final class SseFrame {
  const SseFrame(this.data, {this.event = 'message', this.id});

  final String data;
  final String event;

  /// The id of this frame itself: the `Last-Event-ID` to resume after.
  final String? id;
}

/// Parses `text/event-stream` in any pieces; comments and `retry` are ignored.
final class SseParser {
  final List<int> _line = [];
  final List<String> _data = [];
  bool _isFirst = true;
  bool _endsWithCr = false;
  String _event = '';
  String? _id;

  /// The frames that the next bytes complete. An unfinished frame at the end is no frame.
  List<SseFrame> push(List<int> bytes) {
    final frames = <SseFrame>[];
    for (final byte in bytes) {
      if (byte == 0x0a && _endsWithCr) {
        _endsWithCr = false;
        continue;
      }
      _endsWithCr = byte == 0x0d;
      if (byte != 0x0a && byte != 0x0d) {
        _line.add(byte);
        continue;
      }
      final frame = _takeLine();
      if (frame != null) frames.add(frame);
    }
    return frames;
  }

  SseFrame? _takeLine() {
    // the decoder drops a byte order mark at the beginning
    var line = utf8.decode(_line, allowMalformed: true);
    _line.clear();
    if (_isFirst && line.startsWith('\u{feff}')) line = line.substring(1);
    _isFirst = false;
    if (line.isEmpty) return _finish();
    final colon = line.indexOf(':');
    final name = colon < 0 ? line : line.substring(0, colon);
    final rest = colon < 0 ? '' : line.substring(colon + 1);
    final value = rest.startsWith(' ') ? rest.substring(1) : rest;
    switch (name) {
      case 'data':
        _data.add(value);
      case 'event':
        _event = value;
      case 'id':
        if (!value.contains('\u{0}')) _id = value;
    }
    return null;
  }

  SseFrame? _finish() {
    final frame = _data.isEmpty
        ? null
        : SseFrame(_data.join('\n'), event: _event.isEmpty ? 'message' : _event, id: _id);
    _data.clear();
    _event = '';
    _id = null;
    return frame;
  }
}

/// The frames of a response.
Stream<SseFrame> readSse(Stream<List<int>> chunks) async* {
  final parser = SseParser();
  await for (final chunk in chunks) {
    yield* Stream.fromIterable(parser.push(chunk));
  }
}
