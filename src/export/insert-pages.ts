import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, getAlgolia } from '@/lib/environment';
import { listFiles } from '@/lib/files';
import type { PageValues } from '@/lib/placeholders';
import { failAssumption } from '@/next-output/assumptions';
import { isPageFile } from '@/next-output/files';
import { Template } from '@/next-output/template';
import { getConnectSources, securePage } from './policy';

/** A rendered page that waits for its template. */
export interface PendingPage {
  /** The path of the template, without slashes at the start and end. */
  template: string;
  /** True if the page gets no payloads. */
  isFullLoad?: boolean;
  values: Omit<PageValues, 'body'>;
  /** The body as HTML. */
  body: string;
}

/** Formats a pending page as a line of JSON followed by the body. */
export function toPendingText({ body, ...page }: PendingPage): string {
  return `${JSON.stringify(page)}\n${body}`;
}

function readPending(file: string): PendingPage {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as Omit<PendingPage, 'body'>), body: text.slice(end + 1) };
}

/**
 * Inserts the pages of a folder into the templates of an export, moves the other files of the folder into the export, and
 * removes the templates that are not pages themselves. Returns the paths of the finished files in the export.
 */
export function insertPages(folder: string, target: string): Set<string> {
  const templates = new Map<string, Template>();
  const finished = new Set<string>();
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    const place = path.posix.dirname(file);
    mkdirSync(path.join(target, place), { recursive: true });
    if (!file.endsWith('.html')) {
      renameSync(path.join(folder, file), path.join(target, file));
      continue;
    }
    const { template: name, isFullLoad, values, body } = readPending(path.join(folder, file));
    const template = templates.get(name) ?? readTemplate(target, name);
    templates.set(name, template);
    const payloads = isFullLoad ? [] : template.toPayloads({ ...values, body });
    for (const [name, text] of [['index.html', template.toHtml({ ...values, body })], ...payloads] as const) {
      finished.add(`${place}/${name}`);
      writeFileSync(path.join(target, place, name), text);
    }
  }
  for (const name of templates.keys())
    if (!finished.has(`${name}/index.html`)) rmSync(path.join(target, name), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  return finished;
}

function readTemplate(target: string, name: string): Template {
  const folder = path.join(target, name);
  const names = existsSync(folder) ? readdirSync(folder).filter(isPageFile) : [];
  const file = `${name}/index.html`;
  for (const wanted of ['index.html', 'index.txt'])
    if (!names.includes(wanted)) failAssumption(`has exported no ${wanted} of the template /${name}/`, file);
  const connect = getConnectSources(getAlgolia());
  const template = new Template(
    new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)),
    { file, basePath: environment.basePath, secure: (html) => securePage(html, { file, connect }) },
  );
  const script = path.join(target, template.script.path);
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, template.script.text);
  return template;
}
