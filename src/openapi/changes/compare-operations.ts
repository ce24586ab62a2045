import type { Operation } from '../model/operation';
import { toPointer } from '@/lib/json-pointer';
import { compareRequestBody, compareResponses } from './compare-bodies-and-responses';
import { compareMarks } from './compare-marks';
import { compareParameters } from './compare-parameters-and-headers';
import { compareSecurity } from './compare-security';
import { compareServers } from './compare-servers';
import {
  type OperationFound,
  type OperationPair,
  toAddress,
  toOperationName,
} from './comparison-types-and-operation-names';
import type { ComparedOperation, ComparedSpec } from './compared-spec';
import { match, type Matches } from './match-items';
import { compareTexts } from './compare-annotations';

/** What comparing operations needs, and where it reports to. `operation` names the one that contains the difference. */
export interface OperationContext {
  specs: OperationPair['specs'];
  report: (found: OperationFound, operation: string) => void;
  compareSchemas: (operation: string, ...args: Parameters<OperationPair['compareSchemas']>) => void;
}

/** Compares the operations and webhooks of two specs. */
export function compareOperations(context: OperationContext): void {
  const holders = { operation: '#/paths', webhook: '#/webhooks' };
  for (const [kind, holder] of Object.entries(holders)) {
    const list = (spec: ComparedSpec) => spec.operations.filter((operation) => operation.kind === kind);
    compareLists(context, list(context.specs.before), list(context.specs.after), { before: holder, after: holder });
  }
}

/** Pairs operations by operationId, the others by method and path, in which the names of parameters do not matter. */
export function pairOperations(
  before: ComparedOperation[],
  after: ComparedOperation[],
): Matches<ComparedOperation, ComparedOperation> {
  const toId = ({ kind, operationId }: Operation) => operationId && `${kind} ${operationId}`;
  return match<ComparedOperation, ComparedOperation>(before, after, [toId, toId], [toAddress, toAddress]);
}

function compareLists(
  context: OperationContext,
  before: ComparedOperation[],
  after: ComparedOperation[],
  holders: { before: string; after: string },
): void {
  const { pairs, removed, added } = pairOperations(before, after);
  for (const [one, other] of pairs) compareOperation(context, one, other);
  for (const operation of removed) {
    const isDeprecated = operation.marks?.some(({ kind }) => kind === 'deprecated') ?? false;
    const rule = `${isDeprecated ? 'deprecated-' : ''}${operation.kind}-removed` as const;
    const words = toOperationName(operation);
    context.report({ rule, words, pointers: { ...holders, before: operation.pointer } }, words);
  }
  for (const operation of added) {
    const words = toOperationName(operation);
    context.report(
      { rule: `${operation.kind}-added`, words, pointers: { ...holders, after: operation.pointer } },
      words,
    );
  }
}

function compareOperation(context: OperationContext, before: ComparedOperation, after: ComparedOperation): void {
  const name = toOperationName(after);
  const pair: OperationPair = {
    before,
    after,
    specs: context.specs,
    report: (found) => context.report(found, name),
    compareSchemas: (...args) => context.compareSchemas(name, ...args),
  };
  const found = { words: name, pointers: { before: before.pointer, after: after.pointer } };
  if (toAddress(before) !== toAddress(after))
    pair.report({ rule: 'operation-moved', ...found, before: toOperationName(before), after: name });
  if (before.operationId !== after.operationId)
    pair.report({ rule: 'operation-id-changed', ...found, before: before.operationId, after: after.operationId });
  compareMarks(before.marks, after.marks, (mark) => pair.report({ ...found, ...mark, pointers: found.pointers }));
  compareTexts(pair.report, found, [
    ['summary', before.summary, after.summary],
    ['description', before.description?.source, after.description?.source],
    ['tags', toList(before.tags), toList(after.tags)],
    ['externalDocs', before.externalDocs?.url, after.externalDocs?.url],
  ]);
  compareParameters(pair);
  compareRequestBody(pair);
  compareResponses(pair);
  compareSecurity(pair);
  if (before.servers.length + after.servers.length > 0)
    compareServers(
      getServers(before, context.specs.before),
      getServers(after, context.specs.after),
      found.pointers,
      pair.report,
    );
  compareLists(context, getCallbacks(before), getCallbacks(after), found.pointers);
}

/** Returns the names of tags, whose order says nothing. */
function toList(tags: string[]): string {
  return [...tags].sort().join(', ');
}

function getServers({ servers }: Operation, spec: ComparedSpec): Operation['servers'] {
  return servers.length > 0 ? servers : spec.servers;
}

/** Lists the operations of callbacks. The name of a callback and its URL identify them. */
function getCallbacks(operation: ComparedOperation): ComparedOperation[] {
  return operation.callbacks.flatMap(({ name, expression, operations }) =>
    operations.map((callback) => {
      const pointer = toPointer(operation.pointer, 'callbacks', name, expression, callback.method);
      return {
        ...callback,
        operationId: undefined,
        path: `${name} ${expression}`,
        owner: toOperationName(operation),
        pointer,
        securityPointer: toPointer(pointer, 'security'),
      };
    }),
  );
}
