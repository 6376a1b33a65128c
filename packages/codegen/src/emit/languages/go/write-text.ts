import type { Type } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { goType, isUnion } from "./go-type.ts";
import { block } from "./layout.ts";

/** The statement that writes a value to the writer `w`; `value` is an expression of its Go type. */
export function writeText(type: Type, value: string, contract: Contract): string {
  const method = methods[type.kind];
  if (method !== undefined) return `w.${method}(${value})`;
  switch (type.kind) {
    case "const":
      return `w.String(${JSON.stringify(type.value)})`;
    case "enum":
      return `w.String(string(${value}))`;
    case "list":
      return `wire.WriteList(w, ${value}, ${writerText(type.of, contract)})`;
    case "map":
      return `wire.WriteMap(w, ${value}, ${writerText(type.of, contract)})`;
    case "ref":
      if (isUnion(type.name, contract)) return `writeUnion(w, ${value})`;
      return `${value.replace(/^\*/, "")}.encode(w)`;
    case "either":
      return `${value.replace(/^\*/, "")}.encode(w)`;
    default:
      throw new Error(`${type.kind} is not written in Go`);
  }
}

/** The function that writes a value of a type. */
export function writerText(type: Type, contract: Contract): string {
  const text = goType(type, contract);
  const method = methods[type.kind];
  if (method !== undefined) return `(*wire.Writer).${method}`;
  switch (type.kind) {
    case "enum":
      return `wire.WriteWord[${text}]`;
    case "ref":
      return isUnion(type.name, contract) ? `writeUnion[${text}]` : `write[${text}]`;
    case "either":
      return `write[${text}]`;
    default:
      return block(`func(w *wire.Writer, item ${text})`, [writeText(type, "item", contract)]);
  }
}

/** The methods of the writer that take a value as it is. */
const methods: Readonly<Partial<Record<Type["kind"], string>>> = {
  any: "Raw",
  boolean: "Bool",
  string: "String",
  integer: "Integer",
  number: "Number",
};
