import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@/export/run-steps-and-programs';
import { fail } from '@/lib/user-errors-and-mistakes';
import { listFiles, writeFile } from '@/lib/files';
import { getServices } from '@/openapi/load-services-and-specs';
import { writePages } from './generated';
import { measureBuild } from './measure-build';

/** Fixed versions: a newer release would change the comparison. */
const dependencies = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/faster': '3.10.2',
  '@docusaurus/preset-classic': '3.10.2',
  '@mdx-js/react': '3.1.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  redocusaurus: '2.5.2',
};

/** Creates a Docusaurus site with redocusaurus, which has the generated pages and the bundles of our specs. */
export async function makeRival(folder: string, count: number): Promise<void> {
  mkdirSync(path.join(folder, 'specs'), { recursive: true });
  const manifest = {
    name: 'rival',
    private: true,
    dependencies,
    // 4.7.1 depends on a package that is not in every registry.
    overrides: { '@docsearch/react': '4.7.0' },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await measureBuild('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  // An earlier run may have left files in the folder.
  for (const name of ['docs', 'build', '.docusaurus', 'node_modules/.cache'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  await runProgram('tsx', ['src/cli/build-openapi.ts'], { quiet: true });
  const services = getServices();
  for (const service of services)
    cpSync(`src/generated/${service}.json`, path.join(folder, 'specs', `${service}.json`));
  writePages(path.join(folder, 'docs'), count);
  writeFileSync(path.join(folder, 'docusaurus.config.mjs'), toConfig(services));
}

/**
 * Adds the pages that our site has besides the generated ones, except those of operations, which redocusaurus shows: the Markdown
 * that the export in `out/` offers to programs. It is CommonMark, which Docusaurus reads as MDX unless the front matter says so.
 */
export function addOwnPages(folder: string): void {
  const files = listFiles('out').filter((file) => file.endsWith('.md') && !/^(?:api|\.well-known)\//.test(file));
  if (files.length === 0) fail('out/ has no Markdown. Run `npm run build` first.');
  for (const file of files) {
    const text = readFileSync(path.join('out', file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    writeFile(path.join(folder, 'docs/own', file), `---\nmdx:\n  format: md\n---\n${text}`);
  }
}

function toConfig(services: string[]): string {
  const specs = services.map((service) => ({ id: service, spec: `specs/${service}.json`, route: `/api/${service}/` }));
  const config = {
    title: 'Rival',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'warn',
    future: { v4: true, faster: true },
    presets: [
      ['classic', { docs: { routeBasePath: '/', sidebarPath: undefined }, blog: false }],
      ['redocusaurus', { specs }],
    ],
  };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}
