import { toSentMethod } from '@/lib/http-method';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { getOperations } from '../operations-and-components';
import { toCode, toOperationLink, toServiceHeading, toServiceLink, toTable } from '../markdown';
import type { Sources } from './section-sources';

/** Writes the versions of the specifications and in the paths. */
export function writeApiVersions({ specs }: Sources): string[] {
  return [toOverview(specs), ...specs.map(toServiceSection)];
}

function toOverview(specs: Spec[]): string {
  const rows = specs.map((spec) => [
    toServiceLink(spec),
    toCode(spec.version),
    [...new Set(getOperations(spec).map(({ path }) => toCode(getStart(path))))].join(', '),
    getVersions(spec).map(toCode).join(', ') || 'None',
  ]);
  const head = ['Service', 'Version of the specification', 'Paths begin with', 'Versions in paths'];
  return ['## Versions by service {#versions}', toTable(head, rows)].join('\n\n');
}

/** Returns a path up to the end of its first segment. */
function getStart(path: string): string {
  return /^\/?[^/]*/.exec(path)?.[0] ?? path;
}

/** Returns the segments of paths that are a version of an API: `v1`, `v1.0`. A parameter is not. */
function getVersions(spec: Spec): string[] {
  const segments = getOperations(spec).flatMap(({ path }) => path.split('/'));
  return [...new Set(segments)].filter((segment) => /^v\d[\w.-]*$/i.test(segment));
}

/** Lists the paths of a service with their operations. */
function toServiceSection(spec: Spec): string {
  const byPath = new Map<string, Operation[]>();
  for (const operation of getOperations(spec))
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  const rows = [...byPath].map(([path, operations]) => [
    toCode(path),
    operations.map((operation) => `${toCode(toSentMethod(operation.method))} ${toOperationLink(operation)}`).join(', '),
  ]);
  return [toServiceHeading(spec), toTable(['Path', 'Operations'], rows)].join('\n\n');
}
