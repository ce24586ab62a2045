import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { getConnectSources } from '@/export/policy';
import { PageTemplate, type PageValues } from '@/export/template';
import { environment, getAlgolia } from '@/lib/environment';
import { listFiles } from '@/lib/list-files';
import { partMarks } from '@/lib/spec-part';
import { isLargeModel } from '@/spec/model-text';
import { runCommand, runInHalves } from './command';
import { runTogether } from './step';

/** More than these of the processes that write large specs only wait for each other's memory. */
const mostProcesses = 2;

/**
 * Begins to write what is made beside the framework: first the pages of the docs, then parts of large specs and the index of the
 * search.
 */
export async function startParts(
  root: string,
  { parts: folder, articles }: { parts: string; articles: string },
  env: Record<string, string>,
): Promise<{ articles: Promise<unknown>; all: Promise<unknown> }> {
  for (const name of [folder, articles]) await rm(path.join(root, name), { recursive: true, force: true });
  const options = { quiet: true, env: { ...env, NODE_ENV: 'production' }, cwd: root };
  const count = (await hasLargeSpec(root)) ? Math.min(mostProcesses, availableParallelism()) : 0;
  const shares = Array.from({ length: count }, (_, part) =>
    runCommand('spec-parts', [folder, String(part), String(count)], options),
  );
  const docs = runInHalves('docs-parts', [folder, articles], options);
  return { articles: docs.first, all: runTogether(docs.all, ...shares) };
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

/** Puts what {@link startParts} has written into an export: the pages into the templates that the framework has made. */
export function fillParts(folder: string, target: string): void {
  const templates = readTemplates(target);
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    const template = templates.find(({ root }) => file.startsWith(root) && file.endsWith('.html'))?.template;
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    if (!template) renameSync(path.join(folder, file), path.join(target, file));
    else writeFileSync(path.join(target, file), fill(template, readFileSync(path.join(folder, file), 'utf8')));
  }
  for (const { root } of templates) rmSync(path.join(target, root, partMarks.path), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}

function fill(template: PageTemplate, unfilled: string): string {
  const end = unfilled.indexOf('\n');
  const values = JSON.parse(unfilled.slice(0, end)) as Omit<PageValues, 'body'>;
  return template.fill({ ...values, body: unfilled.slice(end + 1) });
}

function readTemplates(target: string): { root: string; template: PageTemplate }[] {
  const services = existsSync(path.join(target, 'api')) ? readdirSync(path.join(target, 'api')) : [];
  const roots = services.flatMap((service) => [`api/${service}/`, `print/api/${service}/`]);
  const found = roots.filter((root) => existsSync(path.join(target, root, partMarks.path)));
  return found.map((root) => ({ root, template: readTemplate(target, root) }));
}

function readTemplate(target: string, root: string): PageTemplate {
  const file = `${root}${partMarks.path}/index.html`;
  const settings = { file, connect: getConnectSources(getAlgolia()), basePath: environment.basePath };
  const template = new PageTemplate(readFileSync(path.join(target, file), 'utf8'), partMarks, settings);
  const script = path.join(target, template.script.path);
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, template.script.text);
  return template;
}
