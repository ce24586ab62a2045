import * as messages from '@/messages';
import { isSafeUrl } from '@/markdown/link-schemes-and-report-removed-links';
import type { Located } from '../find-in-bundled-document';
import { parseJson } from '../exact-numbers';
import { findMember, findText } from '../find-members-of-parsed-json';
import type { SchemaNode } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import type { Context, PendingExamples } from '../transform/context-and-pending-examples';
import { toSent } from './url-encode-serialized-parameter-example';

/** An example as its author wrote it. */
export interface Authored {
  title: string;
  summary?: string;
  description?: Prose;
  value?: unknown;
  /** The value as it is sent, if the author wrote it too. */
  serialized?: string;
  externalUrl?: string;
}

/**
 * Returns the authored examples of a body, response, or parameter, otherwise those of its schema.
 * @see https://spec.openapis.org/oas/v3.1.1.html#example-object
 */
export function getAuthored(
  pending: PendingExamples,
  schema: SchemaNode | undefined,
  { document, toProse }: Context,
): Authored[] {
  const source = getSource(pending);
  const named = document.getChildren(source, 'examples').map(({ name, child: { value: example } }): Authored => {
    const summary = findText(example, 'summary');
    const texts = { title: summary ?? name, summary, description: toProse(findText(example, 'description')) };
    // The value may be `null`.
    const value = ['value', 'dataValue', 'serializedValue']
      .map((key) => findMember(example, key))
      .find((found) => found !== undefined);
    const serialized = findText(example, 'serializedValue');
    return { ...texts, value, serialized, externalUrl: value === undefined ? findUrl(example) : undefined };
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

/** Returns the URL of an external example if it may become a link: others, such as `javascript:`, may be dangerous. */
function findUrl(example: unknown): string | undefined {
  const url = findText(example, 'externalValue');
  return url !== undefined && isSafeUrl(url) ? url : undefined;
}

/** Returns the object whose examples apply: those of a parameter precede those of its media type. */
function getSource({ source, parameter }: PendingExamples): Located {
  const hasOwn = ['example', 'examples'].some((key) => findMember(parameter?.own.value, key) !== undefined);
  return parameter && hasOwn ? parameter.own : source;
}

/** Returns a serialized example of a parameter as it is in the request. */
export function findSent(text: string, pending: PendingExamples): string | undefined {
  const { target, source, parameter } = pending;
  if (!parameter || 'encodings' in target) return undefined;
  const isDocument = source.pointer !== parameter.own.pointer && getSource(pending) === source;
  return toSent(text, target, parameter.in, isDocument);
}
