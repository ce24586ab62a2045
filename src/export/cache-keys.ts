import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import { navbarFile, shownNavbarFile } from '@/site/navbar-types-and-read-navbar-json';

/** The configuration of Next.js and of the styles. */
const configuration = ['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json', 'package.json'];

/** Matches the environment variables that affect a page. */
const variables =
  /^(?:NEXT_|BASE_PATH$|SITE_URL$|NOINDEX$|INTERNAL$|DRAFTS$|LOCALE$|ALGOLIA_HOST$|ALGOLIA_INSIGHTS$|SOURCE_MAPS$|EXPORT_DIR$)/;

/** Matches those that do not affect a shell, because they only determine what the build inserts into it. */
const inserted = /^(?:SITE_URL|NOINDEX|DRAFTS)$/;

/** Returns a hash of everything that determines the shells: code, configuration, packages, Node, variables, and the navbar. */
export async function getShellsKey(root: string, env: Record<string, string>): Promise<string> {
  const used = getVariables({ ...process.env, ...env }).filter(([name]) => !inserted.test(name));
  return toDigest([await loadFingerprint(root, [...configuration, navbarFile]), used]);
}

const documents = '.contentlayer/generated';

/**
 * Returns a hash of everything that a page can show besides its own text: what determines the shells, specs, files next to pages, and
 * the front matter of pages, but no timestamps.
 */
export async function getInputsKey(root: string): Promise<string> {
  const files = [
    ...listBelow(root, 'public'),
    // Metadata of folders, sidebars of versions, and the images and files that pages refer to.
    ...listBelow(root, 'content').filter((file) => !file.endsWith('.md')),
  ];
  const fronts: string[] = [];
  for (const file of listBelow(root, documents).filter((name) => name.endsWith('.md.json')))
    fronts.push(toFrontMatter(readFileSync(path.join(root, file), 'utf8')));
  return toDigest([await getSpecsKey(root), await loadFingerprint(root, files), fronts]);
}

/** Returns a hash of everything that determines the files of specs, which no page affects. */
export async function getSpecsKey(root: string): Promise<string> {
  // Another step writes the navbar at the same time. It follows from the other inputs.
  const isInput = (file: string) => file !== navbarFile && file !== shownNavbarFile;
  const files = [...configuration, ...listBelow(root, 'src/generated').filter(isInput)];
  return toDigest([await loadFingerprint(root, files), getVariables(process.env)]);
}

function getVariables(env: Record<string, string | undefined>): [name: string, value: string | undefined][] {
  return Object.entries(env)
    .filter(([name]) => variables.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function listBelow(root: string, name: string): string[] {
  const folder = path.join(root, name);
  return existsSync(folder) ? listFiles(folder).map((file) => `${name}/${file}`) : [];
}

/** Returns a document of Contentlayer without its text and without the values derived from the text. */
function toFrontMatter(document: string): string {
  const { page, home } = JSON.parse(document) as Record<string, Record<string, unknown> | undefined>;
  const derived = { digest: undefined, text: undefined, bodyLine: undefined, segments: undefined };
  return JSON.stringify({ ...(page ?? home), ...derived });
}
