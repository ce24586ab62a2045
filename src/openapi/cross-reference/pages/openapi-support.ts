import {
  inline,
  toCode,
  toLink,
  toList,
  toSentence,
  toStrong,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import { support, supportDescription, supportExtensions, supportReasons, supportTitle } from '@/messages';
import { supportedObjects, type SupportedField, type SupportedObject } from '../../supported-fields';
import type { CrossReferenceList } from '../split-list-into-pages';
import { supportPath } from '../page-paths-and-anchors';
import { toBlock, toTables, type Section } from '../build-sections-blocks-and-tables';

/** The versions that most fields have, which are not repeated. */
const all = ['3.0', '3.1', '3.2'];

/** The page of what the site does with each field of OpenAPI, and with each keyword of JSON Schema. */
export function toSupportPage(objects: SupportedObject[] = supportedObjects): CrossReferenceList {
  const legend = Object.entries(support.meanings).map(
    ([result, meaning]) => inline`${toStrong(support.results[result as keyof typeof support.results])}: ${meaning}`,
  );
  return {
    path: supportPath,
    title: supportTitle,
    description: supportDescription,
    keywords: support.keywords,
    intro: [support.intro, toList(legend), support.versions],
    sections: objects.map(toSection),
  };
}

function toSection({ title, url, fields }: SupportedObject): Section {
  const id = toId(title);
  const rows = fields.map((field, index) => {
    const isRepeated = fields[index - 1]?.name === field.name;
    const anchor = toId([title, field.name, ...(isRepeated ? field.versions : [])].join(' '));
    const versions = field.versions.join() === all.join() ? '' : ` (${field.versions.join(',\u00a0')})`;
    return { cells: [[toCode(field.name), versions], toResult(field)], anchor: { id: anchor } };
  });
  return {
    id,
    title,
    blocks: [toBlock(toLink(support.source(title), url)), ...toTables(support.columns, rows)],
  };
}

function toResult({ name, places, reason }: SupportedField): Inline {
  if (!places) return support.untested;
  const words = places.map((place) => support.results[place]);
  const meaning = Object.hasOwn(supportExtensions, name) ? supportExtensions[name] : undefined;
  if (meaning !== undefined)
    return toSentence([...(words.length === 0 ? [] : [`${words.join(', ')}.`]), meaning].join(' '));
  return reason === undefined
    ? words.join(', ')
    : `${[support.results.ignored, ...words].join(', ')}. ${supportReasons[reason]}`;
}

function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
