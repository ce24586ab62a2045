import { parseJson } from '../big-integers';
import { findMember, findText } from '../json';
import * as messages from '@/messages';
import type { Located } from '../document';
import type { Prose, SchemaNode } from '../model';
import type { Context } from '../transform/context';

/** An example as its author wrote it. */
export interface Authored {
  title: string;
  summary?: string;
  description?: Prose;
  value?: unknown;
  externalUrl?: string;
}

/** Gets the authored examples of a body, response or parameter: its own, else those of its schema. */
export function getAuthored(
  source: Located,
  schema: SchemaNode | undefined,
  { document, toProse }: Context,
): Authored[] {
  const named = document.getChildren(source, 'examples').map(({ name, child: { value: example } }): Authored => {
    const summary = findText(example, 'summary');
    const texts = { title: summary ?? name, summary, description: toProse(findText(example, 'description')) };
    const value =
      findMember(example, 'value') ?? findMember(example, 'dataValue') ?? findMember(example, 'serializedValue');
    return { ...texts, value, externalUrl: value === undefined ? findUrl(example) : undefined };
  });
  if (named.length > 0) return named;
  const single = findMember(source.value, 'example');
  if (single !== undefined) return [{ title: messages.exampleTitle, value: single }];
  const count = schema?.examples.length ?? 0;
  return (schema?.examples ?? []).map((text, index) => ({ title: toTitle(index, count), value: parseJson(text) }));
}

function toTitle(index: number, count: number): string {
  return count === 1 ? messages.exampleTitle : `${messages.exampleTitle} ${index + 1}`;
}

/** Only an address that a reader may safely follow. */
function findUrl(example: unknown): string | undefined {
  const url = findText(example, 'externalValue');
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
