import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reuseDocuments } from '@/content/reuse-documents';
import { rebuildFile } from '@/content/rebuild-file';
import { toPageVersion } from '@/site/versions';
import { getSiteVariables } from '@/site/get-site';
import { bundleProgram, run } from '../bundled-program';
import { textCache } from '@/content/page-text-cache';
import { toCachePath } from '@/lib/cache';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

const project = makeFolder();
const inProject = (name: string) => path.join(project, name);

let command: string;

const build = () => run(command, project);

/** Returns the page of a document without the digest, which only a complete build writes. */
function readPage(name: string): { slug: string; description: string; text: string } {
  const built = readFileSync(inProject(`.contentlayer/generated/Page/${name}.md.json`), 'utf8');
  const { page } = JSON.parse(built) as { page: ReturnType<typeof readPage> };
  return { ...page, digest: undefined } as ReturnType<typeof readPage>;
}

function toTextFile(name: string): string {
  return inProject(toCachePath(textCache, readPage(name).text));
}

/** Rebuilds files in the folder of the project, as `npm run dev` does. */
async function rebuildHere(...files: string[]): Promise<void> {
  const here = process.cwd();
  process.chdir(project);
  try {
    for (const file of files) await rebuildFile(file, { variables: getSiteVariables(), findVersion: toPageVersion });
  } finally {
    process.chdir(here);
  }
}

describe('npm run content', () => {
  beforeAll(async () => {
    for (const name of ['node_modules', 'src', 'contentlayer.config.ts', 'tsconfig.json', 'package.json']) {
      symlinkSync(path.resolve(name), inProject(name));
    }
    cpSync('tests/fixtures/content', inProject('content'), { recursive: true });
    cpSync('content/sdk', inProject('content/sdk'), { recursive: true });
    command = await bundleProgram('cli/build-content', project);
    writeFile(inProject('content/1-new/été.md'), '---\ntitle: New\ndescription: N\n---\n\nHello {product}.\n');
  });

  it('builds pages and copies adjacent files', { timeout: 120_000 }, async () => {
    expect(await build()).toEqual({ output: '4 pages, 2 files next to them.\n', errors: '', code: 0 });
    expect(existsSync(inProject('public/content-assets/guides/squares.svg'))).toBe(true);
    expect(readPage('guides__end').slug).toBe('finish');
    expect(existsSync(toTextFile('guides__end'))).toBe(true);
    const variables = getSiteVariables();
    expect((await reuseDocuments(variables, project)).isComplete).toBe(true);
  });

  it('rebuilds the document of a single page with the same result as Contentlayer', async () => {
    const names = () => readdirSync(inProject('.contentlayer/generated/Page')).sort();
    const [before, made, fromStart] = [names(), readPage('_1-new__été'), readPage('guides__end')];
    await rebuildHere('1-new/été.md', 'guides/end.md', 'index.md');
    expect(names()).toEqual(before);
    expect([readPage('_1-new__été'), readPage('guides__end')]).toEqual([made, fromStart]);
    expect((await reuseDocuments(getSiteVariables(), project)).isComplete).toBe(false);

    const end = inProject('content/guides/end.md');
    const text = readFileSync(end, 'utf8');
    writeFileSync(end, text.replace(/^description:.*$/m, 'description: All of {product}.'));
    await rebuildHere('guides/end.md');
    expect(readPage('guides__end').description).toBe(`All of ${getSiteVariables().product}.`);
    writeFileSync(end, 'no front matter');
    await rebuildHere('guides/end.md');
    expect(readPage('guides__end')).toMatchObject({ title: 'end', description: '' });
    writeFileSync(end, text);
    rmSync(inProject('content/1-new'), { recursive: true });
    await rebuildHere('1-new/été.md');
    expect(names()).toEqual(before.filter((name) => name !== '_1-new__été.md.json'));
  });

  it('copies a single adjacent file and removes its copy', async () => {
    const [file, copy] = ['content/guides/a.txt', 'public/content-assets/guides/a.txt'].map(inProject);
    if (!file || !copy) throw new Error('There is no name.');
    writeFileSync(file, 'A');
    await rebuildHere('guides/a.txt');
    expect(readFileSync(copy, 'utf8')).toBe('A');
    rmSync(file);
    await rebuildHere('guides/a.txt', 'guides/_category_.yml');
    expect(existsSync(copy)).toBe(false);
    expect(existsSync(inProject('public/content-assets/guides/squares.svg'))).toBe(true);
  });

  it('builds what the mistakes of some pages allow, and drops removed pages', { timeout: 120_000 }, async () => {
    rmSync(toTextFile('guides__end'));
    const start = inProject('content/guides/start.md');
    const { atime, mtime } = statSync(start);
    writeFileSync(start, readFileSync(start, 'utf8').replace("'A first", "'An edited"));
    utimesSync(start, atime, mtime);
    rmSync(inProject('content/pages/help.md'));
    writeFileSync(inProject('content/guides/wrong.md'), '---\ntitel: T\ntitle: Wrong\nslug: a b\n---\n\nText.\n');
    writeFileSync(inProject('content/guides/no page.md'), '---\ntitle: T\ndescription: D\n---\n');
    expect(await build()).toEqual({ output: '3 pages, 2 files next to them.\n', errors: '', code: 0 });
    expect(readPage('guides__wrong')).toMatchObject({ title: 'Wrong', description: '', slug: 'guides/wrong' });
    expect(readPage('guides__start').description).toMatch(/^An edited/);
    expect(existsSync(inProject('.contentlayer/generated/Page/pages__help.md.json'))).toBe(false);
    expect(existsSync(toTextFile('guides__end'))).toBe(true);
  });

  it('lets Contentlayer reject front matter that does not match its schema', { timeout: 120_000 }, async () => {
    writeFileSync(inProject('content/guides/wrong.md'), '---\ntitle: T\ndescription: D\ntitel: T\n---\n');
    const contentlayer = 'node_modules/contentlayer2/bin/cli.cjs';
    const { output, errors, code } = await run(contentlayer, project, ['build'], { PWD: project });
    expect(code).toBe(1);
    expect(`${output}${errors}`).toContain('4:1: "titel" is not a front matter key');
  });

  it('never runs front matter with code', { timeout: 120_000 }, async () => {
    const page = '---js\n{ title: require("node:fs").writeFileSync("ran", "") }\n---\n';
    writeFileSync(inProject('content/guides/wrong.md'), page);
    expect((await build()).code).toBe(0);
    expect(existsSync(inProject('ran'))).toBe(false);
  });
});
