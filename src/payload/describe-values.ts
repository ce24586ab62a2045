import {
  findMember,
  findKeywordText,
  findWritten,
  getNames,
  getSchemas,
  isSchemaObject,
  type Declared,
} from './find-subschemas-properties-and-keywords';
import type { Candidate, JsonSchema, PayloadValue, ServiceSchemas } from './schema-and-explanation-types';
import type { Path } from './value-paths';

/** A value of a payload without its place. */
export type Described = Omit<PayloadValue, 'line' | 'column' | 'path'> & { path: Path };

const mostValues = 200;

/** Explains the properties of a payload in its order. Of the items of an array, only the first one is explained. */
export function describeValues(payload: unknown, candidate: Candidate, service: ServiceSchemas): Described[] {
  const values: Described[] = [];
  const hrefs = new Map(service.candidates.map(({ title, anchor }) => [title, anchor]));
  const walk = (value: unknown, schema: JsonSchema | undefined, path: Path, owner?: string) => {
    const schemas = getSchemas(schema, service, owner);
    for (const [key, inner] of getMembers(value)) {
      if (values.length >= mostValues) return;
      const member = findMember(schemas, key);
      const own = [...path, key];
      if (typeof key === 'string') values.push(toValue(own, key, member, getNames(schemas)));
      walk(inner, member?.schema, own);
    }
  };
  const toValue = (path: Path, key: string, member: Declared | undefined, names: string[]): Described => {
    const schemas = getSchemas(member?.schema, service);
    const anchor = member?.owner === undefined ? undefined : hrefs.get(member.owner);
    return {
      path,
      type: findKeywordText(schemas, 'type') || findKeywordText(schemas, 'title'),
      description: findKeywordText(schemas, 'description'),
      href: anchor === undefined || !/^[\w-]+$/.test(key) ? undefined : `${anchor}.${key}`,
      isDocumented: member !== undefined,
      meant: member ? undefined : findWritten(key, names),
    };
  };
  const root = candidate.anchor === undefined ? undefined : candidate.title;
  walk(payload, candidate.schema, [], root);
  return values;
}

/** Returns the properties of an object, or the first item of an array. */
function getMembers(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[0, value[0]]];
  return isSchemaObject(value) ? Object.entries(value) : [];
}
