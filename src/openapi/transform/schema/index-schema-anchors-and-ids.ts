import { findMember, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { isWithin, toPointer } from '@/lib/json-pointer';

/** Dynamic anchors and the pointers that they resolve to. If several schemas set one, the outermost schema wins. */
export type Scope = Readonly<Record<string, string>>;

interface Anchor {
  pointer: string;
  dynamic: boolean;
}

const none: Scope = Object.freeze({});

/**
 * Indexes the targets of `$anchor`, `$dynamicAnchor`, and `$id` in a document.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2
 */
export class AnchorIndex {
  private readonly anchors = new Map<string, Anchor[]>();
  private readonly ids = new Map<string, string>();
  private readonly isEmpty: boolean;
  /** The component schemas from which no dynamic reference is reachable, so that a scope does not affect them. */
  private readonly indifferent = new Set<string>();

  constructor(root: JsonObject) {
    const pending: [unknown, string][] = [[root, '#']];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [value, pointer] = next;
      if (isObject(value)) this.index(value, pointer);
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, child] of Object.entries(value)) {
        if (typeof child === 'object') pending.push([child, toPointer(pointer, key)]);
      }
    }
    this.isEmpty = ![...this.anchors.values()].flat().some(({ dynamic }) => dynamic);
    if (!this.isEmpty) this.indifferent = getIndifferent(root);
  }

  /** Finds the target of a reference by name: `#tree`, `pets`, `pets#tree`. The nearest enclosing schema wins. */
  find(reference: string, pointer: string): string | undefined {
    const [id, name] = reference.split('#', 2);
    const base = id ? this.ids.get(id) : undefined;
    if (id && base === undefined) return undefined;
    if (!name) return base;
    if (name.startsWith('/')) return base && base + name;
    const anchors = this.anchors.get(name) ?? [];
    return (
      (base ? anchors.find((anchor) => isWithin(anchor.pointer, base)) : undefined)?.pointer ??
      toNearest(anchors, pointer)
    );
  }

  /**
   * Adds the dynamic anchors of the schema at a pointer to a scope, unless an outer schema has set them.
   * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
   */
  enter(pointer: string, scope: Scope): Scope {
    return this.isEmpty ? none : { ...this.getDeclared(pointer), ...scope };
  }

  /** Removes the anchors that resolve to the same target without a scope, so that equal schemas have one id. */
  toNeeded(pointer: string, scope: Scope): Scope {
    if (this.isEmpty || this.indifferent.has(toComponent(pointer))) return none;
    const needed = Object.entries(scope).filter(
      ([name, target]) => toNearest(this.anchors.get(name) ?? [], pointer) !== target,
    );
    return needed.length === 0 ? none : Object.fromEntries(needed);
  }

  private index(schema: JsonObject, pointer: string): void {
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const name = schema[key];
      if (typeof name !== 'string') continue;
      this.anchors.set(name, [...(this.anchors.get(name) ?? []), { pointer, dynamic: key === '$dynamicAnchor' }]);
    }
    if (typeof schema['$id'] === 'string') this.ids.set(schema['$id'], pointer);
  }

  private getDeclared(pointer: string): Scope {
    // From entries, because a name may be `__proto__`.
    return Object.fromEntries(
      [...this.anchors].flatMap(([name, anchors]) => {
        const own = anchors.find(({ pointer: place, dynamic }) => dynamic && isOf(place, pointer));
        return own ? [[name, own.pointer]] : [];
      }),
    );
  }
}

/** Lists the components from which no dynamic reference is reachable. */
function getIndifferent(root: JsonObject): Set<string> {
  const schemas = findMember(findMember(root, 'components'), 'schemas');
  const texts = new Map(
    Object.entries(isObject(schemas) ? schemas : {}).map(([name, schema]) => [
      toPointer('#/components/schemas', name),
      JSON.stringify(schema),
    ]),
  );
  const sensitive = new Set(
    [...texts].filter(([, text]) => /"\$dynamic(Ref|Anchor)"/.test(text)).map(([pointer]) => pointer),
  );
  for (const pointer of sensitive) {
    for (const [other, text] of texts) if (text.includes(`"${pointer}`)) sensitive.add(other);
  }
  return new Set([...texts.keys()].filter((pointer) => !sensitive.has(pointer)));
}

function toComponent(pointer: string): string {
  return pointer.split('/').slice(0, 4).join('/');
}

/** Returns true if an anchor belongs to a schema: it is on the schema itself or in its `$defs`. */
function isOf(anchor: string, schema: string): boolean {
  return anchor === schema || (anchor.startsWith(`${schema}/$defs/`) && !anchor.slice(schema.length + 7).includes('/'));
}

/** Returns the anchor whose schema encloses the pointer most closely, otherwise the first anchor in the document. */
function toNearest(anchors: Anchor[], pointer: string): string | undefined {
  const enclosing = anchors
    .filter(({ pointer: anchor }) => isWithin(pointer, anchor.replace(/\/\$defs\/[^/]+$/, '')))
    .sort((one, other) => other.pointer.length - one.pointer.length);
  return (enclosing[0] ?? anchors[0])?.pointer;
}
