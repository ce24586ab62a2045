import type { Parsed } from './parse';
import { toPathText } from './paths';
import { findMember, findText, getSchemas, isSchemaObject, type Declared } from './resolve';
import type { Candidate, JsonSchema, PayloadValue, ServiceSchemas } from './schemas';

const mostValues = 200;

/** Explains the properties of a payload in its order. Of the items of an array, only the first one is explained. */
export function describeValues(parsed: Parsed, candidate: Candidate, service: ServiceSchemas): PayloadValue[] {
  const values: PayloadValue[] = [];
  const hrefs = new Map(service.candidates.map(({ title, anchor }) => [title, anchor]));
  const walk = (value: unknown, schema: JsonSchema | undefined, path: (string | number)[], owner?: string) => {
    const schemas = getSchemas(schema, service, owner);
    for (const [key, inner] of getMembers(value)) {
      if (values.length >= mostValues) return;
      const member = findMember(schemas, key);
      const own = [...path, key];
      if (typeof key === 'string') values.push(toValue(own, key, member));
      walk(inner, member?.schema, own);
    }
  };
  const toValue = (path: (string | number)[], key: string, member: Declared | undefined): PayloadValue => {
    const schemas = getSchemas(member?.schema, service);
    const anchor = member?.owner === undefined ? undefined : hrefs.get(member.owner);
    return {
      line: parsed.getLine(path),
      path: toPathText(path),
      type: findText(schemas, 'type') || findText(schemas, 'title'),
      description: findText(schemas, 'description'),
      href: anchor === undefined || !/^[\w-]+$/.test(key) ? undefined : `${anchor}.${key}`,
      isDocumented: member !== undefined,
    };
  };
  const root = candidate.anchor === undefined ? undefined : candidate.title;
  walk(parsed.value, candidate.schema, [], root);
  return values;
}

/** Returns the properties of an object, or the first item of an array. */
function getMembers(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[0, value[0]]];
  return isSchemaObject(value) ? Object.entries(value) : [];
}
