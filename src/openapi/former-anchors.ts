import { toSegment } from './anchors';
import { getTexts } from './json';

/** The extension with the former names of an operation, a parameter, a property, or a component schema. */
export const aliasesKey = 'x-aliases';

interface Named {
  /** The anchor, or the end of one. Its last segment is the name. */
  anchor: string;
  aliases?: string[];
}

/** Adds the anchors of former names to the items of one scope, each with the objects that may list them, except for those that are taken. */
export function addFormerAnchors(items: { item: Named; sources: unknown[] }[]): void {
  const taken = new Set(items.map(({ item }) => item.anchor));
  for (const { item, sources } of items) {
    const start = item.anchor.slice(0, item.anchor.lastIndexOf('.') + 1);
    const names = sources.flatMap((source) => getTexts(source, aliasesKey));
    const former = new Set(names.map((name) => start + toSegment(name)));
    const free = [...former].filter((anchor) => !taken.has(anchor));
    for (const anchor of free) taken.add(anchor);
    if (free.length > 0) item.aliases = free;
  }
}
