import { cp, rm } from "node:fs/promises";

/** What the compiler leaves behind: the schemas themselves, and the validators, which are JavaScript already. */
const assets = [
  { from: "../../../schemas/v1/", to: "../dist/schemas/" },
  { from: "../src/generated/validators/", to: "../dist/generated/validators/" },
];

for (const { from, to } of assets) {
  const target = new URL(to, import.meta.url);
  await rm(target, { recursive: true, force: true });
  await cp(new URL(from, import.meta.url), target, { recursive: true });
}
