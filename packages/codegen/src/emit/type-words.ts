import { isUnknownTag, type NumberType, type StringType, type Type } from "../model.ts";

/** A type in the words of JSON, as Markdown; `link` makes the reference to a definition. */
export function typeWords(type: Type, link: (name: string) => string): string {
  switch (type.kind) {
    case "any":
      return "any JSON value";
    case "ref":
      return link(type.name);
    case "const":
      return code(`"${type.value}"`);
    case "string":
      return stringWords(type);
    case "integer":
    case "number":
      return [type.kind, ...numberLimits(type)].join(", ");
    case "enum":
      return type.open
        ? `${type.values.map(code).join(", ")}, or another word (open)`
        : `one of ${type.values.map(code).join(", ")}`;
    case "list":
      return `list of ${typeWords(type.of, link)}${type.minItems === 0 ? "" : `, at least ${type.minItems}`}`;
    case "map":
      return `map of ${typeWords(type.of, link)}`;
    case "either":
      return type.options.map((option) => typeWords(option, link)).join(" or ");
    default:
      return type.kind;
  }
}

function stringWords(type: StringType): string {
  if (isUnknownTag(type)) return "string: none of the other types";
  const { pattern, maxLength, format } = type;
  if (format !== undefined) return format;
  return [
    "string",
    ...(pattern === undefined ? [] : [`pattern ${code(pattern)}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ].join(", ");
}

function numberLimits({ minimum, maximum, exclusiveMinimum }: NumberType): string[] {
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(maximum === undefined
      ? []
      : [`at most ${maximum === Number.MAX_SAFE_INTEGER ? "2^53 − 1" : maximum}`]),
  ];
}

/** Inline code of a table cell: a pipe would end the cell, a backtick the code. */
function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return `${fence}${text.replaceAll("|", "\\|")}${fence}`;
}
