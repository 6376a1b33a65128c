import { join } from "node:path";

/** What is tried as the value of a flag, and what the answer must say. */
export interface WrongValues {
  readonly values: readonly string[];
  readonly says: RegExp;
}

const wrong = (says: RegExp, ...values: string[]): WrongValues => ({ says, values });
const count = wrong(/Expected a positive integer up to/, "0", "-1", "1.5", "few", "10000000");
const duration = wrong(/Expected a duration such as 30d/, "-1s", "1", "long", "5 m", "9999999d");
const limit = wrong(/Expected a duration such as 30d|at most 24d/, ...duration.values, "25d", "00");
const size = wrong(/Expected a size such as 500MB/, "0", "500", "-1MB", "1mb", "1.5GB", "all");
const variables = wrong(/Expected names of variables/, "1A", "A-B", "A,,B", "*", "A=B");
const collector = wrong(/Expected the address|http/, "nonsense", "ftp://x", "/nope", "http://");
const tier = wrong(/dry-run, supervised, autonomous/, "all", "Supervised", "0");
const agent = wrong(/Expected name=command/, "Mine=x", "mine", "=x", "mine=", "a b=c");
const agentMode = wrong(/Expected name:kind=mode/, "mine", "mine:ask", "mine:all=x", "Mine:ask=x");
const dialect = wrong(/Expected one of/, "xml", "Unified");
const number = wrong(/Expected a number|must be/, "few", "-1", "0", "Infinity", "0x", "1,5");
const mcpServer = wrong(/NAME=COMMAND|--mcp/, "files", "=x", "a b=c", "name=");
const name = wrong(/Expected a name of at most 63/, "a b", "ä", "/a", ".", "x".repeat(64));
const redis = wrong(
  /Expected redis:\/\/host:6379/,
  "localhost",
  "http://x",
  "redis://",
  "redis:// x",
);
/** Any text is good: an agent or a client alone knows what it means. */
const anyText = wrong(/never/);

/**
 * Wrong values of every flag that takes one. `folder` is a folder; `missing` is not there, `file` is a file that is
 * nothing of what is asked for.
 */
