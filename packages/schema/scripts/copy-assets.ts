import { cp, rm } from "node:fs/promises";

/** What the compiler leaves behind: schemas, examples, vectors, and the validators, which are JavaScript already. */
const assets = [
  { from: "../../../schemas/v1/", to: "../dist/schemas/" },
  { from: "../../../schemas/examples/v1/", to: "../dist/examples/" },
  { from: "../../../schemas/vectors/v1/", to: "../dist/vectors/" },
  { from: "../src/generated/validators/", to: "../dist/generated/validators/" },
];

for (const { from, to } of assets) {
  const target = new URL(to, import.meta.url);
  await rm(target, { recursive: true, force: true });
  await cp(new URL(from, import.meta.url), target, { recursive: true });
}
