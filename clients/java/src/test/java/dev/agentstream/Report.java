package dev.agentstream;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What passed, for {@code npm run languages}. */
final class Report {
  private static final ObjectNode REPORT = JsonNodeFactory.instance.objectNode();

  private Report() {}

  static void count(String key, int number) {
    REPORT.put(key, number);
  }

  static void speed(double decode, double plain) {
    REPORT.putObject("speed").put("decode", decode).put("plain", plain);
  }

  static void gateway() {
    REPORT.put("gateway", true);
  }

  static String text() {
    String version = System.getProperty("java.version");
    REPORT.put("language", "java").put("version", version);
    for (String key : List.of("vectors", "streams", "mutated", "recordings", "roundTrips")) {
      REPORT.putIfAbsent(key, JsonNodeFactory.instance.numberNode(0));
    }
    return REPORT.toString();
  }
}
