package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.agentstream.model.events.KnownEvent;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler finds. */
class CompilerTest {
  @TempDir private static Path classes;

  private static final String NEW = "TextChunkEvent.builder(\"a\", \"s\", \"t\", \"x\")";

  /** A program, and what the first error says; null if it is right. */
  private record Program(String body, String error) {}

  private static Map<String, Program> programs() {
    Map<String, Program> programs = new LinkedHashMap<>();
    programs.put("every case", new Program(cases(name -> true), null));
    programs.put(
        "forgotten case",
        new Program(cases(name -> !name.equals("ToolFailedEvent")), "toolFailedEvent"));
    programs.put("every case of a switch", new Program(switchOver(name -> true), null));
    programs.put(
        "forgotten case of a switch",
        new Program(switchOver(name -> !name.equals("ToolFailedEvent")), "all possible input"));
    programs.put("right", statement("UnifiedEvent event = " + NEW + ".seq(1).build();", null));
    programs.put(
        "missing field", statement(NEW.replace(", \"x\"", "") + ".build();", "cannot be applied"));
    programs.put("wrong type", statement(NEW.replace("\"x\"", "1") + ";", "int cannot be"));
    programs.put("wrong optional type", statement(NEW + ".seq(\"1\");", "cannot be converted"));
    programs.put("wrong constant", statement(NEW + ".type(\"textChunks\");", "cannot find symbol"));
    programs.put("unknown field", statement(NEW + ".contents(\"x\");", "cannot find symbol"));
    programs.put("open word", statement("ErrorCode code = new ErrorCode(\"new\");", null));
    programs.put(
        "closed word", statement("var reason = SessionEndReason.DONE;", "cannot find symbol"));
    programs.put(
        "a member of ours", new Program("record Mine() implements KnownEvent {}", "not allowed"));
    return programs;
  }

  private static Program statement(String statement, String error) {
    return new Program("void run() { " + statement + " }", error);
  }

  private static Stream<String> members(Predicate<String> isMeant) {
    Stream<String> known =
        Arrays.stream(KnownEvent.class.getPermittedSubclasses()).map(Class::getSimpleName);
    return Stream.concat(known, Stream.of("ExtensionEvent", "UnknownEvent")).filter(isMeant);
  }

  private static String cases(Predicate<String> isMeant) {
    String methods =
        members(isMeant)
            .map(
                name -> {
                  String method = Character.toLowerCase(name.charAt(0)) + name.substring(1);
                  return "public Void " + method + "(" + name + " event) { return null; }\n";
                })
            .collect(Collectors.joining());
    return "class All implements UnifiedEvent.Cases<Void> {\n" + methods + "}";
  }

  /** In Java 17 patterns of a switch are a preview. */
  private static String switchOver(Predicate<String> isMeant) {
    String labels =
        members(isMeant)
            .map(name -> "case " + name + " event -> 1;\n")
            .collect(Collectors.joining());
    return "int run(UnifiedEvent value) { return switch (value) {\n" + labels + "}; }";
  }

  @TestFactory
  Stream<DynamicTest> programsAreRightOrWrong() {
    return programs().entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(),
                    () -> {
                      Program program = entry.getValue();
                      String errors = errorsOf(program.body());
                      boolean isAsExpected =
                          program.error() == null
                              ? errors.isEmpty()
                              : errors.contains(program.error());
                      assertEquals(true, isAsExpected, errors);
                    }));
  }

  private static String errorsOf(String body) throws IOException {
    String text =
        "import dev.agentstream.model.events.*; import dev.agentstream.model.words.*;\n"
            + "class Program {\n"
            + body
            + "\n}\n";
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Program.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    String release = Integer.toString(Runtime.version().feature());
    List<String> options =
        Stream.of(
                "-d",
                classes.toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                "--release",
                release,
                release.equals("17") ? "--enable-preview" : null)
            .filter(Objects::nonNull)
            .toList();
    compiler.getTask(null, null, found, options, null, List.of(source)).call();
    return found.getDiagnostics().stream()
        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
        .map(one -> one.getMessage(null))
        .collect(Collectors.joining("; "));
  }
}
