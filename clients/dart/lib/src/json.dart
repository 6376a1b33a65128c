// What the generated types are made with: places, faults, decoders and encoders.

import 'dart:convert';

/// A place in a JSON value, as a JSON Pointer.
final class Pointer {
  const Pointer._(this._parent, this._key);

  static const root = Pointer._(null, '');

  final Pointer? _parent;
  final Object _key;

  Pointer at(Object key) => Pointer._(this, key);

  /// As `/entries/1/status`; empty for the value as a whole.
  @override
  String toString() {
    final parent = _parent;
    if (parent == null) return '';
    return '$parent/${'$_key'.replaceAll('~', '~0').replaceAll('/', '~1')}';
  }
}

/// A value is not what was expected.
final class DecodeException implements FormatException {
  DecodeException(Pointer at, this.reason) : path = at.toString();

  /// Where the fault is: a JSON Pointer, empty for the value as a whole.
  final String path;
  final String reason;

  @override
  String get message => '${path.isEmpty ? 'value' : path}: $reason';

  @override
  int? get offset => null;

  @override
  Object? get source => null;

  @override
  String toString() => 'DecodeException: $message';
}

/// Makes a value of decoded JSON: `UnifiedEvent.fromJson`.
typedef Decoder<T> = T Function(Object? value, Pointer at);

/// What has a JSON value.
abstract interface class Encodable {
  Object? toJson();
}

/// An object of the contract.
abstract interface class Model implements Encodable {
  @override
  Map<String, Object?> toJson();
}

/// A word of a list.
abstract interface class Word {
  String get value;

  /// Whether it is one of the words that this version knows.
  bool get isKnown;
}

/// A word of a list that other words may join.
abstract base class OpenWord implements Word {
  const OpenWord(this.value);

  @override
  final String value;

  @override
  bool operator ==(Object other) =>
      other is OpenWord && other.runtimeType == runtimeType && other.value == value;

  @override
  int get hashCode => Object.hash(runtimeType, value);

  @override
  String toString() => value;
}

/// Decodes a JSON text. Throws a [DecodeException]; its path is empty if the text is not JSON.
T decodeJson<T>(String text, Decoder<T> decoder) {
  Object? value;
  try {
    value = jsonDecode(text);
  } on FormatException catch (error) {
    throw DecodeException(Pointer.root, 'expected JSON: ${error.message}');
  }
  return decoder(value, Pointer.root);
}

/// Encodes the fields of generated types.
abstract final class Encode {
  /// The JSON of a field's value.
  static Object? of(Object? value) => switch (value) {
        Encodable _ => value.toJson(),
        Word _ => value.value,
        List<Object?> _ => [for (final item in value) of(item)],
        Map<String, Object?> _ => {
            for (final entry in value.entries) entry.key: of(entry.value),
          },
        // 3.0 is 3, as it was before it became a double
        double _ when value == value.truncateToDouble() && value.abs() < 9007199254740992 =>
          value.toInt(),
        _ => value,
      };
}

/// What the generated decoders are made of. A class, so that no field has the name of a decoder.
abstract final class Decode {
  static DecodeException expected(String what, Object? value, Pointer at) =>
      DecodeException(at, 'expected $what, got ${value == null ? 'null' : value.runtimeType}');

  static Object? anyValue(Object? value, Pointer at) => value;

  static bool boolean(Object? value, Pointer at) =>
      value is bool ? value : throw expected('true or false', value, at);

  static String text(Object? value, Pointer at) =>
      value is String ? value : throw expected('a string', value, at);

  static Map<String, Object?> objectValue(Object? value, Pointer at) =>
      value is Map<String, Object?> ? value : throw expected('an object', value, at);

  static String word(Object? value, Pointer at) {
    final decoded = text(value, at);
    if (decoded.isEmpty) throw DecodeException(at, 'expected a word, got an empty string');
    return decoded;
  }

  static final _timestamp = RegExp(
    r'^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$',
  );

  static String timestamp(Object? value, Pointer at) {
    final decoded = text(value, at);
    if (_timestamp.hasMatch(decoded)) return decoded;
    throw DecodeException(at, 'expected a UTC time such as 2026-03-02T09:15:00.000Z');
  }

  static Decoder<String> textLike(String pattern) => (value, at) {
        final decoded = text(value, at);
        if (RegExp(pattern).hasMatch(decoded)) return decoded;
        throw DecodeException(at, 'expected a text that matches $pattern');
      };

