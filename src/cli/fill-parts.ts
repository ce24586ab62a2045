import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/export/manifest';
import { getConnectSources } from '@/export/policy';
import { PageTemplate, type PageValues } from '@/export/template';
import { environment, getAlgolia } from '@/lib/environment';
import { partMarks } from '@/lib/spec-part';
import { isLargeModel } from '@/spec/model-text';
import { runProgram, runTogether } from './step';

/** More than these of the processes that write large specs only wait for each other's memory. */
const mostProcesses = 2;

/** Writes what is made beside the framework: parts of large specs and the index of the search, and the pages of the docs. */
export async function writeParts(
  root: string,
  { parts: folder, articles }: { parts: string; articles: string },
  env: Record<string, string>,
): Promise<void> {
  for (const name of [folder, articles]) await rm(path.join(root, name), { recursive: true, force: true });
  const options = { quiet: true, env: { ...env, NODE_ENV: 'production' }, cwd: root };
  const run = (program: string, ...args: string[]) => runProgram('tsx', [`src/cli/${program}.ts`, ...args], options);
  const count = (await hasLargeSpec(root)) ? Math.min(mostProcesses, availableParallelism()) : 0;
  const shares = Array.from({ length: count }, (_, part) => run('spec-parts', folder, String(part), String(count)));
  await runTogether(run('docs-parts', folder, articles), ...shares);
}

/** Whether it takes processes of their own at all. */
async function hasLargeSpec(root: string): Promise<boolean> {
  const folder = path.join(root, 'src/generated');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.model.json'))) {
    if (isLargeModel(await loadHead(path.join(folder, name)))) return true;
  }
  return false;
}

/** The first letters of a file: a model may be of a hundred megabytes. */
async function loadHead(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  return buffer.toString('latin1', 0, bytesRead);
}

/** A page that waits for its template: a line of values, then its markup. */
export function toUnfilled({ body, ...values }: PageValues): string {
  return `${JSON.stringify(values)}\n${body}`;
}

/** Puts what {@link writeParts} has written into an export: the pages into the templates that the framework has made. */
export async function fillParts(folder: string, target: string): Promise<void> {
  const templates = await loadTemplates(target);
  for (const file of existsSync(folder) ? await listFiles(folder) : []) {
    const template = templates.find(({ root }) => file.startsWith(root) && file.endsWith('.html'))?.template;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    if (!template) await rename(path.join(folder, file), path.join(target, file));
    else await writeFile(path.join(target, file), fill(template, await readFile(path.join(folder, file), 'utf8')));
  }
  for (const { root } of templates) await rm(path.join(target, root, partMarks.path), { recursive: true });
  await rm(folder, { recursive: true, force: true });
}

function fill(template: PageTemplate, unfilled: string): string {
  const end = unfilled.indexOf('\n');
  const values = JSON.parse(unfilled.slice(0, end)) as Omit<PageValues, 'body'>;
  return template.fill({ ...values, body: unfilled.slice(end + 1) });
}

async function loadTemplates(target: string): Promise<{ root: string; template: PageTemplate }[]> {
  const services = await readdir(path.join(target, 'api')).catch(() => []);
  const roots = services.flatMap((service) => [`api/${service}/`, `print/api/${service}/`]);
  const found = roots.filter((root) => existsSync(path.join(target, root, partMarks.path)));
  return Promise.all(found.map(async (root) => ({ root, template: await loadTemplate(target, root) })));
}

async function loadTemplate(target: string, root: string): Promise<PageTemplate> {
  const file = `${root}${partMarks.path}/index.html`;
  const settings = { file, connect: getConnectSources(getAlgolia()), basePath: environment.basePath };
  const template = new PageTemplate(await readFile(path.join(target, file), 'utf8'), partMarks, settings);
  const script = path.join(target, template.script.path);
  await mkdir(path.dirname(script), { recursive: true });
  await writeFile(script, template.script.text);
  return template;
}
