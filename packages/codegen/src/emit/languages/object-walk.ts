import type { Definition, ObjectDefinition, Property, Type, UnionDefinition } from "../../model.ts";
import type { Contract, Group } from "./contract.ts";
import type { LanguageNames } from "./language-names.ts";
import { StepWalk } from "./step-walk.ts";
import type {
  Field,
  ObjectWalk,
  Step,
  WalkedGroup,
  WalkedObject,
  WalkedUnion,
  WalkedWords,
} from "./walked-types.ts";

/** Walks all types of the contract. Throws on what no language with classes could decode. */
export function walkObjects(contract: Contract, names: LanguageNames): ObjectWalk {
  const walker = new Walker(contract, names);
  const groups = contract.groups.map((group) => walker.walkGroup(group));
  return { groups, words: walker.walkWords(), schemas: contract.schemas };
}

class Walker {
  readonly #contract: Contract;
  readonly #names: LanguageNames;
  readonly #steps: StepWalk;

  constructor(contract: Contract, names: LanguageNames) {
    this.#contract = contract;
    this.#names = names;
    this.#steps = new StepWalk(contract, names);
  }

  /** An alternative belongs to the group that needs it first. */
  walkGroup({ name, title, definitions }: Group): WalkedGroup {
    const before = new Set(this.#steps.alternatives.keys());
    const types = definitions.map((definition) => this.#walkDefinition(definition));
    const added = [...this.#steps.alternatives.values()].filter((one) => !before.has(one.name));
    return { name, title, types: [...added, ...types] };
  }

  walkWords(): WalkedWords[] {
    return this.#contract.wordLists.map(({ name, values }) => ({
      name: this.#names.type(name),
      isOpen: this.#steps.openLists.has(name),
      mayBeEmpty: this.#steps.vendorLists.has(name),
      words: values.map((value) => ({ name: this.#names.constant(value), value })),
    }));
  }

  #walkDefinition(definition: Definition): WalkedObject | WalkedUnion {
    const { name, description } = definition;
    const walked = {
      name: this.#names.type(name),
      description,
      unions: [...this.#contract.definitions.values()]
        .filter((other) => other.kind === "union" && other.members.includes(name))
        .map((union) => this.#names.type(union.name)),
    };
    if (definition.kind === "object") return { ...walked, ...this.#walkObject(definition) };
    return { ...walked, ...this.#walkUnion(definition) };
  }

  #walkObject({ name, properties, open }: ObjectDefinition) {
    const fields = properties.filter((property) => !isConstant(property));
    return {
      kind: "object" as const,
      isOpen: open,
      keys: properties.map((property) => property.name),
      constants: properties.filter(isConstant).map((property) => ({
        key: property.name,
        name: this.#names.field(property.name),
        value: property.type.value,
      })),
      fields: fields.map((property) => {
        const field = this.#walkField(property);
        // an open object keeps such a null among its unknown fields
        if (!open && !field.isRequired && field.isNullable)
          throw new Error(`${name}.${property.name}: absent and null would be the same`);
        return field;
      }),
    };
  }

  #walkField({ name, description, required, type }: Property): Field {
    const options = type.kind === "either" ? type.options : [type];
    const [only, ...others] = options.filter(({ kind }) => kind !== "null");
    if (only === undefined) throw new Error(`${name} is always null`);
    return {
      key: name,
      name: this.#names.field(name),
      description,
      isRequired: required,
      isNullable: others.length === 0 && options.length > 1,
      step: this.#steps.stepOf(others.length === 0 ? only : type),
    };
  }

  #walkUnion({ members, discriminator }: UnionDefinition) {
    const [first = [], ...rest] = members.map((member) => this.#fieldsOf(member));
    return {
      kind: "union" as const,
      members: members.map((member) => this.#names.type(member)),
      discriminator,
      isOpen: members.every((member) => this.#isOpen(member)),
      shared: rest.reduce<readonly Field[]>(sharedFields, first),
    };
  }

  #isOpen(name: string): boolean {
    const definition = this.#contract.definitions.get(name);
    return definition?.kind === "union"
      ? definition.members.every((member) => this.#isOpen(member))
      : definition?.open === true;
  }

  /** All that can be read of a definition; a constant reads as a text. */
  #fieldsOf(name: string): readonly Field[] {
    const definition = this.#contract.definitions.get(name);
    if (definition === undefined) throw new Error(`${name} is not defined`);
    if (definition.kind === "union") return this.#walkUnion(definition).shared;
    return definition.properties.map((property) => {
      const field = this.#walkField(property);
      return isConstant(property) ? { ...field, step: { kind: "text" } } : field;
    });
  }
}

const isConstant = (
  property: Property,
): property is Property & { readonly type: Extract<Type, { kind: "const" }> } =>
  property.required && property.type.kind === "const";

/** The fields that two members of a union can offer as one. */
const sharedFields = (left: readonly Field[], right: readonly Field[]): Field[] =>
  left.flatMap((field) => {
    const other = right.find(({ key }) => key === field.key);
    if (other === undefined || typeKey(other.step) !== typeKey(field.step)) return [];
    if (isAlike(field, other)) return [field];
    if (["integer", "number", "boolean"].includes(field.step.kind)) return [];
    return [{ ...field, isRequired: false, isNullable: false }];
  });

const isAlike = (left: Field, right: Field): boolean =>
  left.isRequired === right.isRequired && left.isNullable === right.isNullable;

/** What a step yields, without the limits that it checks. */
function typeKey(step: Step): string {
  switch (step.kind) {
    case "timestamp":
    case "constant":
      return "text";
    case "word":
    case "type":
      return step.name;
    case "list":
    case "map":
      return `${step.kind} ${typeKey(step.of)}`;
    default:
      return step.kind;
  }
}
