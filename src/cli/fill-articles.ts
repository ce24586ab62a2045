import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ArticleTemplate, type ArticleValues } from '@/export/article-template';
import { listFiles } from '@/export/manifest';
import { getConnectSources } from '@/export/policy';
import { articleMarks } from '@/lib/article-mark';
import { environment, getAlgolia } from '@/lib/environment';
import { fail } from '@/lib/fail';

/** A page of the docs that waits for its template, and where the framework puts that. */
export type UnfilledArticle = Partial<ArticleValues> & { template: string; body: string };

/** A line of values, then its markup. */
export function toUnfilledArticle({ body, ...values }: UnfilledArticle): string {
  return `${JSON.stringify(values)}\n${body}`;
}

/** Makes pages of what `src/cli/article-pages.ts` has written into a folder, and of the templates in an export; gives their files. */
export async function fillArticles(folder: string, target: string): Promise<Set<string>> {
  const templates = new Map<string, ArticleTemplate>();
  const written = new Set<string>();
  for (const file of existsSync(folder) ? await listFiles(folder) : []) {
    const { template: place, ...values } = toArticle(await readFile(path.join(folder, file), 'utf8'));
    const template = templates.get(place) ?? (await loadTemplate(target, place));
    templates.set(place, template);
    const slug = path.posix.dirname(file);
    await mkdir(path.join(target, slug), { recursive: true });
    for (const [name, text] of template.fill(values)) {
      written.add(`${slug}/${name}`);
      await writeFile(path.join(target, slug, name), text);
    }
  }
  for (const place of templates.keys())
    if (!written.has(`${place}/index.html`)) await rm(path.join(target, place), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  return written;
}

function toArticle(unfilled: string): UnfilledArticle {
  const end = unfilled.indexOf('\n');
  return { ...(JSON.parse(unfilled.slice(0, end)) as { template: string }), body: unfilled.slice(end + 1) };
}

async function loadTemplate(target: string, place: string): Promise<ArticleTemplate> {
  const folder = path.join(target, place);
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => /\.(?:html|txt)$/.test(name)) : [];
  if (!names.includes('index.html')) fail(`the framework has exported no template /${place}/`);
  const files = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  const settings = {
    file: `${place}/index.html`,
    connect: getConnectSources(getAlgolia()),
    basePath: environment.basePath,
  };
  const template = new ArticleTemplate(new Map(await Promise.all(files)), articleMarks, settings);
  const script = path.join(target, template.script.path);
  await mkdir(path.dirname(script), { recursive: true });
  await writeFile(script, template.script.text);
  return template;
}