  static Decoder<String> textOfAtMost(int length) => (value, at) {
        final decoded = text(value, at);
        if (decoded.runes.length <= length) return decoded;
        throw DecodeException(at, 'expected at most $length characters');
      };

  static Decoder<String> constant(String only) => (value, at) {
        if (text(value, at) == only) return only;
        throw DecodeException(at, 'expected "$only", got "$value"');
      };

  static Decoder<int> integer(int minimum, int maximum) => (value, at) {
        if (value is! num) throw expected('an integer', value, at);
        final isInteger = value.isFinite && value == value.truncate();
        if (isInteger && value >= minimum && value <= maximum) return value.toInt();
        throw DecodeException(at, 'expected an integer from $minimum to $maximum, got $value');
      };

  static Decoder<double> number({num? minimum, num? maximum, num? above}) => (value, at) {
        if (value is! num) throw expected('a number', value, at);
        final isWithin = value.isFinite &&
            (minimum == null || value >= minimum) &&
            (maximum == null || value <= maximum) &&
            (above == null || value > above);
        if (isWithin) return value.toDouble();
        throw DecodeException(at, 'expected a number within limits, got $value');
      };

  static Decoder<List<T>> listOf<T>(Decoder<T> of, [int minItems = 0]) => (value, at) {
        if (value is! List<Object?>) throw expected('an array', value, at);
        if (value.length < minItems) {
          throw DecodeException(at, 'expected at least $minItems items');
        }
        return List.unmodifiable([
          for (final (index, item) in value.indexed) of(item, at.at(index)),
        ]);
      };

  static Decoder<Map<String, T>> mapOf<T>(Decoder<T> of) => (value, at) => Map.unmodifiable({
        for (final entry in objectValue(value, at).entries)
          entry.key: of(entry.value, at.at(entry.key)),
      });

  static T knownWord<T extends Word>(List<T> words, Object? value, Pointer at) {
    final decoded = text(value, at);
    for (final word in words) {
      if (word.value == decoded) return word;
    }
    final all = words.map((word) => word.value).join(', ');
    throw DecodeException(at, 'expected one of $all, got "$decoded"');
  }

  /// The tag that selects the member of a union.
  static String tagOf(String property, Object? value, Pointer at) {
    final object = objectValue(value, at);
    if (!object.containsKey(property)) {
      throw DecodeException(at.at(property), 'is required');
    }
    return text(object[property], at.at(property));
  }

  static DecodeException unknownTag(String property, String tag, Pointer at) =>
      DecodeException(at.at(property), '"$tag" is not a known $property');

  static DecodeException missingKey(List<String> keys, Pointer at) =>
      DecodeException(at, 'expected one of the fields ${keys.join(', ')}');
}

/// Takes the fields of one object, and knows which are left over.
final class Fields {
  Fields(Object? value, this._at) : _object = Decode.objectValue(value, _at);

  final Map<String, Object?> _object;
  final Pointer _at;
  final Set<String> _taken = {};

  T required<T>(String key, Decoder<T> decoder) {
    if (!_take(key)) throw DecodeException(_at.at(key), 'is required');
    return decoder(_object[key], _at.at(key));
  }

  /// Null if it is absent; a null in the JSON is refused.
  T? optional<T>(String key, Decoder<T> decoder) =>
      _take(key) ? decoder(_object[key], _at.at(key)) : null;

  T? requiredOrNull<T>(String key, Decoder<T> decoder) =>
      required<T?>(key, (value, at) => value == null ? null : decoder(value, at));

  /// Null if it is absent or null; a null is left over, so that it is not forgotten.
  T? optionalOrNull<T>(String key, Decoder<T> decoder) =>
      _object[key] == null ? null : optional(key, decoder);

  void constant(String key, String only) {
    if (!_take(key)) throw DecodeException(_at.at(key), 'is required');
    if (_object[key] != only) {
      throw DecodeException(_at.at(key), 'expected "$only", got "${_object[key]}"');
    }
  }

  /// What was not taken.
  Map<String, Object?> extra() => Map.unmodifiable({
        for (final entry in _object.entries)
          if (!_taken.contains(entry.key)) entry.key: entry.value,
      });

  /// Refuses what was not taken.
  void end() {
    for (final key in extra().keys) {
      throw DecodeException(_at.at(key), 'is not a known field');
    }
  }

  bool _take(String key) => _object.containsKey(key) && _taken.add(key);
}
