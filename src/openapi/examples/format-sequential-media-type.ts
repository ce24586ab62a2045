import { isMarkedNumber, toJsonText, toTextOrJson } from '../exact-numbers';
import { findMember, isObject } from '../find-members-of-parsed-json';
import type { Sequence } from '../model/body-and-media-type';
import type { Printed } from './format-for-media-type';

const separator = '\u001e';

/**
 * Formats a sequence as it is sent. A text is what its author wrote, and a value that is no list is its only item. Parts are shown
 * as a list.
 */
export function toPrintedSequence(value: unknown, { form }: Pick<Sequence, 'form'>): Printed {
  if (typeof value === 'string' && !isMarkedNumber(value))
    return { language: 'text', source: value, value, isOpaque: true };
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (form === 'parts') return { language: 'json', source: toJsonText(items, 2), value: items, isOpaque: false };
  return { language: 'text', source: toSequenceText(items, form), value: items, isOpaque: false };
}

/** Formats items as they are sent. @see https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types */
function toSequenceText(items: readonly unknown[], form: Sequence['form']): string {
  if (form === 'events') return items.map((item) => `${toEvent(item)}\n`).join('');
  return items.map((item) => `${form === 'records' ? separator : ''}${toJsonText(item)}\n`).join('');
}

/**
 * Formats an event of Server-Sent Events, without the empty line that ends it. Data that is no text is JSON; an object without
 * data is the data itself.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
function toEvent(item: unknown): string {
  const data = findMember(item, 'data');
  if (!isObject(item) || data === undefined) return toField('data', item);
  const others = ['event', 'id', 'retry'].flatMap((name) => {
    const value = findMember(item, name);
    return value === undefined || value === null ? [] : [toField(name, value)];
  });
  return [...others, toField('data', data)].join('');
}

function toField(name: string, value: unknown): string {
  return toTextOrJson(value)
    .split(/\r\n|\r|\n/)
    .map((line) => `${name}: ${line}\n`)
    .join('');
}
