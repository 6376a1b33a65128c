package dev.agentstream.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Copies that cannot be changed, in the same order; null of null. */
public final class Copies {
  private Copies() {}

  public static <T> List<T> of(List<T> list) {
    return list == null ? null : List.copyOf(list);
  }

  public static <T> Map<String, T> of(Map<String, T> map) {
    if (map == null || map.isEmpty()) {
      return map == null ? null : Map.of();
    }
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
