import { toKeys } from '@/lib/json-pointer';

/** What to write in OpenAPI 3.1 and later instead of a keyword of 3.0. */
const newFixes: Record<string, string> = {
  nullable: "Write `type: [string, 'null']` for a string or null. Without null, remove `nullable`.",
};

/** What to write in OpenAPI 3.0 instead of a keyword of later versions. */
const oldFixes: Record<string, string> = {
  const: 'Write `enum` with one value.',
  examples: 'Write `example` with one value.',
  contentEncoding: 'Write `format: byte` for base64, or `format: binary`.',
  contentMediaType: 'Write `format: binary`.',
  webhooks: 'Rename it to `x-webhooks`.',
};
const newer = 'Remove it, or set `openapi` to 3.1.0 if the rest of the document complies with that version.';
const newKeywords = [
  ...['$anchor', '$comment', '$defs', '$dynamicAnchor', '$dynamicRef', '$id', '$schema', '$vocabulary'],
  ...['contains', 'contentSchema', 'dependentRequired', 'dependentSchemas', 'else', 'if', 'maxContains', 'minContains'],
  ...['patternProperties', 'prefixItems', 'propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];

/** The keywords that are `true` or `false` next to a limit in OpenAPI 3.0, and the limit itself in later versions. */
const exclusive: Record<string, string> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

/** The keys above a schema. */
const schemaKeys = new Set('schema schemas properties items allOf oneOf anyOf not additionalProperties'.split(' '));

/** Returns the message for a problem that follows from the version of OpenAPI, with what to write in this version. */
export function toVersionMessage(message: string, pointer: string, isOld: boolean): string | undefined {
  const keys = toKeys(pointer);
  const last = keys.at(-1) ?? '';
  if (last !== 'webhooks' && keys.length > 1 && !keys.slice(0, -1).some((one) => schemaKeys.has(one))) return undefined;
  const [, key = ''] = /^Property `([^`]+)` is not expected here/.exec(message) ?? [];
  if (!isOld && Object.hasOwn(newFixes, key)) return `\`${key}\` exists only in OpenAPI 3.0. ${newFixes[key]}`;
  if (isOld && (Object.hasOwn(oldFixes, key) || newKeywords.includes(key)))
    return `\`${key}\` exists only in OpenAPI 3.1 and later. ${oldFixes[key] ?? newer}`;
  const limit = Object.hasOwn(exclusive, last) ? exclusive[last] : undefined;
  if (limit !== undefined && isOld && /^Expected type `boolean`/.test(message))
    return `In OpenAPI 3.0, \`${last}\` is \`true\` or \`false\`. Write the number as \`${limit}\`, and \`${last}: true\`.`;
  if (limit !== undefined && !isOld && /but got `boolean`/.test(message))
    return `In OpenAPI 3.1 and later, \`${last}\` is the limit itself. Write \`${last}: <number>\` instead of \`${limit}\`.`;
  return undefined;
}
