import { parse } from 'yaml';
import { compareSpecs, type UnplacedChange } from '@/openapi/changes/compare-specs';
import { toComparedSpec, type ComparedSpec } from '@/openapi/changes/compared-spec';

/** A rule, `Pet` before and after, the class in a request and in a response (`-` for silence), and the text of the change. */
export type SchemaRow = [rule: string, before: string, after: string, request: string, response: string, text: string];

/** Builds the model of a document from a YAML fragment; adds required members. */
export function toCompared(yaml: string, openapi = '3.1.0'): ComparedSpec {
  const fragment = (parse(yaml) ?? {}) as Record<string, unknown>;
  return toComparedSpec({ openapi, info: { title: 'Test', version: '1' }, paths: {}, ...fragment });
}

/** Compares two documents. */
export function compare(before: string, after: string): UnplacedChange[] {
  return compareSpecs('test', toCompared(before), toCompared(after));
}

/** Writes a document in which requests and responses contain `Pet`, whose YAML is on one line. */
export function toPets(pet: string, others = ''): string {
  return `paths:
  /pets:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components: { schemas: { Pet: ${pet}${others && `, ${others}`} } }
`;
}

/** Writes a document with one operation, `GET /pets`, from the YAML of its members on one line. */
export function toOperation(members: string, rest = ''): string {
  return `paths: { /pets: { get: { ${members}${/\bresponses:/.test(members) ? '' : `${members && ', '}responses: {}`} } } }\n${rest}`;
}

/** Formats a change as the rows of the tables do. */
export function toRow({ rule, class: kind, direction, text }: UnplacedChange): string {
  return [rule, direction ?? 'both', kind, text].join(' | ');
}
