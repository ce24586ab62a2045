import path from 'node:path';
import { deferredScripts } from '@/lib/page-ids-markers-and-placeholders';
import { failAssumption } from './check-next-version-and-server-modules';
import { scanPage } from './inline-scripts-and-refused-markup';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listFiles } from '@/lib/files';

const asyncScript = /<script src="[^"]*" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * An inline script that does nothing, but that the browser runs only after the stylesheets before it have loaded. Without it, the
 * browser would parse a large page completely before they arrive, and the first paint would include all of it.
 */
const stylesAwaited = '<script>0</script>';

/**
 * Moves the scripts of Next.js into `<template>` elements, from which the inline script in the page's head inserts them, usually
 * after the first paint. Otherwise the browser could run them before the first paint and delay it. The inline script moves before
 * the stylesheets, because it would wait for them; {@link stylesAwaited} waits for them instead. Fails for a page of Next.js
 * whose head loads no scripts in the expected form.
 */
export function deferScripts(html: string, file: string): string {
  const { policyAt, scripts } = scanPage(html);
  const own = scripts[0];
  const end = html.indexOf('</head>');
  if (policyAt === undefined || !own || end < own.end || html.includes(`<template class="${deferredScripts}"`))
    return html;
  const head = html.slice(policyAt, own.start) + html.slice(own.end, end);
  const deferred = [...(head.match(scriptPreload) ?? []), ...(head.match(asyncScript) ?? [])].join('');
  if (deferred === '') {
    if (html.includes('/_next/static/chunks/')) failAssumption('loads its scripts with different markup', file);
    return html;
  }
  return [
    html.slice(0, policyAt),
    toTemplate(deferred),
    html.slice(own.start, own.end),
    head.replaceAll(scriptPreload, '').replaceAll(asyncScript, '') + stylesAwaited,
    html.slice(end).replaceAll(asyncScript, (script) => toTemplate(script)),
  ].join('');
}

function toTemplate(content: string): string {
  return `<template class="${deferredScripts}">${content}</template>`;
}

/** Makes Chromium compile all functions of a script during the download, instead of each one when the page calls it. */
const hint = '//# allFunctionsCalledOnLoad\n';

const chunk = /(?:^|\/)_next\/static\/chunks\/[^/]+\.js$/;

/** The minimum size in bytes: smaller scripts have little to compile. */
const minimumHintedLength = 10_000;

/**
 * Adds the hint to the scripts of the export. A script with a source map stays unchanged, because the hint would shift the lines
 * that the map refers to. Fails if all scripts of Next.js are in other folders.
 */
export function hintScripts(folder: string): void {
  const scripts = listFiles(folder).filter((name) => /(?:^|\/)_next\/.*\.js$/.test(name));
  const chunks = scripts.filter((name) => chunk.test(name));
  if (scripts[0] !== undefined && chunks.length === 0)
    failAssumption('keeps its scripts in another folder', scripts[0]);
  for (const file of chunks) {
    const target = path.join(folder, file);
    const script = readFileSync(target, 'utf8');
    if (script.length < minimumHintedLength || script.startsWith(hint) || script.includes('\n//# sourceMappingURL='))
      continue;
    writeFileSync(target, hint + script);
  }
}

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;
const styles = '<link rel="stylesheet"';

/**
 * Copies the links that preload fonts from the home page to the page for unknown URLs, where Next.js omits them. Without them,
 * the fonts would arrive too late for the first paint, which is final because they are optional.
 */
export function preloadFonts(folder: string): void {
  const [home, notFound] = ['index.html', '404.html'].map((name) => path.join(folder, name)) as [string, string];
  if (!existsSync(home) || !existsSync(notFound)) return;
  const links = readFileSync(home, 'utf8').match(fontPreload);
  if (!links) failAssumption('preloads fonts with different markup', 'index.html');
  const page = readFileSync(notFound, 'utf8');
  if (page.includes(links[0])) return;
  if (!page.includes(styles)) failAssumption('links its stylesheets with different markup', '404.html');
  writeFileSync(notFound, page.replace(styles, `${links.join('')}$&`));
}
