import type { MediaType } from '../model/body-and-media-type';
import type { Response, ResponseLink } from '../model/response';
import type { Direction } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import { compareHeaders } from './compare-parameters-and-headers';
import type { OperationPair } from './comparison-types-and-operation-names';
import { compareTexts } from './compare-annotations';

/** Compares the request bodies of two operations. */
export function compareRequestBody(pair: OperationPair): void {
  const { before, after, report } = pair;
  const [old, now] = [before.requestBody, after.requestBody];
  const direction = after.directions.request;
  const pointers = {
    before: old ? toPointer(before.pointer, 'requestBody') : before.pointer,
    after: now ? toPointer(after.pointer, 'requestBody') : after.pointer,
  };
  const found = { words: 'the request body', direction, pointers };
  if (!old && now) report({ rule: now.required ? 'required-body-added' : 'body-added', ...found });
  if (old && !now) report({ rule: 'body-removed', ...found });
  if (!old || !now) return;
  if (old.required !== now.required)
    report({ rule: now.required ? 'body-became-required' : 'body-became-optional', ...found });
  compareTexts(report, found, [['description', old.description?.source, now.description?.source]]);
  compareContent(pair, { before: old.content, after: now.content }, found);
}

/** Compares the responses of two operations by status. */
export function compareResponses(pair: OperationPair): void {
  const { before, after, report } = pair;
  const direction = after.directions.response;
  const toMap = (responses: Response[]) => new Map(responses.map((response) => [response.status, response]));
  const [old, now] = [toMap(before.responses), toMap(after.responses)];
  const holders = { before: toPointer(before.pointer, 'responses'), after: toPointer(after.pointer, 'responses') };
  for (const status of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(status), now.get(status)];
    const pointers = {
      before: one ? toPointer(holders.before, status) : holders.before,
      after: other ? toPointer(holders.after, status) : holders.after,
    };
    const found = { words: `the response ${status}`, direction, pointers };
    if (one && other) compareResponse(pair, { before: one, after: other }, found);
    else if (one) report({ rule: one.class === 'error' ? 'error-response-removed' : 'response-removed', ...found });
    else report({ rule: other?.class === 'error' ? 'error-response-added' : 'response-added', ...found });
  }
}

interface Place {
  words: string;
  direction: Direction;
  pointers: { before: string; after: string };
}

function compareResponse(pair: OperationPair, { before, after }: { before: Response; after: Response }, found: Place) {
  compareTexts(pair.report, found, [['description', before.description?.source, after.description?.source]]);
  compareHeaders(pair, { before: before.headers, after: after.headers }, found.pointers, found.words);
  compareContent(pair, { before: before.content, after: after.content }, found);
  const toMap = ({ links }: Response) => new Map(links.map((link) => [link.name, toLinkText(link)]));
  const [old, now] = [toMap(before), toMap(after)];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const rule = !now.has(name) ? 'link-removed' : old.has(name) ? 'link-changed' : 'link-added';
    if (old.get(name) !== now.get(name)) pair.report({ rule, name, ...found });
  }
}

/** Returns what a link does. The title of its operation only matters if the operation is unknown. */
function toLinkText({ operation, target, parameters, requestBody, server }: ResponseLink): string {
  const values = parameters.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return JSON.stringify([operation ?? target, values, requestBody, server && { ...server, description: undefined }]);
}

/** Compares the media types of two bodies. A body may have a schema of the whole, and one of each item. */
function compareContent(pair: OperationPair, content: { before: MediaType[]; after: MediaType[] }, found: Place): void {
  const toKey = ({ name, sequence }: MediaType) => `${name.toLowerCase()} ${sequence?.schemaOf ?? ''}`;
  const toMap = (list: MediaType[]) => new Map(list.map((media) => [toKey(media), media]));
  const [old, now] = [toMap(content.before), toMap(content.after)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(key), now.get(key)];
    const name = (other ?? one)?.name ?? '';
    const pointers = {
      before: one ? toPointer(found.pointers.before, 'content', one.name) : found.pointers.before,
      after: other ? toPointer(found.pointers.after, 'content', other.name) : found.pointers.after,
    };
    const place = { ...found, pointers, name };
    if (one && other) compareMediaType(pair, one, other, place);
    else pair.report({ rule: one ? 'media-type-removed' : 'media-type-added', ...place });
  }
}

function compareMediaType(pair: OperationPair, before: MediaType, after: MediaType, place: Place): void {
  const { words, direction } = place;
  if ((before.schema === undefined) !== (after.schema === undefined))
    pair.report({ rule: after.schema === undefined ? 'schema-removed' : 'schema-added', ...place });
  const [old, now] = [toEncodings(before), toEncodings(after)];
  if (old !== now) pair.report({ rule: 'encoding-changed', ...place });
  pair.compareSchemas({ before: before.schema, after: after.schema }, direction, words);
}

/** Returns how the properties or parts of a body are encoded, in any order. Headers of parts count by name. */
function toEncodings({ encodings }: MediaType): string {
  return encodings
    .map(({ target, contentType, style, headers, encodings: inside }) =>
      JSON.stringify([
        target,
        contentType,
        style,
        headers.map(({ name }) => name).sort(),
        inside.map(({ title }) => title),
      ]),
    )
    .sort()
    .join('\n');
}
