import { getOperations, getParameters, needsScheme } from '../operations-and-components';
import { toCode, toLink, toOperationList, toServicePage, toSource, toOperationLinks } from '../markdown';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { toBlock, toServiceSections, toTables, type Block, type CrossReferenceList, type Row } from '../list-pages';
import { crossReferencePath } from '../cross-reference-page';
import { toRolesSection } from './roles-section';

/** The page of the operations by security scheme, scope, and header. */
export function toAccessPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}access/`,
    title: 'Access by operation',
    description:
      'Which operations need which security scheme, scope, or header, in all services, and the documented roles and owner types.',
    keywords: [
      'which token',
      'who can call an operation',
      'scopes by operation',
      'headers by operation',
      'roles',
      'permissions',
      'owner types',
    ],
    intro:
      'Use this page to find the credentials, headers, and scopes that a request needs. A role or permission that an operation needs is listed only if it is a scope of a scheme.',
    sections: [...toServiceSections(specs, toBlocks), toRolesSection(specs)],
  };
}

function toBlocks(spec: Spec): Block[] {
  const operations = getOperations(spec);
  if (operations.length === 0) return [];
  const rows = [...toSchemes(spec, operations), ...toHeaders(operations)];
  return rows.length === 0 ? [toBlock('No scheme or header is documented.')] : toTables(['Needed', 'Operations'], rows);
}

function toSchemes(spec: Spec, operations: Operation[]): Row[] {
  const schemes = spec.securitySchemes.map(({ name, distinctLabel, anchor }) => [
    toLink(toSource(distinctLabel), toServicePage(spec), anchor),
    toList(
      operations.filter((operation) => needsScheme(operation, name)),
      operations,
    ),
  ]);
  const scopes = new Set(operations.flatMap(({ security }) => security.flat().flatMap((scheme) => scheme.scopes)));
  const byScope = [...scopes].map((scope) => [
    `Scope ${toCode(scope)}`,
    toList(
      operations.filter(({ security }) => security.flat().some((scheme) => scheme.scopes.includes(scope))),
      operations,
    ),
  ]);
  const open = operations.filter(
    ({ security }) => security.length === 0 || security.some((scheme) => scheme.length === 0),
  );
  const others = open.length === 0 ? [] : [['Nothing documented', toList(open, operations)]];
  return [...schemes, ...byScope, ...others].map((cells) => ({ cells }));
}

function toHeaders(operations: Operation[]): Row[] {
  const headers = new Map<string, Operation[]>();
  for (const operation of operations)
    for (const { name } of getParameters(operation, 'header'))
      headers.set(name, [...(headers.get(name) ?? []), operation]);
  return [...headers].map(([name, users]) => ({ cells: [`Header ${toCode(name)}`, toOperationLinks(users)] }));
}

function toList(some: Operation[], all: Operation[]): string {
  return some.length === 0 ? 'None' : toOperationList(some, all);
}
