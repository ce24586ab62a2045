import { UserError } from '@/lib/fail';
import { parseModel } from '../model-text';
import type { SpecResult } from '../transform/spec';
import { defaultLimits, loadBuiltService } from './cached-service';
import { toProblemText } from './problem';
import { loadServiceNames, loadServiceSource } from './service-folder';

/** Loads each service as it is in `openapi/`, whatever was generated of it earlier. Fails for specs that cannot be shown. */
export async function loadCurrentSpecs(root = process.cwd()): Promise<{ service: string; result: SpecResult }[]> {
  const sources = (await loadServiceNames(root)).map((service) => loadServiceSource(root, service));
  const built = await Promise.all(sources.map(async (source) => loadBuiltService(root, await source, defaultLimits)));
  const broken = built.filter(({ model }) => model === '');
  const problems = broken.flatMap((one) => one.problems.filter(({ severity }) => severity === 'error'));
  if (broken.length > 0)
    throw new UserError(`${problems.map(toProblemText).join('\n')}\n  Fix what is listed, then run the command again.`);
  return built.map(({ service, model }) => ({ service, result: parseModel(model) }));
}
