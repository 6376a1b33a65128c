package dev.agentstream.stream;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Lines from bytes in any pieces, split at LF alone; the CR of CRLF is dropped. */
public final class LineSplitter {
  private final ByteArrayOutputStream rest = new ByteArrayOutputStream();

  /** The lines that the next bytes complete. */
  public List<String> push(byte[] bytes) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int index = 0; index < bytes.length; index++) {
      if (bytes[index] == '\n') {
        rest.write(bytes, start, index - start);
        lines.add(takeRest());
        start = index + 1;
      }
    }
    rest.write(bytes, start, bytes.length - start);
    return lines;
  }

  /** A last line without its end. */
  public List<String> end() {
    return rest.size() == 0 ? List.of() : List.of(takeRest());
  }

  private String takeRest() {
    String line = rest.toString(StandardCharsets.UTF_8);
    rest.reset();
    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
  }
}
