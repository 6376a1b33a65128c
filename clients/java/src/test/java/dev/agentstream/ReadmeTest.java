package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README: its installation for a new project, and each of its programs there. */
class ReadmeTest {
  private static final Path JAVA = Inputs.REPOSITORY.resolve("clients/java");
  private static final String README = Inputs.text(JAVA.resolve("README.md"));
  private static final List<String> PROGRAMS = blocks("java");
  private static final int PATIENCE_MINUTES = 10;

  @TempDir private static Path project;

  private static List<String> blocks(String language) {
    Matcher found =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(README);
    List<String> blocks = new ArrayList<>();
    while (found.find()) {
      blocks.add(found.group(1));
    }
    return blocks;
  }

  /** Installs the package as the README says, and makes a project that depends on it. */
  @BeforeAll
  static void install() throws IOException, InterruptedException {
    Files.createSymbolicLink(
        project.resolve("clients"),
        Inputs.REPOSITORY.resolve("clients").toAbsolutePath().normalize());
    Path commands = Files.createDirectories(project.resolve("bin"));
    script(commands.resolve("agentstream"), "exec node '" + Inputs.CLI + "' \"$@\"");
    // its own local repository, and what is built outside of the tree
    String options =
        " -B -Dstyle.color=never -Dmaven.repo.local='"
            + cache("repository")
            + "' -Dtarget='"
            + cache("readme")
            + "'";
    script(commands.resolve("mvn"), "exec '" + onPath("mvn") + "'" + options + " \"$@\"");
    String pom =
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>mine</groupId>
          <artifactId>mine</artifactId>
          <version>1</version>
          <properties>
            <maven.compiler.source>17</maven.compiler.source>
            <maven.compiler.target>17</maven.compiler.target>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <dependencies>
        """;
    Files.writeString(
        project.resolve("pom.xml"), pom + blocks("xml").get(0) + "</dependencies></project>");
    Path sources = Files.createDirectories(project.resolve("src/main/java"));
    for (String program : PROGRAMS) {
      Matcher name = Pattern.compile("^class (\\w+)", Pattern.MULTILINE).matcher(program);
      assertTrue(name.find(), program);
      Files.writeString(sources.resolve(name.group(1) + ".java"), program);
    }
    assertEquals(3, PROGRAMS.size());
    run(blocks("sh").get(0), Map.of());
  }

  @AfterAll
  static void unlink() throws IOException {
    Files.delete(project.resolve("clients"));
  }

  private static void script(Path path, String command) throws IOException {
    Files.writeString(path, "#!/bin/sh\n" + command + "\n");
    assertTrue(path.toFile().setExecutable(true));
  }

  private static String cache(String name) {
    String folder = System.getenv().getOrDefault("AGENTSTREAM_CACHE", project.toString());
    return Path.of(folder).resolve(name).toString();
  }

  private static String onPath(String command) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, command))) {
        return Path.of(folder, command).toString();
      }
    }
    throw new AssertionError(command + " is not installed");
  }

  private static String run(String command, Map<String, String> environment)
      throws IOException, InterruptedException {
    Path errors = project.resolve("errors.txt");
    Path output = project.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", command)
            .directory(project.toFile())
            .redirectError(errors.toFile())
            .redirectOutput(output.toFile());
    builder.environment().putAll(environment);
    builder.environment().merge("PATH", project + "/bin", (path, own) -> own + ":" + path);
    Process process = builder.start();
    assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), "still runs: " + command);
    String all = Inputs.text(output) + Inputs.text(errors);
    assertEquals(0, process.exitValue(), all);
    // Maven resets the colours of a terminal, even where there is none
    return Inputs.text(output).replaceAll("\u001b\\[[0-9;]*m", "");
  }

  private static String runMain(String name, Map<String, String> environment)
      throws IOException, InterruptedException {
    String command = blocks("sh").get(1).replaceFirst("(?s).*\\| ", "");
    return run(command.replace("TenLines", name), environment);
  }

  private static long linesOf(String program) {
    return program.lines().filter(line -> !line.isBlank()).count();
  }

  @Test
  void tenLines() throws IOException, InterruptedException {
    assertEquals(10, linesOf(PROGRAMS.get(0)));
    assertEquals("Hello\ncompleted\n", run(blocks("sh").get(1), Map.of()));
  }

  @Test
  void gateway(@TempDir Path folder) throws IOException, InterruptedException {
    Path source = project.resolve("src/main/java/Gateway.java");
    try (Gateway gateway = new Gateway(folder)) {
      String program = Inputs.text(source).replace("http://127.0.0.1:8787", gateway.url());
      Files.writeString(source, program);
      assertEquals("Done.\n", runMain("Gateway", Map.of("TOKEN", gateway.token())));
    }
  }

  @Test
  void translate() throws IOException, InterruptedException {
    assertTrue(linesOf(PROGRAMS.get(2)) <= 10);
    Path recording =
        Inputs.REPOSITORY.resolve("recordings/claude/2.1.197/bidi-two-turns/stdout.jsonl");
    Files.copy(recording, project.resolve("claude.jsonl"));
    assertFalse(runMain("Translate", Map.of()).isBlank());
  }
}
