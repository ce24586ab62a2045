import { join, toCode, toHeading, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { toSentMethod } from '@/lib/http-method';
import type { Spec } from '../../model/spec';
import { getOperations } from '../../list-components-and-filter-operations';
import { toOperationLink, toServiceHeading, toServiceLink } from '../item-texts-and-links';
import type { Sources } from './section-input-types';

/** Writes the versions of the specifications and in the paths. */
export function writeApiVersions({ specs }: Sources): Inline[] {
  return [...toOverview(specs), ...specs.flatMap(toServiceSection)];
}

function toOverview(specs: Spec[]): Inline[] {
  const rows = specs.map((spec) => [
    toServiceLink(spec),
    toCode(spec.version),
    join([...new Set(getOperations(spec).map(({ path }) => getStart(path)))].map(toCode)),
    toVersions(spec),
  ]);
  const head = ['Service', 'Version of the specification', 'Paths begin with', 'Versions in paths'];
  return [toHeading(2, 'Versions by service', 'versions'), toTable(head, rows)];
}

function toVersions(spec: Spec): Inline {
  const versions = getVersions(spec);
  return versions.length === 0 ? 'None' : join(versions.map(toCode));
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
function toServiceSection(spec: Spec): Inline[] {
  const byPath = groupBy(getOperations(spec), ({ path }) => path);
  const rows = [...byPath].map(([path, operations]) => [
    toCode(path),
    join(operations.map((operation) => [toCode(toSentMethod(operation.method)), ' ', toOperationLink(operation)])),
  ]);
  return [toServiceHeading(spec), toTable(['Path', 'Operations'], rows)];
}
