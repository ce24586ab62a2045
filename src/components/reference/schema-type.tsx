import type { SchemaId } from '@/openapi/model/schema';
import { Breakable } from '../ui/breakable-name';
import type { View } from './render-context';
import { getInnerId } from './schema-children-and-row-counts';

/** The longest type that needs no element, in characters. A longer one may fill a line, and leaves room for the permalink. */
const longestText = 24;

/** The type of a schema as text; the name of a component is a link to its section. */
export function SchemaType({
  view,
  id,
  inHead = false,
}: {
  view: View;
  id: SchemaId;
  /** Whether it is in the head of a row, whose text has the look of a type. */
  inHead?: boolean;
}) {
  const node = view.schemas[id];
  if (!node) return null;
  const names = getNames(view, id);
  const found = names
    .map((known) => ({ ...known, around: splitAt(node.label, known.name) }))
    .find(({ around }) => around.length > 0);
  const [before, after] = found?.around ?? [];
  const own = node.name === undefined && node.kind === 'array' ? undefined : names[0];
  if (!found && own === undefined)
    return inHead && node.label.length <= longestText ? node.label : <span className="schema-type">{node.label}</span>;
  const { name, anchor } = found ?? own ?? { name: '', anchor: '' };
  const rest = found ? after : node.label === 'object' ? '' : ` ${node.label}`;
  const isOnlyLink = inHead && !before && !rest;
  const link = (
    <a href={view.toHref(anchor)} className={isOnlyLink ? 'schema-type' : undefined}>
      <Breakable text={name} />
    </a>
  );
  if (isOnlyLink) return link;
  return (
    <span className="schema-type">
      {before}
      {link}
      {rest}
    </span>
  );
}

/** Returns the components that a type may name: the schema itself, its items, its allOf bases, its map values. */
function getNames({ schemas }: View, id: SchemaId): { name: string; anchor: string }[] {
  const nodes = [schemas[id], schemas[getInnerId(schemas, id)]].filter((node) => node !== undefined);
  const values = nodes.flatMap((node) =>
    node.kind === 'object' && typeof node.additionalProperties === 'string' ? [node.additionalProperties] : [],
  );
  const ids = [...nodes.flatMap((node) => [node.id, ...node.allOfBases]), ...values];
  return ids.flatMap((known) => {
    const { name, anchor } = schemas[known] ?? {};
    return name === undefined || anchor === undefined ? [] : [{ name, anchor }];
  });
}

/** The characters that continue a name. Not a regular expression: V8 cannot compile one deep inside a chain of schemas. */
const nameCharacters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-');

/** Returns the text before and after a whole word; an empty list if the word does not occur. */
function splitAt(text: string, word: string): [string, string] | [] {
  if (word === '') return [];
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    const isWhole = !nameCharacters.has(text.charAt(start - 1)) && !nameCharacters.has(text.charAt(end));
    if (isWhole) return [text.slice(0, start), text.slice(end)];
  }
  return [];
}
