import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ArticleTemplate, type ArticleValues } from '@/export/article-template';
import { getConnectSources } from '@/export/policy';
import { articleMarks } from '@/lib/article-mark';
import { environment, getAlgolia } from '@/lib/environment';
import { fail } from '@/lib/fail';
import { listFiles } from '@/lib/list-files';

/** A page of the docs that waits for its template, and where the framework puts that. */
export type UnfilledArticle = Partial<ArticleValues> & { template: string; body: string };

/** A line of values, then its markup. */
export function toUnfilledArticle({ body, ...values }: UnfilledArticle): string {
  return `${JSON.stringify(values)}\n${body}`;
}

/** Makes pages of what `src/cli/article-pages.ts` has written into a folder, and of the templates in an export; gives their files. */
export function fillArticles(folder: string, target: string): Set<string> {
  const templates = new Map<string, ArticleTemplate>();
  const written = new Set<string>();
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    const { template: place, ...values } = toArticle(readFileSync(path.join(folder, file), 'utf8'));
    const template = templates.get(place) ?? readTemplate(target, place);
    templates.set(place, template);
    const slug = path.posix.dirname(file);
    mkdirSync(path.join(target, slug), { recursive: true });
    for (const [name, text] of template.fill(values)) {
      written.add(`${slug}/${name}`);
      writeFileSync(path.join(target, slug, name), text);
    }
  }
  for (const place of templates.keys())
    if (!written.has(`${place}/index.html`)) rmSync(path.join(target, place), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  return written;
}

function toArticle(unfilled: string): UnfilledArticle {
  const end = unfilled.indexOf('\n');
  return { ...(JSON.parse(unfilled.slice(0, end)) as { template: string }), body: unfilled.slice(end + 1) };
}

function readTemplate(target: string, place: string): ArticleTemplate {
  const folder = path.join(target, place);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:html|txt)$/.test(name)) : [];
  if (!names.includes('index.html')) fail(`the framework has exported no template /${place}/`);
  const files = names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  const settings = {
    file: `${place}/index.html`,
    connect: getConnectSources(getAlgolia()),
    basePath: environment.basePath,
  };
  const template = new ArticleTemplate(new Map(files), articleMarks, settings);
  const script = path.join(target, template.script.path);
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, template.script.text);
  return template;
}
