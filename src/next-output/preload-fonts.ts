import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failAssumption } from './version-check-and-failed-assumptions';

const preload = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;
const styles = '<link rel="stylesheet"';

/**
 * Copies the links that preload fonts from the home page to the page for unknown URLs, where Next.js omits them. Without them,
 * the fonts would arrive too late for the first paint, which is final because they are optional.
 */
export function preloadFonts(folder: string): void {
  const [home, notFound] = ['index.html', '404.html'].map((name) => path.join(folder, name)) as [string, string];
  if (!existsSync(home) || !existsSync(notFound)) return;
  const links = readFileSync(home, 'utf8').match(preload);
  if (!links) failAssumption('preloads fonts with different markup', 'index.html');
  const page = readFileSync(notFound, 'utf8');
  if (page.includes(links[0])) return;
  if (!page.includes(styles)) failAssumption('links its stylesheets with different markup', '404.html');
  writeFileSync(notFound, page.replace(styles, `${links.join('')}$&`));
}
