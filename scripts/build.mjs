// Builds all packages. Arguments are turbo's; `--quiet` prints only what fails.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

function refuse(why) {
  console.error(why);
  process.exit(1);
}
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  refuse(`Expected Node 20.19 or newer, this is ${process.versions.node}.`);
if (!existsSync(new URL("../node_modules/turbo", import.meta.url)))
  refuse("The packages are not installed: run `npm ci` first.");

const given = process.argv.slice(2);
const isQuiet = given.includes("--quiet");
const words = given.filter((word) => word !== "--quiet");
if (isQuiet) words.push("--output-logs=errors-only", "--log-prefix=none");

const { status, stdout, stderr } = spawnSync(["turbo", "run", "build", ...words].join(" "), {
  shell: true,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
  stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
  // nothing is reported to turbo's makers
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
});
if (status !== 0 && isQuiet) process.stderr.write(`${stdout}${stderr}`);
process.exit(status ?? 1);
