import { UserError } from '@/lib/fail';
import { loadBundle } from './cached-service';
import { toProblemText } from './problem';
import type { ServiceSource } from './service-folder';

/** Bundles a spec as JSON. Fails with its problems if it is broken. */
export async function loadJson(root: string, source: ServiceSource): Promise<string> {
  const { json, problems } = await loadBundle(root, source);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (json === '' || errors.length > 0) throw new UserError(errors.map(toProblemText).join('\n'));
  return json;
}
