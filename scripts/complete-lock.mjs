// npm leaves a platform's optional package out of the lock file if the registry at hand does not have it, and
// `npm ci` then refuses that lock file on every platform. This writes those packages in. An argument names another file.
import { readFile, writeFile } from "node:fs/promises";

const file = process.argv[2] ?? new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(await readFile(file, "utf8"));

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
  "aix",
];
const processors = {
  arm64: "arm64",
  x64: "x64",
  64: "x64",
  ia32: "ia32",
  arm: "arm",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  mips64el: "mips64el",
  loong64: "loong64",
  wasm32: "wasm32",
};

let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue;
    lock.packages[placeFor(path, name)] = {
      version: version.replace(/^[~^]/, ""),
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([left], [right]) => (left < right ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);

/** Whether the dependency is found from the package, the way Node looks for it. */
function isLocked(path, name) {
  const wanted = lock.packages[path].optionalDependencies[name];
  const folders = path
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders].some((folder) => {
    const { version } =
      lock.packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`] ?? {};
    return version !== undefined && (version === wanted || !/^\d/.test(wanted));
  });
}

/** At the top, unless another version is there. */
function placeFor(path, name) {
  const top = `node_modules/${name}`;
  return lock.packages[top] === undefined ? top : `${path}/node_modules/${name}`;
}

/** `@scope/binding-linux-x64-musl` says it all. */
function platformOf(name) {
  if (name === "fsevents") return { os: ["darwin"] };
  const words = name.split(/[/-]/).map((word) => (word === "windows" ? "win32" : word));
  const system = words.find((word) => systems.includes(word));
  const processor = Object.keys(processors).find((one) =>
    words.some((word) => word === one || (one === "arm" && /^arm(eabi|hf)?$/.test(word))),
  );
  if (system === undefined && processor === undefined)
    throw new Error(`of which platform is ${name}?`);
  const libc = system === "linux" ? words.find((word) => /^(gnu|musl)/.test(word)) : undefined;
  return {
    ...(processor !== undefined && { cpu: [processors[processor]] }),
    ...(libc !== undefined && { libc: [libc.startsWith("musl") ? "musl" : "glibc"] }),
    ...(system !== undefined && { os: [system] }),
  };
}
