import type { Keys, Tag, UnionDefinition } from "../../../model.ts";
import { languageNames } from "../language-names.ts";
import { patternName } from "./emit-struct-codec.ts";
import { block, clause, comment } from "./layout.ts";

const names = languageNames("go");

/** How the member of a union is chosen. */
export function emitUnionCodec({ name: given, discriminator }: UnionDefinition): string {
  const name = names.type(given);
  const choice = discriminator.kind === "tag" ? byTag(discriminator) : byKey(discriminator);
  const doc = comment(`Decode${name} decodes a JSON text. The error is a *DecodeError.`);
  const head = `func Decode${name}(data []byte) (${name}, error)`;
  const body = [`var value ${name}`, ...choice, "value.decode(d)", "return value"];
  return [
    doc + block(head, [`return decodeUnion(data, decode${name})`]),
    block(`func decode${name}(d *wire.Decoder) ${name}`, body),
  ].join("\n\n");
}

const newOf = (name: string): string => `value = new(${names.type(name)})`;

function byTag({ property, members, extension, unknown }: Tag): string[] {
  const expected = `expected one of ${members.map(({ value }) => value).join(", ")}`;
  const fail = [
    `d.FailField(${JSON.stringify(property)}, ${JSON.stringify(expected)})`,
    "return nil",
  ];
  const cases = members.map(({ value, name }) =>
    clause(`case ${JSON.stringify(value)}`, [newOf(name)]),
  );
  const others = unknown === undefined ? fail : [newOf(unknown)];
  const isExtension = extension && `if ${patternName(extension.name, property)}.MatchString(tag)`;
  const other =
    extension === undefined || isExtension === undefined
      ? others
      : [`${block(isExtension, [newOf(extension.name)])} ${block("else", others)}`];
  return [
    `tag, ok := d.Tag(${JSON.stringify(property)})`,
    block("if !ok", ["return nil"]),
    "switch tag {",
    ...cases,
    clause("default", other),
    "}",
  ];
}

function byKey({ members, unknown }: Keys): string[] {
  const keys = members.map(({ key }) => JSON.stringify(key)).join(", ");
  const expected = `expected one of the fields ${members.map(({ key }) => key).join(", ")}`;
  const fail = [`d.Fail(${JSON.stringify(expected)})`, "return nil"];
  return [
    `switch d.FirstKey(${keys}) {`,
    ...members.map(({ name }, index) => clause(`case ${index}`, [newOf(name)])),
    clause("default", unknown === undefined ? fail : [newOf(unknown)]),
    "}",
  ];
}
