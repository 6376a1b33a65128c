package dev.agentstream.json;

/** The one form of times: {@code 2026-03-02T09:15:00.000Z}. Faster than a regular expression. */
final class Timestamps {
  private static final String FORM = "dddd-dd-ddTdd:dd:dd";
  private static final int MOST_DIGITS = 9;

  private Timestamps() {}

  static boolean isTimestamp(String text) {
    int length = text.length();
    if (length <= FORM.length() || text.charAt(length - 1) != 'Z' || !hasForm(text)) {
      return false;
    }
    return isWithin(text, 5, 1, 12)
        && isWithin(text, 8, 1, 31)
        && isWithin(text, 11, 0, 23)
        && isWithin(text, 14, 0, 59)
        && isWithin(text, 17, 0, 59)
        && isFraction(text, FORM.length(), length - 1);
  }

  private static boolean hasForm(String text) {
    for (int index = 0; index < FORM.length(); index++) {
      char form = FORM.charAt(index);
      char got = text.charAt(index);
      if (form == 'd' ? !isDigit(got) : form != got) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(String text, int index, int minimum, int maximum) {
    int number = (text.charAt(index) - '0') * 10 + text.charAt(index + 1) - '0';
    return number >= minimum && number <= maximum;
  }

  private static boolean isFraction(String text, int start, int end) {
    if (start == end) {
      return true;
    }
    int digits = end - start - 1;
    if (text.charAt(start) != '.' || digits < 1 || digits > MOST_DIGITS) {
      return false;
    }
    for (int index = start + 1; index < end; index++) {
      if (!isDigit(text.charAt(index))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
