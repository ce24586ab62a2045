import { toJsonText } from '../../exact-numbers';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import type { SchemaNode } from '../../model/schema';
import type { Source } from './applying-schemas';
import { getKeywordsOf, keywordsByType } from './find-json-types-and-their-keywords';

/** Keywords that the node of every kind shows, or its row. */
const shownAlways = new Set([
  '$ref',
  '$dynamicRef',
  'type',
  'nullable',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'example',
  'examples',
  'enum',
  'const',
  'externalDocs',
  'discriminator',
  // Phrases describe these, whatever the type is.
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'],
  ...['contentEncoding', 'contentMediaType'],
]);

/** Keywords that say nothing about a value, and the comment, which must not be shown to users. */
const withoutContent =
  /^(?:\$(?:id|schema|anchor|dynamicAnchor|recursiveAnchor|vocabulary|defs|comment)|definitions|xml|x-.*)$/;

/**
 * Returns the keywords that a node of this kind does not show otherwise, so that nothing is omitted without notice.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-7.6.1
 */
export function toOtherKeywords(
  sources: Source[],
  kind: SchemaNode['kind'],
  types: string[],
): SchemaNode['otherKeywords'] {
  const found = sources.flatMap(({ schema }) =>
    Object.keys(schema)
      .filter((keyword) => !withoutContent.test(keyword) && !isShown(keyword, schema, sources, kind, types))
      .map((keyword) => ({ keyword, value: toJsonText(schema[keyword]) })),
  );
  const distinct = new Map(found.map((entry) => [`${entry.keyword} ${entry.value}`, entry]));
  return distinct.size > 0 ? [...distinct.values()] : undefined;
}

function isShown(
  keyword: string,
  schema: JsonObject,
  sources: Source[],
  kind: SchemaNode['kind'],
  types: string[],
): boolean {
  if (shownAlways.has(keyword)) return true;
  const has = (other: string) => schema[other] !== undefined;
  switch (keyword) {
    case 'if':
      return has('then') || has('else');
    case 'then':
    case 'else':
      return has('if');
    case 'dependentSchemas':
      return true;
    case 'format':
      return kind === 'scalar' || types.length > 0;
    case 'contentSchema':
      return isObject(schema[keyword]) || (kind === 'composition' && types.includes('string'));
    case 'uniqueItems':
      return schema[keyword] !== true || kind === 'array' || (kind === 'composition' && types.includes('array'));
  }
  if (kind === 'composition') return types.some((type) => getKeywordsOf(type).includes(keyword));
  if (kind === 'object') return isShownByObject(keyword, schema, sources);
  if (kind === 'array') return isShownByArray(keyword, schema, sources);
  return false;
}

/** An object shows one schema for its additional properties, and one for the names of its properties. */
function isShownByObject(keyword: string, schema: JsonObject, sources: Source[]): boolean {
  if (!keywordsByType['object']?.includes(keyword)) return false;
  const isFirst = (...keywords: string[]) => {
    const described = keywords.flatMap((key) => sources.map((source) => source.schema[key]).filter(isDescribed));
    return described.length === 0 || described[0] === schema[keyword];
  };
  if (keyword === 'propertyNames') return isFirst(keyword);
  if (keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties') return true;
  if (!isDescribed(schema[keyword])) return true;
  const isClosed = sources.some(
    (source) => source.schema['additionalProperties'] === false || source.schema['unevaluatedProperties'] === false,
  );
  return !isClosed && isFirst('additionalProperties', 'unevaluatedProperties');
}

/** An array shows the `prefixItems` of one schema, and that no more items are allowed only with them. */
function isShownByArray(keyword: string, schema: JsonObject, sources: Source[]): boolean {
  const [tuple] = sources.map((source) => source.schema['prefixItems']).filter(Array.isArray);
  switch (keyword) {
    case 'prefixItems':
      return schema[keyword] === tuple;
    case 'items': {
      const isClosed = sources.some(
        (source) => source.schema['items'] === false || source.schema['unevaluatedItems'] === false,
      );
      return isClosed ? schema[keyword] === false && tuple !== undefined : true;
    }
    case 'unevaluatedItems':
      return schema[keyword] === true || (schema[keyword] === false && tuple !== undefined);
    default:
      return keyword === 'contains';
  }
}

function isDescribed(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
