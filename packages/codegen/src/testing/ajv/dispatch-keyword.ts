import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";

/**
 * ajv's `oneOf` and `anyOf` try every member and report the faults of all of them; its `discriminator` knows no
 * unknown member. These keywords look once at what decides, and apply that member alone.
 */

type Choice = readonly [condition: Code, member: string];

/** Runs the first member whose condition holds; if none does, that is the one error. */
function dispatch(cxt: KeywordCxt, keyword: string, choices: readonly Choice[]): void {
  const { gen } = cxt;
  const valid = gen.let("valid", false);
  gen.if(false);
  for (const [condition, member] of choices) {
    gen.elseIf(condition);
    const memberValid = gen.name("valid");
    const subschema = cxt.subschema({ keyword, schemaProp: member }, memberValid);
    cxt.mergeEvaluated(subschema, Name);
    gen.assign(valid, memberValid);
  }
  gen.else();
  cxt.error(false);
  gen.endIf();
  cxt.ok(valid);
}

const membersOf = (cxt: KeywordCxt): string[] => Object.keys(cxt.schema);

const dispatchTag: CodeKeywordDefinition = {
  keyword: "dispatchTag",
  type: "object",
  schemaType: "object",
  error: {
    message: "has no tag",
    params: ({ parentSchema, schema }) =>
      _`{property: ${parentSchema?.["tag"].property}, allowed: ${wordsOf(Object.keys(schema))}}`,
  },
  code(cxt) {
    const { property, pattern } = cxt.parentSchema["tag"];
    const tag = cxt.gen.const("tag", _`${cxt.data}${_`[${property}]`}`);
    const condition: Record<string, Code> = {
      "~extension": _`typeof ${tag} == "string" && new RegExp(${pattern ?? ""}, "u").test(${tag})`,
      "~unknown": _`typeof ${tag} == "string"`,
    };
    const members = membersOf(cxt);
    dispatch(
      cxt,
      "dispatchTag",
      members.map((member) => [condition[member] ?? _`${tag} === ${member}`, member]),
    );
  },
};

const dispatchKey: CodeKeywordDefinition = {
  keyword: "dispatchKey",
  type: "object",
  schemaType: "object",
  error: {
    message: "has none of the keys",
    params: ({ schema }) => _`{allowed: ${wordsOf(Object.keys(schema))}}`,
  },
  code(cxt) {
    const choose = (key: string): Choice =>
      key === "~unknown" ? [_`true`, key] : [_`${cxt.data}${_`[${key}]`} !== undefined`, key];
    dispatch(cxt, "dispatchKey", membersOf(cxt).map(choose));
  },
};

const dispatchType: CodeKeywordDefinition = {
  keyword: "dispatchType",
  schemaType: "object",
  error: {
    message: "is of another type",
    params: ({ schema }) => _`{allowed: ${wordsOf(Object.keys(schema))}}`,
  },
  code(cxt) {
    const { data } = cxt;
    const condition: Record<string, Code> = {
      null: _`${data} === null`,
      array: _`Array.isArray(${data})`,
      object: _`typeof ${data} == "object" && ${data} !== null && !Array.isArray(${data})`,
    };
    const choose = (type: string): Choice => [
      condition[type] ?? _`typeof ${data} == ${type}`,
      type,
    ];
    dispatch(cxt, "dispatchType", membersOf(cxt).map(choose));
  },
};

const absent: CodeKeywordDefinition = {
  keyword: "absent",
  type: "object",
  schemaType: "array",
  error: { message: "must not be there", params: ({ schema }) => _`{keys: ${schema.join(", ")}}` },
  code(cxt) {
    const conditions = cxt.schema.map((key: string) => _`${cxt.data}${_`[${key}]`} !== undefined`);
    cxt.fail(conditions.reduce((left: Code, right: Code) => _`${left} || ${right}`));
  },
};

/** `minLength: 1` without counting the characters. */
const nonEmpty: CodeKeywordDefinition = {
  keyword: "nonEmpty",
  type: "string",
  schemaType: "boolean",
  error: { message: "is empty" },
  code: (cxt) => cxt.fail(_`${cxt.data} === ""`),
};

const wordsOf = (members: readonly string[]): string =>
  members.filter((member) => !member.startsWith("~")).join("|");

export const dispatchKeywords: CodeKeywordDefinition[] = [
  dispatchTag,
  dispatchKey,
  dispatchType,
  absent,
  nonEmpty,
];
