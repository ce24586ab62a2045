import { loadSources, type ServiceSource } from './service-names-and-root-documents';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { parseModel } from '../serialize-model';
import type { SpecResult } from '../transform/spec';
import { loadBuiltServices } from './build-services-with-one-error';
import { defaultLimits } from './build-in-worker-or-load-from-cache';
import { toProblemText } from './spec-problem';

/** A spec as it is in its files now. */
export interface CurrentSpec {
  source: ServiceSource;
  /** The bundled document as JSON. */
  json: string;
  result: SpecResult;
}

/** Loads specs, by default all of the project, from their sources instead of the generated files. Fails for broken ones. */
export async function loadCurrentSpecs(root: string, given?: ServiceSource[]): Promise<CurrentSpec[]> {
  const sources = given ?? (await loadSources(root));
  const built = await loadBuiltServices(root, sources, defaultLimits);
  const broken = built.filter(({ model }) => model === '');
  const problems = broken.flatMap((one) => one.problems.filter(({ severity }) => severity === 'error'));
  if (broken.length > 0)
    throw new UserError(`${problems.map(toProblemText).join('\n')}\n  Fix what is listed, then run the command again.`);
  return sources.flatMap((source, index) => {
    const { json = '', model = '' } = built[index] ?? {};
    return [{ source, json, result: parseModel(model) }];
  });
}
