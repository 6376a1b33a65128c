import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020.js";

/** Reads `schema TAB definition TAB json` a line, and prints 1 (valid) or 0 for each. */
const folder = process.argv[2];
const read = (path) => JSON.parse(readFileSync(join(folder, path), "utf8"));
const schemas = new Map(read("index.json").schemas.map((entry) => [entry.name, entry]));

const ajv = new Ajv2020({ strict: true });
for (const { path } of schemas.values()) ajv.addSchema(read(path));

// --- recipe
/** The definition that a value must satisfy, chosen by its type. */
function chooseDefinition({ root, unions }, value) {
  let name = root;
  while (unions[name] !== undefined) {
    const next = chooseMember(unions[name], value);
    if (next === undefined) return name;
    name = next;
  }
  return name;
}

function chooseMember({ tag, keys, members, extension, unknown }, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (keys !== undefined)
    return keys.find(({ key }) => Object.hasOwn(value, key))?.definition ?? unknown;
  const type = Object.hasOwn(value, tag) ? value[tag] : undefined;
  if (typeof type !== "string") return undefined;
  if (Object.hasOwn(members, type)) return members[type];
  return extension !== undefined && new RegExp(extension.pattern).test(type)
    ? extension.definition
    : unknown;
}

function isValid(entry, definition, value) {
  const validate = ajv.getSchema(`${entry.$id}#/$defs/${definition}`);
  return validate(value);
}
// --- end

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line === "") continue;
  const [name, given, ...rest] = line.split("\t");
  console.log(verdict(schemas.get(name), given, rest.join("\t")));
}

function verdict(entry, given, json) {
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return 0;
  }
  return isValid(entry, given || chooseDefinition(entry, value), value) ? 1 : 0;
}
