import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copySources } from '@/export/copy-project';
import { bundlePrograms } from '@/lib/bundle-node-programs';
import { writeFile } from '@/lib/files';
import { toDocument } from '../openapi/project';
import { makeFolder } from '../temporary-folder';

const project = makeFolder();
const at = (name: string) => path.join(project, name);
const operation = (id: string) =>
  `paths:\n  /${id}:\n    get:\n      operationId: ${id}\n      responses: { default: { description: x } }\n`;

const write = (name: string, text: string) => writeFile(at(name), text);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(at(name), 'utf8'));
}

it('rebuildSpecs builds the other specs while a new one is broken, that one when it is corrected, and added ones', async () => {
  copySources(project);
  for (const name of ['openapi', 'redocly.yaml']) rmSync(at(name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  write('openapi/pets/openapi.yaml', toDocument('paths: [\n'));
  write('openapi/toys/openapi.yaml', toDocument(operation('listToys'), 'Toys'));
  write('corrected.yaml', toDocument(operation('listPets')));
  write('added.yaml', toDocument(operation('listCats'), 'Cats'));
  // The pages of the services show the problems in `wrong`: after the first build, then after a correction.
  write(
    'src/rebuild.ts',
    `import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { rebuildSpecs } from '@/development/watch-specs';
const wrong = {};
await rebuildSpecs(['pets', 'toys'], wrong);
copyFileSync('src/generated/pets.json', 'broken.json');
writeFileSync('broken-problems.json', JSON.stringify(wrong));
copyFileSync('corrected.yaml', 'openapi/pets/openapi.yaml');
await rebuildSpecs(['pets'], wrong);
writeFileSync('problems.json', JSON.stringify(wrong));
mkdirSync('openapi/cats');
copyFileSync('added.yaml', 'openapi/cats/openapi.yaml');
await rebuildSpecs(['cats', 'known-problems.yaml'], wrong);
writeFileSync('openapi/known-problems.yaml', '- 5');
await rebuildSpecs(['known-problems.yaml', 'rules'], wrong);
writeFileSync('last-problems.json', JSON.stringify(wrong));
process.exit();`,
  );
  const programs = await bundlePrograms(project, ['src/rebuild.ts', 'src/openapi/source/spec-worker.ts']);
  const { stderr } = spawnSync('node', [path.join(programs, 'rebuild.mjs')], { cwd: project, encoding: 'utf8' });
  const problem = /^openapi\/pets\/openapi\.yaml:\d+:\d+: error yaml-syntax /m;
  expect(stderr).toMatch(problem);
  expect(readJson('broken-problems.json')).toEqual({ pets: [expect.stringMatching(problem)], toys: expect.anything() });
  expect(readJson('broken.json')).toMatchObject({ paths: {} });
  expect(readJson('src/generated/toys.json')).toMatchObject({ paths: { '/listToys': expect.anything() } });
  expect(readFileSync(at('problems.json'), 'utf8')).not.toContain('yaml-syntax');
  expect(readJson('src/generated/pets.json')).toMatchObject({ paths: { '/listPets': expect.anything() } });
  // Services that were added, and files next to the services, affect all services, whose problems are printed once.
  expect(stderr.match(/known-problems/g)).toHaveLength(1);
  expect(Object.keys(readJson('last-problems.json') as object).sort()).toEqual(['cats', 'pets', 'toys']);
  expect(JSON.stringify(readJson('src/generated/services.json'))).toContain('cats');
}, 60_000);
