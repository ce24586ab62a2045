import type { Located } from '../find-in-bundled-document';
import { findMember, getTexts } from '../find-members-of-parsed-json';
import type { Sequence } from '../model/body-and-media-type';
import type { Context } from './context-and-pending-examples';

/** The sequential media types. @see https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types */
const forms: [pattern: RegExp, form: Sequence['form']][] = [
  [/^(?:application|text)\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)\b/i, 'lines'],
  [/\bjson-seq\b/i, 'records'],
  [/^text\/event-stream\b/i, 'events'],
];

/** Returns how the body of a media type consists of items, if it does. `key` is the keyword of the schema. */
export function findSequence(
  name: string,
  media: Located,
  key: 'schema' | 'itemSchema',
  context: Context,
): Sequence | undefined {
  const form = forms.find(([pattern]) => pattern.test(name))?.[1];
  if (key === 'itemSchema') return { form: form ?? 'parts', schemaOf: 'item' };
  if (form === undefined) return undefined;
  // Before OpenAPI 3.2, authors describe either the list or each item.
  const schema = context.document.findChild(media, 'schema')?.value;
  const isList = findMember(schema, 'type') === 'array' || getTexts(schema, 'type').includes('array');
  return { form, schemaOf: isList ? 'list' : 'item' };
}
