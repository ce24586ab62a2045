import { findMember, isObject, type JsonObject } from './json';
import { toKeys, toPointer } from './pointer';

/** A value of a document, and where it is. */
export interface Located<T = unknown> {
  value: T;
  pointer: string;
}

/** A bundled OpenAPI document: every reference in it is internal. */
export class SpecDocument {
  readonly root: JsonObject;
  /** In OpenAPI 3.0 what is next to a `$ref` is ignored, and schemas are of an older kind. */
  readonly isOld: boolean;

  constructor(root: unknown) {
    this.root = isObject(root) ? root : {};
    this.isOld = String(this.root['openapi']).startsWith('3.0');
  }

  /** Finds the value at a JSON pointer. */
  find(pointer: string): unknown {
    let value: unknown = this.root;
    for (const key of toKeys(pointer)) {
      value = Array.isArray(value) ? value[Number(key)] : findMember(value, key);
      if (value === undefined) return undefined;
    }
    return value;
  }

  /** Follows the references of an object that is not a schema. A reference's own summary and description win (3.1). */
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

  /** The pointer at the end of a chain of references; the given one where they lead nowhere. */
  getTarget(pointer: string): string {
    return this.resolve({ value: this.find(pointer), pointer })?.pointer ?? pointer;
  }

  /** Finds a member of a located object, references followed. */
  findChild({ value, pointer }: Located, ...keys: (string | number)[]): Located<JsonObject> | undefined {
    let child: unknown = value;
    for (const key of keys) {
      child = Array.isArray(child) ? child[Number(key)] : findMember(child, String(key));
    }
    return child === undefined ? undefined : this.resolve({ value: child, pointer: toPointer(pointer, ...keys) });
  }

  /** Gets the members of a located map that are objects, references followed, extensions left out. */
  getChildren(parent: Located, key: string): { name: string; child: Located<JsonObject> }[] {
    const map = findMember(parent.value, key);
    if (!isObject(map)) return [];
    return Object.keys(map).flatMap((name) => {
      const child = name.startsWith('x-') && key !== 'headers' ? undefined : this.findChild(parent, key, name);
      return child ? [{ name, child }] : [];
    });
  }
}

/** Writes a pointer in the one form that this project uses as a schema's id: nothing percent-encoded. */
function toPlain(pointer: string): string {
  return toPointer('#', ...toKeys(pointer));
}

function pickTexts(reference: JsonObject): Record<string, unknown> {
  const texts = Object.entries(reference).filter(
    ([key]) => key === 'summary' || key === 'description' || key === 'x-assumed',
  );
  return Object.fromEntries(texts);
}
