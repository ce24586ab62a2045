import path from 'node:path';
import { bundlePrograms } from '@/lib/bundle-node-programs';

/** Bundles the program `src/<name>.ts` of a project, so that it starts faster. Returns its path in the project. */
export async function bundleProgram(name: string, project: string): Promise<string> {
  const folder = await bundlePrograms(project, [`src/${name}.ts`, 'src/openapi/source/spec-worker.ts']);
  return path.join(folder, `${path.basename(name)}.mjs`);
}
