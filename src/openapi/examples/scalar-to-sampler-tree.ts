import type { JSONSchema7 } from 'json-schema';
import { sample } from 'openapi-sampler';
import type { JsonObject } from '../find-members-of-parsed-json';
import type { SchemaNode } from '../model/schema';
import { findMatching } from './pattern-sample';
import { findJsonType } from '../check-and-normalize-schema-keywords';

/** `example`, encoded. */
const base64 = 'ZXhhbXBsZQ==';

/** Finds a text for a pattern and a number for a step, which the sampler does not support well. */
export function toScalar(
  { type, format, contentEncoding }: Extract<SchemaNode, { kind: 'scalar' }>,
  known: JsonObject,
): Record<string, unknown> {
  const [name = ''] = type.split(' or ');
  const first = findJsonType(name) ?? name;
  const tree = { ...known, type: first, format: format === 'url' ? 'uri' : format };
  const { pattern } = known;
  if (first === 'string' && known['maxLength'] === 0) return { ...tree, const: '' };
  const [least, most] = [Number(known['minLength'] ?? 0), Number(known['maxLength'] ?? Infinity)];
  if (first !== 'string') return { ...tree, ...toStep(known) };
  const isEncoded = format === 'byte' || contentEncoding === 'base64';
  if (isEncoded && pattern === undefined && least <= base64.length && base64.length <= most)
    return { ...tree, const: base64 };
  if (typeof pattern !== 'string') return tree;
  const usual = sample({ ...tree, pattern: undefined } as JSONSchema7, { quiet: true });
  const text = findMatching([String(usual), 'example'], { pattern, least, most });
  return text === undefined ? tree : { ...tree, const: text };
}

/** Converts `multipleOf`, which the sampler does not support, to a constant. */
function toStep(known: JsonObject): Record<string, unknown> {
  const step = known['multipleOf'];
  if (typeof step !== 'number' || step <= 0) return {};
  const [least, most] = [Number(known['minimum'] ?? -Infinity), Number(known['maximum'] ?? Infinity)];
  const [above, below] = [
    Number(known['exclusiveMinimum'] ?? -Infinity),
    Number(known['exclusiveMaximum'] ?? Infinity),
  ];
  const isValid = (value: number) => value >= least && value <= most && value > above && value < below;
  // The multiples around zero, or next to the bound that excludes them.
  const start = Math.max(least, above, Math.min(0, most, below));
  const [up, down] = [Math.ceil(start / step), Math.floor(start / step)];
  // A product of decimal fractions is not exact: 3 * 0.1 is 0.30000000000000004.
  const found = [up, up + 1, down, down - 1].map((times) => toExact(times * step)).find(isValid);
  return found === undefined ? {} : { const: found };
}

function toExact(value: number): number {
  return Number.isInteger(value) ? value + 0 : Number(value.toPrecision(12));
}
