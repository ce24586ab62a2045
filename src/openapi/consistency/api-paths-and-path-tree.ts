import { groupBy } from '@/lib/lists';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { getOperations } from '../list-components-and-filter-operations';

/** A path of an API with its operations. */
export interface ApiPath {
  spec: Spec;
  path: string;
  operations: [Operation, ...Operation[]];
}

/** The paths that continue after the same segments. */
interface Branch {
  literals: Map<string, Branch>;
  /** The branch for a segment that is only a parameter. */
  parameter?: Branch;
  /** The first path of each spec. */
  paths: ApiPath[];
}

/**
 * The maximum number of branches that are visited for one path. It limits the time for thousands of paths that differ only
 * in their parameters, and no real API comes near.
 */
const mostVisits = 2_000;

/** Splits a path into segments. A parameter is `undefined`; in a segment that is more than a parameter, names do not matter. */
function toSegments(path: string): (string | undefined)[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) => (/^\{[^{}]*\}$/.test(segment) ? undefined : segment.replace(/\{[^{}]*\}/g, '{}')));
}

/** Paths by their segments. */
export class PathTree {
  private readonly root: Branch = toBranch();

  /** Adds a path, unless its spec has one that differs only in the names of parameters. */
  add(path: ApiPath): void {
    let branch = this.root;
    for (const segment of toSegments(path.path)) branch = toNext(branch, segment);
    if (!branch.paths.some(({ spec }) => spec === path.spec)) branch.paths.push(path);
  }

  /** Finds the added paths that match at least one URL that this path matches. */
  findOverlaps({ path }: Pick<ApiPath, 'path'>): ApiPath[] {
    let branches = [this.root];
    let left = mostVisits;
    for (const segment of toSegments(path)) {
      const next: Branch[] = [];
      for (const branch of branches) {
        for (const match of getMatches(branch, segment)) {
          if (left === 0) break;
          left -= 1;
          next.push(match);
        }
      }
      branches = next;
    }
    return branches.flatMap((branch) => branch.paths);
  }
}

function toBranch(): Branch {
  return { literals: new Map(), paths: [] };
}

function toNext(branch: Branch, segment: string | undefined): Branch {
  if (segment === undefined) return (branch.parameter ??= toBranch());
  const next = branch.literals.get(segment) ?? toBranch();
  branch.literals.set(segment, next);
  return next;
}

/** Returns the branches for segments that match the same text as a segment. */
function* getMatches({ literals, parameter }: Branch, segment: string | undefined): Generator<Branch> {
  const literal = segment === undefined ? undefined : literals.get(segment);
  if (parameter) yield parameter;
  if (literal) yield literal;
  if (segment === undefined) yield* literals.values();
}

/** Returns the text of a literal segment for each segment in which only one path has a parameter, by the path with the parameter. */
export function comparePaths(one: string, other: string): { one: string[]; other: string[] } {
  const [left, right] = [toSegments(one), toSegments(other)];
  const differing = left.map((segment, index) => [segment, right[index]] as const);
  return {
    one: differing.flatMap(([own, literal]) => (own === undefined && literal !== undefined ? [literal] : [])),
    other: differing.flatMap(([literal, own]) => (own === undefined && literal !== undefined ? [literal] : [])),
  };
}

/** Lists the paths of a spec with their operations. */
export function getApiPaths(spec: Spec): ApiPath[] {
  return [...groupBy(getOperations(spec), ({ path }) => path)].flatMap(([path, [first, ...others]]) =>
    first ? [{ spec, path, operations: [first, ...others] }] : [],
  );
}
