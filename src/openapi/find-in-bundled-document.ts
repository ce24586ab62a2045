import { findItemOrMember, findMember, isObject, type JsonObject } from './find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';

/** A value of a document with its location. */
export interface Located<T = unknown> {
  value: T;
  pointer: string;
}

/** The keys of a document whose values are maps with names chosen by the author, so none of these names is a keyword. */
export const keysOfMaps = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses requestBodies paths pathItems webhooks x-webhooks callbacks content mediaTypes encoding links securitySchemes scopes mapping variables'.split(
    ' ',
  ),
);

/** Returns true for a keyword whose value may be anything, such as an example. Of extensions, only `x-webhooks` has a meaning. */
export function isKeyOfData(key: string): boolean {
  return /^(?:examples?|default|const|enum|value|dataValue|x-(?!webhooks$).*)$/.test(key);
}

/** Returns true for a document of OpenAPI 3.0. */
export function isOpenApi30({ openapi }: JsonObject): boolean {
  return String(openapi).startsWith('3.0');
}

/** A bundled OpenAPI document, whose references are all internal. */
export class BundledDocument {
  readonly root: JsonObject;
  /** True for OpenAPI 3.0, which ignores siblings of a `$ref` and has an older schema dialect. */
  readonly isOld: boolean;
  /** The values that were looked up, by pointer: each is looked up about ten times. */
  private readonly found = new Map<string, unknown>();

  constructor(root: unknown) {
    this.root = isObject(root) ? root : {};
    this.isOld = isOpenApi30(this.root);
  }

  /** Finds the value at a JSON pointer. Returns undefined if there is none. */
  find(pointer: string): unknown {
    if (this.found.has(pointer)) return this.found.get(pointer);
    const value = this.walk(pointer);
    this.found.set(pointer, value);
    return value;
  }

  private walk(pointer: string): unknown {
    let value: unknown = this.root;
    for (const key of toKeys(pointer)) {
      value = findItemOrMember(value, key);
      if (value === undefined) return undefined;
    }
    return value;
  }

  /**
   * Follows the references of an object that is not a schema. Returns undefined if the chain is broken or circular.
   * From OpenAPI 3.1 on, `summary` and `description` next to a reference override those of its target.
   * @see https://spec.openapis.org/oas/v3.1.1.html#reference-object
   */
  resolve({ value, pointer }: Located): Located<JsonObject> | undefined {
    const seen = new Set<string>();
    const texts: Record<string, unknown> = {};
    while (isObject(value) && typeof value['$ref'] === 'string') {
      if (seen.has(pointer) || !value['$ref'].startsWith('#')) return undefined;
      seen.add(pointer);
      if (!this.isOld) Object.assign(texts, pickTexts(value), { ...texts });
      pointer = toPlain(value['$ref']);
      value = this.find(pointer);
    }
    if (!isObject(value)) return undefined;
    return { value: Object.keys(texts).length > 0 ? { ...value, ...texts } : value, pointer };
  }

  /** Returns the pointer at the end of a chain of references, or the given pointer if the chain is broken. */
  getTarget(pointer: string): string {
    return this.resolve({ value: this.find(pointer), pointer })?.pointer ?? pointer;
  }

  /** Finds the object at a path of keys in a located value and resolves its references. */
  findChild({ value, pointer }: Located, ...keys: (string | number)[]): Located<JsonObject> | undefined {
    let child: unknown = value;
    for (const key of keys) child = findItemOrMember(child, String(key));
    return child === undefined ? undefined : this.resolve({ value: child, pointer: toPointer(pointer, ...keys) });
  }

  /**
   * Returns the objects in the map at a key, with references resolved. Names that begin with `x-` are extensions and are
   * left out, except in `headers`.
   */
  getChildren(parent: Located, key: string): { name: string; child: Located<JsonObject> }[] {
    const map = findMember(parent.value, key);
    if (!isObject(map)) return [];
    return Object.keys(map).flatMap((name) => {
      const child = name.startsWith('x-') && key !== 'headers' ? undefined : this.findChild(parent, key, name);
      return child ? [{ name, child }] : [];
    });
  }
}

/** Normalizes a pointer to the form of schema ids, which has no percent-encoding. */
function toPlain(pointer: string): string {
  return toPointer('#', ...toKeys(pointer));
}

function pickTexts(reference: JsonObject): Record<string, unknown> {
  const texts = Object.entries(reference).filter(
    ([key]) => key === 'summary' || key === 'description' || key === 'x-assumed',
  );
  return Object.fromEntries(texts);
}
