import 'dart:convert';

import '../generated/events.dart';
import '../generated/words.dart';
import '../open_things.dart';
import '../rule.dart';

final class _Line {
  _Line(this.text);

  final String text;
  bool isUsed = false;
}

/// Rule 8: native lines.
final class RawLinesRule extends Rule {
  RawLinesRule(Iterable<String> texts) {
    for (final text in texts) {
      final line = _Line(_wellFormed(text));
      _lines.add(line);
      _byKey.putIfAbsent(_keyOfLine(line.text), () => []).add(line);
    }
  }

  final List<_Line> _lines = [];
  final Map<String, List<_Line>> _byKey = {};

  @override
  void check(UnifiedEvent event, OpenThings open, Faults faults) {
    final raw = event.raw;
    // a null is kept among the unknown fields
    if (raw != null || event.extra.containsKey('raw')) {
      _take(raw is String ? _keyOfLine(raw) : jsonEncode(_canonical(raw)), faults);
    } else if (event is RawOutputEvent && event.stream == OutputStream.stdout) {
      if (event.truncated == true) {
        final isTaken = _takeFirst(_lines, (line) => line.text.startsWith(event.line));
        faults.addIf(!isTaken, '8.2', 'a truncated rawOutput is not the beginning of a line');
      } else {
        _take(_keyOfLine(event.line), faults);
      }
    }
  }

  @override
  void end(OpenThings open, Faults faults) {
    final missing = _lines.where((line) => !line.isUsed);
    if (missing.isEmpty) return;
    faults.add('8.3', '${missing.length} lines are in no event: ${_short(missing.first.text)}');
  }

  void _take(String key, Faults faults) {
    final isTaken = _takeFirst(_byKey[key] ?? const [], (_) => true);
    faults.addIf(!isTaken, '8.1', 'not a line of the input, or emitted twice: ${_short(key)}');
  }

  static bool _takeFirst(List<_Line> lines, bool Function(_Line line) isMeant) {
    for (final line in lines) {
      if (line.isUsed || !isMeant(line)) continue;
      line.isUsed = true;
      return true;
    }
    return false;
  }

  static String _keyOfLine(String line) {
    final text = _wellFormed(line.endsWith('\r') ? line.substring(0, line.length - 1) : line);
    try {
      final value = jsonDecode(text);
      return value is Map<String, Object?> ? jsonEncode(_canonical(value)) : text;
    } on FormatException {
      return text;
    }
  }

  static String _short(String text) => text.length < 80 ? text : text.substring(0, 80);
}

/// U+FFFD in place of half a surrogate pair.
String _wellFormed(String text) => utf8.decode(utf8.encode(text));

/// Keys that are whole numbers come first, as they do in JavaScript; numbers are as a double has them.
Object? _canonical(Object? value) {
  if (value is String) return _wellFormed(value);
  if (value is List<Object?>) return [for (final item in value) _canonical(item)];
  if (value is num) return _number(value.toDouble());
  if (value is! Map<String, Object?>) return value;
  final numbers = value.keys.where(_isIndex).toList()
    ..sort((a, b) => int.parse(a).compareTo(int.parse(b)));
  final others = value.keys.where((key) => !_isIndex(key));
  return {
    for (final key in [...numbers, ...others]) _wellFormed(key): _canonical(value[key]),
  };
}

bool _isIndex(String key) => RegExp(r'^(0|[1-9][0-9]{0,14})$').hasMatch(key);

num? _number(double value) {
  if (!value.isFinite) return null;
  final isExact = value == value.truncateToDouble() && value.abs() <= 9007199254740992;
  return isExact ? value.toInt() : value;
}
