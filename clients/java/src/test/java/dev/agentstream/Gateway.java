package dev.agentstream;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A gateway on loopback that keeps its port and its data when it is started again. */
final class Gateway implements AutoCloseable {
  private static final Pattern LISTENS =
      Pattern.compile("listens on http://127\\.0\\.0\\.1:(\\d+)");

  private final Path folder;
  private Process process;
  private int port;

  Gateway(Path folder) throws IOException {
    this.folder = folder;
    start();
  }

  private void start() throws IOException {
    process =
        new ProcessBuilder(
                "node",
                Inputs.CLI.toString(),
                "serve",
                "--port",
                Integer.toString(port),
                "--data",
                folder.resolve("data").toString(),
                "--workspace",
                folder.toString())
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher found = LISTENS.matcher(line);
      if (found.find()) {
        port = Integer.parseInt(found.group(1));
        return;
      }
    }
    fail("the gateway has not started: is it built? " + Inputs.CLI);
  }

  void restart() {
    try {
      process.destroyForcibly().waitFor();
      start();
    } catch (IOException | InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  String url() {
    return "http://127.0.0.1:" + port;
  }

  String token() {
    return Inputs.text(folder.resolve("data/token")).strip();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(1, TimeUnit.MINUTES)) {
        fail("the gateway has not stopped");
      }
    } catch (InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }
}
