import { parse } from 'yaml';
import { findInconsistencies } from '@/openapi/consistency/all-rules-and-error-responses';
import type { Spec } from '@/openapi/model/spec';
import { toSpec } from '@/openapi/transform/spec';
import { toSentenceText } from '@/openapi/consistency/sentence';

/** Builds the models of documents from YAML fragments; adds required members. The name of a service is also its title. */
export function toSpecs(fragments: Record<string, string>): Spec[] {
  return Object.entries(fragments).map(([service, yaml]) => {
    const fragment = parse(yaml) as { info?: object } & Record<string, unknown>;
    const info = { title: service, version: '1', ...fragment.info };
    return toSpec({ openapi: '3.1.0', paths: {}, ...fragment, info }, service).spec;
  });
}

/** Returns what a rule finds, as `service label: sentence`. */
export function find(rule: string, fragments: Record<string, string>): string[] {
  return findInconsistencies(toSpecs(fragments))
    .filter((finding) => finding.rule === `consistency/${rule}`)
    .map(({ spot, what, fix }) => {
      const text = toSentenceText([...what, ' ', ...fix]);
      return `${spot.spec.service} ${spot.label}: ${text}`;
    });
}

/** Writes the paths of a document, each with one operation. */
export function toPaths(...operations: string[]): string {
  const entries = operations.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
    const parameters = names.map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`);
    return `  '${path}': { ${method}: { parameters: [${parameters.join(', ')}], responses: { '200': { description: Yes. } } } }`;
  });
  return `paths:\n${entries.join('\n')}\n`;
}
