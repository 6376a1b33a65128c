import type { ObjectDefinition, UnionDefinition } from "../../../model.ts";
import { memberNames } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { gettersOf, type Getter } from "./getters.ts";
import { fieldOf, fieldType, type Field } from "./go-type.ts";
import { comment, docComment } from "./layout.ts";

const names = languageNames("go");

/** A definition as a struct, and what makes it a member of unions. */
export function emitStruct(definition: ObjectDefinition, contract: Contract): string {
  const { properties, description, open } = definition;
  const name = names.type(definition.name);
  const all = properties.map((property) => fieldOf(property, contract));
  const fields = all
    .filter(({ presence }) => presence !== "constant")
    .map((field) => fieldText(field, contract));
  const extra = comment("Extra has the fields that this version does not know.", "\t");
  const members = [
    ...fields,
    ...(open ? [`${extra}\tExtra map[string]json.RawMessage \`json:"-"\`\n`] : []),
  ];
  const doc = `${docComment(name, description)}${constantsText(all)}`;
  const type = `${doc}type ${name} struct {\n${members.join("\n")}}`;
  const methods = methodsOf(definition, contract);
  return methods.length === 0 ? type : `${type}\n\n${methods.join("\n")}`;
}

function fieldText(field: Field, contract: Contract): string {
  const { property, name } = field;
  const tag = `${property.name}${property.required ? "" : ",omitempty"}`;
  const text = comment(property.description ?? "", "\t");
  return `${text}\t${name} ${fieldType(field, contract)} \`json:"${tag}"\`\n`;
}

/** Constants, which are not fields of the struct. */
function constantsText(fields: readonly Field[]): string {
  const constants = fields.flatMap(({ property, presence, type }) =>
    presence === "constant" && type.kind === "const" ? [`${property.name} is ${type.value}`] : [],
  );
  return constants.length === 0 ? "" : `//\n${comment(`In JSON ${constants.join(", ")}.`)}`;
}

interface Method {
  readonly head: string;
  readonly body: string;
}

/** Methods of one line each, laid out as gofmt does. */
function methodsOf(definition: ObjectDefinition, contract: Contract): string[] {
  const receiver = `*${names.type(definition.name)}`;
  const unions = unionsWith(definition.name, contract);
  const methods = [
    ...unions
      .flatMap((union) => gettersOf(union, contract))
      .map((getter) => getterOf(getter, definition, receiver, contract)),
    ...unions.map(({ name }) => ({
      head: `func (${receiver}) is${names.type(name)}()`,
      body: "{}",
    })),
  ];
  const width = Math.max(...methods.map(({ head }) => head.length));
  return methods.map(({ head, body }) => `${head.padEnd(width)} ${body}`);
}

/** The unions that have a definition as a member, also by another union. */
const unionsWith = (name: string, contract: Contract): UnionDefinition[] =>
  [...contract.definitions.values()]
    .filter((one) => one.kind === "union")
    .filter((union) => memberNames(union).includes(name));

function getterOf(
  getter: Getter,
  { name, properties }: ObjectDefinition,
  receiver: string,
  contract: Contract,
): Method {
  const property = properties.find((one) => one.name === getter.property);
  if (property === undefined) throw new Error(`${name} has no ${getter.property}`);
  const field = fieldOf(property, contract);
  const signature = `${getter.name}() ${getter.type}`;
  if (field.presence === "constant" && field.type.kind === "const") {
    const body = `{ return ${JSON.stringify(field.type.value)} }`;
    return { head: `func (${receiver}) ${signature}`, body };
  }
  const own = fieldType(field, contract);
  const value = own === getter.type ? `v.${field.name}` : `&v.${field.name}`;
  return { head: `func (v ${receiver}) ${signature}`, body: `{ return ${value} }` };
}
