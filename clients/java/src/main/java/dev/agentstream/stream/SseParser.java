package dev.agentstream.stream;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parses {@code text/event-stream} in any pieces; comments and {@code retry} are ignored. */
public final class SseParser {
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final List<String> data = new ArrayList<>();
  private boolean isFirst = true;
  private boolean endsWithCr;
  private String event = "";
  private String id;

  /** The frames that the next bytes complete. An unfinished frame at the end is no frame. */
  public List<SseFrame> push(byte[] bytes) {
    List<SseFrame> frames = new ArrayList<>();
    for (byte next : bytes) {
      if (next == '\n' && endsWithCr) {
        endsWithCr = false;
        continue;
      }
      endsWithCr = next == '\r';
      if (next != '\n' && next != '\r') {
        line.write(next);
        continue;
      }
      takeLine(frames);
    }
    return frames;
  }

  private void takeLine(List<SseFrame> frames) {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    if (isFirst && text.startsWith("\ufeff")) {
      text = text.substring(1);
    }
    isFirst = false;
    if (text.isEmpty()) {
      finish(frames);
    } else {
      takeField(text);
    }
  }

  private void takeField(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String rest = colon < 0 ? "" : text.substring(colon + 1);
    String value = rest.startsWith(" ") ? rest.substring(1) : rest;
    switch (name) {
      case "data" -> data.add(value);
      case "event" -> event = value;
      case "id" -> id = value.indexOf('\0') < 0 ? value : id;
      default -> {}
    }
  }

  private void finish(List<SseFrame> frames) {
    if (!data.isEmpty()) {
      frames.add(new SseFrame(String.join("\n", data), event.isEmpty() ? "message" : event, id));
    }
    data.clear();
    event = "";
    id = null;
  }
}
