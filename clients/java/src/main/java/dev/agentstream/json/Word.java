package dev.agentstream.json;

/** A word of a list. */
public interface Word {
  String value();

  /** Whether it is one of the words that this version knows. */
  boolean isKnown();

  static void requireNotEmpty(String word) {
    if (word.isEmpty()) {
      throw new IllegalArgumentException("expected a word, got an empty string");
    }
  }
}
