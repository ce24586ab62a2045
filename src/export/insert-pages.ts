import { toExportedFile } from '@/routes/page-and-site-file-types';
import { toLinkAttribute, shells, toBodyPath, type ShellName } from '@/routes/shell-paths-and-active-link-attributes';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { environment, getAlgolia } from '@/lib/environment';
import { escapeHtml } from '@/lib/escape';
import { placeholders } from '@/lib/page-ids-markers-and-placeholders';
import { listFiles, writeFile } from '@/lib/files';
import { failAssumption } from '@/next-output/check-next-version-and-server-modules';
import { isPayloadFile } from '@/next-output/read-payloads-without-static-html';
import { securePage } from '@/next-output/content-security-policy';
import { ExportedShell } from '@/next-output/exported-shell';
import { getConnectSources } from '@/search/algolia/connect-source-origins';

/** A rendered page that waits for its shell. */
export interface PendingPage {
  path: string;
  shell: ShellName;
  /** True if the page gets no payloads. */
  isFullLoad?: boolean;
  title: string;
  /** The tags of the head as HTML, without the title. */
  head: string;
  /** The body as HTML. */
  body: string;
}

/** Formats a pending page as a line of JSON. Unlike JSON, Node's `readline` ends a line at a line or paragraph separator, too. */
export function toPendingLine(page: PendingPage): string {
  return `${JSON.stringify(page).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;
}

/** Where other files wait, and the file of the pages of a share of the work. A thousand files of one page each take a second longer. */
export const pendingParts = { files: 'files', pages: (share: number) => `pages-${share}.jsonl` };

/**
 * Inserts the pages of a folder into the shells of an export, adds the policy to complete pages, moves the other files of the folder
 * into the export, and removes the shells that are not pages themselves.
 */
export async function insertPages(folder: string, target: string): Promise<void> {
  // Pages replace shells with the same path, so all shells are read first.
  const read = prepareShells(target);
  for (const address of Object.values(shells)) removeShell(target, address);
  for (const name of readdirSync(folder).filter((entry) => entry !== pendingParts.files))
    for await (const line of createInterface(createReadStream(path.join(folder, name))))
      writePage(target, JSON.parse(line) as PendingPage, read);
  const files = path.join(folder, pendingParts.files);
  for (const file of listFiles(files)) {
    // A redirect is a page without a shell.
    if (file.endsWith('.html'))
      writeFile(
        path.join(target, file),
        securePage(readFileSync(path.join(files, file), 'utf8'), { file, connect: [] }),
      );
    else moveFile(path.join(files, file), path.join(target, file));
  }
  rmSync(folder, { recursive: true, force: true });
}

function writePage(target: string, page: PendingPage, read: Shells): void {
  const file = path.join(target, toExportedFile(page));
  const { html, payloads } = insertPage(page, read);
  writeFile(file, html);
  for (const [name, text] of payloads) writeFile(path.join(path.dirname(file), name), text);
}

function moveFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Inserts a page into its shell. Returns its HTML, and its payloads by file name. */
export function insertPage(
  page: PendingPage,
  read: Shells,
): { html: string; payloads: [name: string, text: string][] } {
  const shell = read[page.shell];
  const parts = {
    ...page,
    body: nameBody(page),
    toAttribute: (name: string, links: string) => toLinkAttribute(name, links, page.path),
  };
  const hasPayloads = page.shell !== 'notFound' && !page.isFullLoad;
  return { html: shell.toHtml(parts), payloads: hasPayloads ? shell.toPayloads(parts) : [] };
}

/** Writes the path from which navigation loads the body into its first tag, and whether it is always a full page load. */
function nameBody({ path: address, shell, isFullLoad, body }: PendingPage): string {
  const name = `<div data-body="${escapeHtml(toBodyPath(shell, address))}"${isFullLoad ? ' data-full-load=""' : ''}`;
  if (!body.startsWith('<div')) throw new Error(`The body of ${address} does not begin with a div.`);
  return name + body.slice('<div'.length);
}

/** Returns the files of a shell in the export: its HTML, and its payloads, which the page for unknown addresses does not have. */
function findFiles(target: string, address: string): { folder: string; html: string; payloads: string[] } {
  if (address.endsWith('.html')) return { folder: target, html: path.basename(address), payloads: [] };
  const folder = path.join(target, address);
  const payloads = existsSync(folder) ? readdirSync(folder).filter((name) => isPayloadFile(name)) : [];
  return { folder, html: 'index.html', payloads };
}

type Shells = Record<ShellName, ExportedShell>;

/** Reads all shells of an export, and writes the scripts that their pages share into it. */
export function prepareShells(target: string): Shells {
  const names = Object.keys(shells) as ShellName[];
  return Object.fromEntries(names.map((name) => [name, prepareShell(target, name)])) as Shells;
}

function prepareShell(target: string, name: ShellName): ExportedShell {
  const { folder, html, payloads } = findFiles(target, shells[name]);
  const file = path.relative(target, path.join(folder, html)).split(path.sep).join('/');
  if (!existsSync(path.join(target, file))) failAssumption(`has exported no HTML of the shell ${shells[name]}`, file);
  const read = (own: string) => readFileSync(path.join(folder, own), 'utf8');
  const texts = new Map([['index.html', read(html)], ...payloads.map((own) => [own, read(own)] as const)]);
  const shell = new ExportedShell(texts, {
    file,
    basePath: environment.basePath,
    bodyPath: toBodyPath(name, placeholders.page),
    ...(shells[name].includes(placeholders.path) ? { slugStart: shells[name].indexOf(placeholders.path) } : {}),
    connect: getConnectSources(getAlgolia()),
  });
  if (shell.script) {
    writeFile(path.join(target, shell.script.path), shell.script.text);
  }
  return shell;
}

function removeShell(target: string, address: string): void {
  const { folder, html, payloads } = findFiles(target, address);
  for (const name of [html, ...payloads]) rmSync(path.join(folder, name));
  if (address.includes(placeholders.path)) rmSync(folder, { recursive: true, force: true });
}
