import type { Header, Parameter, ParameterLocation } from '../model/parameter';
import type { Direction } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import { compareMarks } from './compare-marks';
import { type OperationPair, toAddress } from './comparison-types-and-operation-names';
import { match } from './match-items';
import type { ComparedOperation } from './compared-spec';
import { compareTexts } from './compare-annotations';

/** A parameter or header with the names by which its counterpart is found, and its pointer. */
interface Placed {
  item: Parameter;
  location: ParameterLocation | 'response header';
  words: string;
  pointer: string;
  position?: string;
}

/** Compares the parameters of two operations. Those of a path are the same in the same position, whatever their names. */
export function compareParameters(pair: OperationPair): void {
  const [old, now] = [getParameters(pair.before), getParameters(pair.after)];
  compareItems(pair, old, now, pair.after.directions.request, {
    before: pair.before.pointer,
    after: pair.after.pointer,
  });
}

/** Compares the headers of two responses, whose names ignore case. */
export function compareHeaders(
  pair: OperationPair,
  headers: { before: Header[]; after: Header[] },
  pointers: { before: string; after: string },
  words: string,
): void {
  const toPlaced = (side: 'before' | 'after') =>
    headers[side].map((item) => ({
      item,
      location: 'response header' as const,
      words: `header \`${item.name}\` of ${words}`,
      pointer: toPointer(pointers[side], 'headers', item.name),
    }));
  compareItems(pair, toPlaced('before'), toPlaced('after'), pair.after.directions.response, pointers);
}

function compareItems(
  pair: OperationPair,
  before: Placed[],
  after: Placed[],
  direction: Direction,
  holders: { before: string; after: string },
): void {
  const toName = ({ words, location }: Placed) => (location.endsWith('header') ? words.toLowerCase() : undefined);
  const toExactName = ({ words }: Placed) => words;
  const toPosition = ({ position }: Placed) => position;
  // In another path, a parameter with the same name is more likely the same than one in the same position.
  const isSamePath = toAddress(pair.before) === toAddress(pair.after);
  const keys = (isSamePath ? [toPosition, toExactName, toName] : [toExactName, toName, toPosition]).map(
    (key): [typeof key, typeof key] => [key, key],
  );
  const { pairs, removed, added } = match<Placed, Placed>(before, after, ...keys);
  for (const [one, other] of pairs) compareItem(pair, one, other, direction);
  for (const { item, location, words, pointer } of removed) {
    // The path says that it has no such parameter anymore.
    if (location === 'path') continue;
    const rule = item.required ? 'required-parameter-removed' : 'parameter-removed';
    pair.report({ rule, words, direction, pointers: { ...holders, before: pointer } });
  }
  for (const { item, location, words, pointer } of added) {
    if (location === 'path') continue;
    const rule = item.required ? 'required-parameter-added' : 'parameter-added';
    pair.report({ rule, words, direction, pointers: { ...holders, after: pointer } });
  }
}

function compareItem(pair: OperationPair, before: Placed, after: Placed, direction: Direction): void {
  const { words } = after;
  const [old, now] = [before.item, after.item];
  const found = { words, direction, pointers: { before: before.pointer, after: after.pointer } };
  if (before.position !== undefined && old.name !== now.name)
    pair.report({ rule: 'path-parameter-renamed', ...found, before: old.name, after: now.name });
  if (old.required !== now.required)
    pair.report({ rule: now.required ? 'parameter-became-required' : 'parameter-became-optional', ...found });
  if (toStyle(old) !== toStyle(now))
    pair.report({ rule: 'serialization-changed', ...found, before: toStyleText(old), after: toStyleText(now) });
  if (old.allowsEmpty !== now.allowsEmpty)
    pair.report({ rule: now.allowsEmpty ? 'empty-value-allowed' : 'empty-value-refused', ...found });
  compareMarks(old.marks, now.marks, (mark) => pair.report({ ...found, ...mark, pointers: found.pointers }));
  compareTexts(pair.report, found, [['description', old.description?.source, now.description?.source]]);
  pair.compareSchemas({ before: old.schema, after: now.schema }, direction, words);
}

/** Returns how a parameter is serialized, where a default is the same as its absence. */
function toStyle({ style, mediaType }: Parameter): string {
  return JSON.stringify([style, mediaType]);
}

function toStyleText({ mediaType, serialization }: Parameter): string {
  return [mediaType, ...serialization].filter(Boolean).join(', ') || 'the default';
}

function getParameters(operation: ComparedOperation): Placed[] {
  const names = operation.pathSegments.filter(({ parameter }) => parameter).map(({ text }) => text.slice(1, -1));
  return operation.parameters.flatMap(({ in: location, parameters }) =>
    parameters.map((item) => ({
      item,
      location,
      words: `${location} parameter \`${item.name}\``,
      pointer: toPointer(operation.pointer, 'parameters', `${location}.${item.name}`),
      position: toPosition(location, names.indexOf(item.name)),
    })),
  );
}

function toPosition(location: ParameterLocation, index: number): string | undefined {
  return location === 'path' && index >= 0 ? String(index) : undefined;
}
