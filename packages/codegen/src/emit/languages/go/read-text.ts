import type { NumberType, Type } from "../../../model.ts";
import { isExtensionTag, isUnknownTag } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { goType, isUnion } from "./go-type.ts";
import { block } from "./layout.ts";

/** The expression that reads a value of a type from the decoder `d`. */
export function readText(type: Type, contract: Contract): string {
  const text = goType(type, contract);
  switch (type.kind) {
    case "any":
      return "d.Raw()";
    case "boolean":
      return "d.Bool()";
    case "string":
      if (type.format === "timestamp") return "d.Timestamp()";
      if (isExtensionTag(type)) throw new Error(`${type.pattern} is a pattern of no tag`);
      return type.maxLength === undefined || isUnknownTag(type)
        ? "d.String()"
        : `d.ShortString(${type.maxLength})`;
    case "integer":
      if (type.minimum === undefined || type.maximum === undefined)
        throw new Error("an integer without limits");
      return `d.Integer(${type.minimum}, ${type.maximum})`;
    case "number":
      return numberText(type);
    case "const":
      return `d.Const(${JSON.stringify(type.value)})`;
    case "enum":
      return `${wordReader(type.open, type.list)}[${text}](d)`;
    case "list":
      return `wire.ReadList(d, ${type.minItems}, ${readerText(type.of, contract)})`;
    case "map":
      return `wire.ReadMap(d, ${readerText(type.of, contract)})`;
    case "ref":
      return isUnion(type.name, contract) ? `decode${text}(d)` : `read[${text}](d)`;
    case "either":
      return `read[${text}](d)`;
    case "null":
      throw new Error("null alone is not read in Go");
  }
}

/** The function that reads a value of a type. */
export function readerText(type: Type, contract: Contract): string {
  const call = readText(type, contract);
  const method = /^d\.(\w+)\(\)$/.exec(call)?.[1];
  if (method !== undefined) return `(*wire.Decoder).${method}`;
  const called = /^([\w.]+(?:\[[\w.]+\])?)\(d\)$/.exec(call)?.[1];
  const head = `func(d *wire.Decoder) ${goType(type, contract)}`;
  return called ?? block(head, [`return ${call}`]);
}

function wordReader(isOpen: boolean, list: string | undefined): string {
  if (!isOpen) return "wire.ListedWord";
  // an open list of ours refuses the empty word
  return list === undefined ? "wire.AnyWord" : "wire.Word";
}

function numberText({ minimum, maximum, exclusiveMinimum }: NumberType): string {
  if (exclusiveMinimum !== undefined && (minimum ?? maximum) === undefined)
    return `d.NumberAbove(${exclusiveMinimum})`;
  if (minimum !== undefined && maximum !== undefined)
    return `d.NumberBetween(${minimum}, ${maximum})`;
  if (maximum !== undefined) throw new Error("a number with an upper limit alone");
  return minimum === undefined ? "d.Number()" : `d.NumberFrom(${minimum})`;
}
