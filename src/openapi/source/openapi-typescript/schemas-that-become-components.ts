import { toKeys, toPointer } from '@/lib/json-pointer';
import type { References, SchemaLocation } from '../../transform/schema/references';

/** The most schemas that are copied for their dynamic anchors. Beyond them, a dynamic reference has its nearest target. */
const most = 500;
const schemas = '#/components/schemas';

/**
 * Collects the schemas that become components of their own for openapi-typescript: those in `$defs`, which it takes for a property,
 * and those whose dynamic references lead to other targets than those of the document, because it knows no dynamic references.
 */
export class BoundSchemas {
  private readonly names = new Map<string, string>();
  private bound = 0;
  private readonly pending: { name: string; location: SchemaLocation }[] = [];

  constructor(
    private readonly references: References,
    /** Returns true for the name of a component of the document. */
    private readonly isTaken: (name: string) => boolean,
  ) {}

  /** Returns the pointer of the target of a reference, or of its copy for the dynamic anchors that are in scope there. */
  getPointer(target: SchemaLocation): string {
    const needed = this.references.toNeeded(target);
    const isDefined = target.pointer.includes('/$defs/');
    const isBound = Object.keys(needed.scope).length > 0;
    if (!isDefined && !isBound) return target.pointer;
    if (isBound && this.bound >= most) return this.getPointer({ ...target, scope: {} });
    const id = this.references.toId([needed]);
    const known = this.names.get(id);
    if (known !== undefined) return toPointer(schemas, known);
    if (isBound) this.bound += 1;
    const owners = [target.pointer, ...Object.values(needed.scope)].map(toComponent);
    const words = [...(isDefined ? [toKeys(target.pointer).at(-1) ?? ''] : []), ...owners];
    const name = this.toFree([...new Set(words)].join(' in '));
    this.names.set(id, name);
    this.pending.push({ name, location: needed });
    return toPointer(schemas, name);
  }

  /** Returns the next schema to copy, with its name. */
  take(): { name: string; location: SchemaLocation } | undefined {
    return this.pending.shift();
  }

  private toFree(name: string): string {
    const taken = new Set(this.names.values());
    let free = name;
    for (let number = 2; taken.has(free) || this.isTaken(free); number += 1) free = `${name} ${number}`;
    return free;
  }
}

/** Returns the name of the component that contains a schema. */
function toComponent(pointer: string): string {
  const keys = toKeys(pointer);
  return (pointer.startsWith(`${schemas}/`) ? keys[2] : keys.at(-1)) ?? '';
}
