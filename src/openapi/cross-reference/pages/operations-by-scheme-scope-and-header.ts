import { inline, toCode, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import * as messages from '@/messages';
import { groupBy } from '@/lib/lists';
import { getOperations, hasNoScheme, needsScheme } from '../../list-components-and-filter-operations';
import { getParameters } from '../../model/parameter';
import { toOperationList, toServicePage, toOperationLinks } from '../item-texts-and-links';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toRolesSection } from './roles-and-owner-types-section';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toBlock, toServiceSections, toTables, type Block, type Row } from '../build-sections-blocks-and-tables';

/** The page of the operations by security scheme, scope, and header. */
export function toAccessPage(specs: Spec[], { showAssumed = false } = {}): CrossReferenceList {
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
    intro: [
      `Use this page to find the credentials, headers, and scopes that a request needs. Roles and permissions appear only if a security scheme defines them as scopes.${showAssumed ? ' What is marked as assumed is an assumption of this site; the API reference gives the reasons.' : ''}`,
    ],
    sections: [...toServiceSections(specs, (spec) => toBlocks(spec, showAssumed)), toRolesSection(specs)],
  };
}

function toBlocks(spec: Spec, showAssumed: boolean): Block[] {
  const operations = getOperations(spec);
  if (operations.length === 0) return [];
  const rows = [...toSchemes(spec, operations, showAssumed), ...toHeaders(operations, showAssumed)];
  return rows.length === 0 ? [toBlock('No scheme or header is documented.')] : toTables(['Needed', 'Operations'], rows);
}

function toSchemes(spec: Spec, operations: Operation[], showAssumed: boolean): Row[] {
  const schemes = spec.securitySchemes.map(({ name, distinctLabel, anchor, assumed }) => [
    [toLink(distinctLabel, toServicePage(spec), anchor), toMark(assumed, showAssumed)],
    toOperations(
      operations.filter((operation) => needsScheme(operation, name)),
      operations,
    ),
  ]);
  const byScope = listScopes(spec, operations).map(({ scheme, scope, isShared }) => [
    inline`Scope ${toCode(scope)}${isShared ? ` of ${toLabel(spec, scheme)}` : ''}`,
    toOperations(
      operations.filter((operation) => needsScope(operation, scheme, scope)),
      operations,
    ),
  ]);
  const open = operations.filter(hasNoScheme);
  const optional = operations.filter(
    (operation) => !hasNoScheme(operation) && operation.security.some((schemes) => schemes.length === 0),
  );
  const others = [
    ...(optional.length === 0 ? [] : [['Nothing, optionally', toOperations(optional, operations)]]),
    ...(open.length === 0 ? [] : [['Nothing documented', toOperations(open, operations)]]),
  ];
  return [...schemes, ...byScope, ...others].map((cells) => ({ cells }));
}

/** Lists the scopes that operations need, by scheme. A shared scope has the same name in several schemes. */
function listScopes(spec: Spec, operations: Operation[]): { scheme: string; scope: string; isShared: boolean }[] {
  const needed = operations.flatMap(({ security }) => security.flat());
  const schemesByScope = new Map<string, Set<string>>();
  for (const { scheme, scopes } of needed) {
    for (const scope of scopes) schemesByScope.set(scope, (schemesByScope.get(scope) ?? new Set()).add(scheme));
  }
  return [...schemesByScope].flatMap(([scope, schemes]) =>
    [...schemes].map((scheme) => ({ scheme, scope, isShared: schemes.size > 1 })),
  );
}

function needsScope({ security }: Operation, scheme: string, scope: string): boolean {
  return security.flat().some((needed) => needed.scheme === scheme && needed.scopes.includes(scope));
}

function toLabel(spec: Spec, scheme: string): string {
  return spec.securitySchemes.find(({ name }) => name === scheme)?.distinctLabel ?? scheme;
}

function toHeaders(operations: Operation[], showAssumed: boolean): Row[] {
  const headers = operations.flatMap((operation) =>
    getParameters(operation, 'header').map(({ name, assumed }) => ({
      name,
      mark: toMark(assumed, showAssumed),
      operation,
    })),
  );
  // The names of headers are the same in any case.
  return [...groupBy(headers, ({ name, mark }) => name.toLowerCase() + mark).values()].map((users) => ({
    cells: [
      inline`Header ${toCode(users[0]?.name ?? '')}${users[0]?.mark ?? ''}`,
      toOperationLinks(users.map(({ operation }) => operation)),
    ],
  }));
}

/** Says that something is assumed. The API reference says what, and why. */
function toMark(assumed: string | undefined, showAssumed: boolean): string {
  return assumed === undefined || !showAssumed ? '' : ` (${messages.assumed})`;
}

function toOperations(some: Operation[], all: Operation[]): Inline {
  return some.length === 0 ? 'None' : toOperationList(some, all);
}
