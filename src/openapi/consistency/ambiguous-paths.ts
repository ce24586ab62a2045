import { toSentMethod } from '@/lib/http-method';
import { groupBy } from '@/lib/lists';
import { getParameters } from '../model/parameter';
import type { SchemaNode } from '../model/schema';
import { toPathSpot, type Finding, type Rule, type Spot } from './finding-types-and-build-spots';
import { comparePaths, PathTree, type ApiPath, getApiPaths } from './api-paths-and-path-tree';
import { say } from './sentence';

/**
 * Finds paths that match the same URLs. A path with more fixed segments takes precedence, so it is reported only if it hides
 * a value of a parameter.
 */
export const ambiguousPaths: Rule = {
  name: 'consistency/ambiguous-paths',
  title: 'Paths that match the same URLs',
  find: (specs) => [...groupBy(specs.flatMap(getApiPaths), toHost).values()].flatMap(findInHost),
};

/** Services with the same server share their URLs. A relative server says nothing about the host. */
function toHost({ spec }: ApiPath): string {
  const [server] = spec.servers;
  const url = server?.defaultUrl ?? server?.url ?? '';
  return /^https?:/.test(url) ? url : spec.service;
}

function findInHost(paths: ApiPath[]): Omit<Finding, 'rule'>[] {
  const tree = new PathTree();
  return paths.flatMap((path) => {
    const others = tree.findOverlaps(path);
    tree.add(path);
    for (const other of others) {
      const finding = toFinding(path, other);
      if (finding) return [finding];
    }
    return [];
  });
}

function toFinding(path: ApiPath, other: ApiPath): Omit<Finding, 'rule'> | undefined {
  const methods = other.operations.map(({ method }) => method).filter((method) => hasMethod(path, method));
  if (path.path === other.path)
    return methods.length === 0
      ? undefined
      : {
          spot: toSpot(path),
          what: say`${other.spec.title} has ${path.path} too, with the same server and ${methods.map(toSentMethod)}.`,
          fix: say`Remove it from one of the two services, or correct the server.`,
          related: [toSpot(other)],
        };
  const hidden = comparePaths(path.path, other.path);
  if (hidden.one.length === 0 && hidden.other.length > 0) return toHiding(other, path, hidden.other);
  if (hidden.other.length === 0 && hidden.one.length > 0) return toHiding(path, other, hidden.one);
  return {
    spot: toSpot(path),
    what: say`${path.path} and ${other.path} match the same URLs.`,
    fix: say`Merge the two paths, or give one of them another fixed segment.`,
    related: [toSpot(other)],
  };
}

/** Reports a path whose parameter cannot have a value that is a fixed segment of another path with the same method. */
function toHiding(path: ApiPath, fixed: ApiPath, values: string[]): Omit<Finding, 'rule'> | undefined {
  const methods = fixed.operations.map(({ method }) => method).filter((method) => hasMethod(path, method));
  const isFixed = values.every((value) => !value.includes('{'));
  if (methods.length === 0 || !isFixed || !isPossible(path, fixed)) return undefined;
  return {
    spot: toSpot(path),
    what: say`${path.path} cannot have the value ${values}, because ${fixed.path} matches the same URL and has ${methods.map(toSentMethod)} too.`,
    fix: say`Limit the values of the parameter, or give one of the paths another fixed segment.`,
    related: [toSpot(fixed)],
  };
}

function hasMethod({ operations }: ApiPath, method: string): boolean {
  return operations.some((operation) => operation.method === method);
}

/** Returns true if the schemas of the parameters allow the fixed segments of the other path. */
function isPossible({ spec, path, operations }: ApiPath, fixed: ApiPath): boolean {
  const [operation] = operations;
  const literals = fixed.path.split('/');
  const parameters = getParameters(operation, 'path');
  return path.split('/').every((segment, index) => {
    const parameter = parameters.find(({ name }) => segment === `{${name}}`);
    const literal = literals[index] ?? '';
    return !parameter || literal.startsWith('{') || allows(spec.schemas[parameter.schema], literal);
  });
}

function allows(node: SchemaNode | undefined, text: string): boolean {
  if (node?.enumeration) return node.enumeration.some(({ value }) => value === JSON.stringify(text));
  if (node?.kind !== 'scalar') return true;
  return node.type === 'string' ? node.format === undefined : /^-?\d/.test(text);
}

function toSpot({ spec, operations: [first] }: ApiPath): Spot {
  return toPathSpot(spec, first);
}