export function wrongFlags(folder: string): Readonly<Record<string, WrongValues>> {
  const missing = join(folder, "missing");
  const file = join(folder, "file");
  const long = `/${"x".repeat(5000)}`;
  const reading = /(?:cannot|Cannot) read|Expected a regular file|not JSON|expected one token/;
  const unreadable = wrong(reading, missing, folder, file, join(file, "x"), long);
  const keeping = /(?:cannot|Cannot) keep anything in .* --data/;
  const unwritable = wrong(keeping, file, join(file, "x"), "/proc/agentstream", long);
  const withoutData = wrong(/--data/, missing, folder, file, "/proc", long);
  const command = wrong(
    /cannot run|not on the PATH|not executable/,
    missing,
    file,
    "no-such-command",
  );
  return {
    "serve --cluster": redis,
    "serve --cluster-prefix": name,
    "serve --node": name,
    "serve --role": wrong(/Expected gateway, worker, or/, "runner", "gateway,", "all", "Worker"),
    "serve --pool": name,
    "serve --shared-home": name,
    "serve --home-timeout": duration,
    "serve --lease": wrong(/Expected a duration|at least 1s/, ...duration.values, "0s"),
    "doctor --cluster": redis,
    "doctor --cluster-prefix": name,
    "serve --port": wrong(/Expected a port between/, "-1", "65536", "http", "8787 ", "0x1"),
    "serve --host": wrong(
      /pass an address of this machine/,
      "no such",
      "203.0.113.1",
      "/etc",
      "-1",
    ),
    "serve --data": unwritable,
    "serve --workspace": wrong(/is not a folder; pass an existing one/, missing, file, long),
    "serve --token-file": unreadable,
    "serve --allow-tier": tier,
    "serve --default-tier": tier,
    "serve --retain": duration,
    "serve --grace": duration,
    "serve --log-level": wrong(/silent, fatal, error, warn/, "loud", "WARN", "40"),
    "serve --agent": agent,
    "serve --agent-mode": agentMode,
    "serve --agent-env": wrong(
      /Expected name=VAR|Expected names of/,
      "A",
      "mine=",
      "mine=A-B",
      "=A",
    ),
    "serve --agent-user": wrong(
      /needs a server that root starts|there is no user|other than root/,
      "nobody-here",
      "-1",
      "root",
    ),
    "serve --agent-wrapper": wrong(
      /expected a program on PATH/,
      "no-such-program --x",
      missing,
      file,
      folder,
    ),
    "serve --max-sessions": count,
    "serve --idle-timeout": limit,
    "serve --run-timeout": limit,
    "serve --answer-timeout": limit,
    "serve --owner-sessions": count,
    "serve --owner-waiting": count,
    "serve --owner-requests": wrong(/Expected a positive integer/, "-1", "1.5", "few", "00"),
    "serve --allow-host": wrong(/expected a host name/, "http://x", "x:80", "a b", "-x", "/etc"),
    "serve --allow-env": wrong(/expected names of variables/, "A=B", "A,,B", "*", "1A"),
    "serve --pass-env": variables,
    "serve --allow-origin": wrong(
      /expected an origin such as/,
      "*",
      "null",
      "app.example",
      "https://a/",
      "ftp://x",
    ),
    "serve --rpc-version": anyText,
    "serve --max-connections": count,
    "serve --max-log": size,
    "serve --max-data": wrong(/Expected a size|Expected at least 16MB/, ...size.values, "15MB"),
    "serve --max-waiting": count,
    "serve --otlp": collector,
    "serve --linger": limit,
    "serve --max-warm": count,
    "serve --mcp": mcpServer,
    "serve --mcp-config": wrong(/--mcp-config/, missing, folder, file, join(file, "x"), long),
    "serve --audit": wrong(/--audit/, folder, join(file, "x"), "/proc/agentstream/x", long),
    "serve --webhook": wrong(/--webhook/, "nonsense", "ftp://x", "/nope", "http://u:p@x/"),
    "serve --webhook-secret-file": wrong(/--webhook-secret-file/, missing, folder, file, long),
    "doctor --timeout": duration,
    "inspect --from": wrong(/Unknown agent .*expected one of/, "nobody", "claude:x", "Codex"),
    "inspect --out": wrong(/--out: cannot write/, folder, join(file, "x"), "/proc/x/y", long),
    "mcp --workspace": wrong(/--workspace/, missing, file, long),
    "mcp --max-tier": tier,
    "mcp --data": unwritable,
    "mcp --pass-env": variables,
    "mcp --url": wrong(/Expected the address of a gateway/, "nonsense", "/nope", "ftp://x"),
    "mcp --token-file": unreadable,
    "mcp --agent": agent,
    "mcp --agent-mode": agentMode,
    "run --mcp": mcpServer,
    "run --mcp-config": wrong(/--mcp-config/, missing, folder, file, join(file, "x"), long),
    "run --idle-timeout": wrong(/Expected (?:seconds above 0|a number)/, "0", "-1", "long", "1s"),
    "run --approval": wrong(/Allowed choices are/, "never", "ASK"),
    "run --sandbox": wrong(/Allowed choices are/, "open", "read only"),
    "run --tier": tier,
    "run --cwd": wrong(/expected an existing folder/, missing, file, long),
    "run --model": anyText,
    "run --resume": anyText,
    "run --max-turns": number,
    "run --max-budget": number,
    "run --timeout": wrong(
      /Expected (?:seconds above 0|a number)/,
      "0",
      "-1",
      "long",
      "2147484",
      "1s",
    ),
    "run --allowed-tools": anyText,
    "run --protocol": wrong(/expected one of|no protocol|protocol/, "nonsense", "-1"),
    "run --dialect": dialect,
    "run --format": wrong(/pretty, json, quiet/, "xml", "JSON"),
    "run --env": wrong(/Expected NAME=VALUE/, "A", "=x", "1A=x", "A-B=x"),
    "run --pass-env": variables,
    "run --command": command,
    "run --otlp": collector,
    "acp --data": unwritable,
    "acp --model": anyText,
    "acp --pass-env": variables,
    "acp --agent": agent,
    "acp --agent-mode": agentMode,
    "attach --url": wrong(
      /Expected the address of a gateway/,
      "nonsense",
      "/nope",
      "ftp://x",
      "127.0.0.1:80",
    ),
    "attach --token-file": unreadable,
    "attach --after": wrong(
      /Expected a whole number from 0 on/,
      "-1",
      "x",
      "1.5",
      "99999999999999999999",
    ),
    "attach --format": wrong(/pretty, json, quiet/, "xml"),
    "data check --data": withoutData,
    "data backup --data": withoutData,
    "data vacuum --data": withoutData,
    "token hash --data": withoutData,
    "translate --from": wrong(/expected one of/, "nobody", "claude:nothing", ":", "CLAUDE"),
    "translate --to": dialect,
    "translate --session-id": anyText,
    "translate --now": wrong(/Expected a time such as/, "now", "-1", "12:00", "2026-13-45"),
    "translate --prompt": anyText,
    "translate --exit-code": wrong(/Expected a number between 0 and 255/, "-1", "256", "x", "1.5"),
    "translate --signal": wrong(
      /Expected a signal such as SIGTERM/,
      "TERM",
      "9",
      "sigterm",
      "__proto__",
    ),
    "translate --sent": wrong(/Allowed choices are/, "stop"),
    "translate --stderr": wrong(reading, missing, folder, join(file, "x"), long),
    "record --command": command,
    "record --out": wrong(/cannot create/, file, join(file, "x"), "/proc/agentstream", long),
    "record --name": wrong(/expected letters, digits/, "a b", "../x", "-", "a/b"),
  };
}
