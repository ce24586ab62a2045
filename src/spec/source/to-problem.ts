import { relative } from 'node:path';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import type { Problem } from './problem';

/** Turns the linter's problem into ours; undefined for what is none. */
export function findProblem(found: NormalizedProblem, root: string, service: string): Problem | undefined {
  const location = found.location[0];
  if (isBooleanSchema(found)) return undefined;
  const start = location ? getLineColLocation(location).start : undefined;
  const pointer = location?.pointer;
  return {
    service,
    file: location ? relative(root, location.source.absoluteRef) : `openapi/${service}`,
    line: start?.line,
    column: start?.col,
    severity: found.severity === 'error' && !isInExtension(pointer) && !isExampleElsewhere(found) ? 'error' : 'warning',
    rule: found.ruleId === 'bundler' ? 'no-unresolved-refs' : found.ruleId,
    message: toMessage(found, root),
    pointer,
  };
}

/** A reference in an `x-` extension belongs to some other tool: what it means is not ours to judge. */
function isInExtension(pointer: string | undefined): boolean {
  return pointer?.split('/').some((part) => part.startsWith('x-')) ?? false;
}

/** The value of an example may stand on the web: it is linked, and never fetched. */
function isExampleElsewhere({ location: [location], message }: NormalizedProblem): boolean {
  return message.includes(' is a URL') && /\/examples\/[^/]+(\/externalValue)?$/.test(location?.pointer ?? '');
}

/** OpenAPI 3.1 allows `true` and `false` as schemas; the linter does not know that everywhere. */
function isBooleanSchema(found: NormalizedProblem): boolean {
  return /Expected type `Schema[^`]*` \(object\) but got `boolean`/.test(found.message);
}

function toMessage(found: NormalizedProblem, root: string): string {
  const suggestion = found.suggest.length > 0 ? ` Did you mean ${found.suggest.slice(0, 3).join(', ')}?` : '';
  return found.message.replaceAll(`${root}/`, '') + suggestion;
}
