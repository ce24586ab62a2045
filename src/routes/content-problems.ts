import { readFileSync } from 'node:fs';
import { getAssetProblems } from '@/docs/assets';
import { getLinkProblems } from '@/docs/link-problems';
import { checkPages, type PageProblem } from '@/docs/page';
import { toSamePath, toUrlParts } from '@/lib/href';
import { pageIds } from '@/lib/page-ids';
import type { Redirect } from '@/site/schema';
import { getSite } from '@/site/site';
import { loadNavigation } from './navigation';
import { listGeneratedPages } from './pages';

/**
 * Finds all problems except for those of code samples: in the configuration, in files next to pages, and in pages. A page has
 * problems with its text and links, and with its URL if another page has the same one. Reads the built pages and specs.
 */
export async function getContentProblems(): Promise<PageProblem[]> {
  const checked = await checkPages();
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const owners = new Map<string, string>();
  for (const { path, name, anchors } of await listGeneratedPages()) {
    known.set(path, anchors);
    owners.set(toSamePath(path), name);
  }
  for (const { page, anchors } of checked)
    if (!known.has(page.path)) known.set(page.path, new Set([...pageIds, ...anchors]));
  const ofPages = checked.flatMap(({ page, problems, links }) => {
    const address = toSamePath(page.path);
    const owner = owners.get(address);
    owners.set(address, owner ?? page.file);
    return [
      ...(owner === undefined ? [] : [toDuplicate(page, owner)]),
      ...problems,
      ...getLinkProblems(page, links, known),
    ];
  });
  const { problems } = await loadNavigation();
  const ofConfiguration = [...problems, ...getRedirectProblems(getSite().redirects, known)].map((problem) => ({
    severity: 'error' as const,
    place: { file: 'src/site.config.ts' },
    ...problem,
  }));
  return [...ofConfiguration, ...getAssetProblems(), ...ofPages];
}

/** Finds redirects from pages that exist, and redirects to pages that do not exist. */
export function getRedirectProblems(
  redirects: Redirect[],
  known: { has: (path: string) => boolean },
): Pick<PageProblem, 'message' | 'fix'>[] {
  const problems: Pick<PageProblem, 'message' | 'fix'>[] = [];
  for (const { from, to } of redirects) {
    const { path: target } = toUrlParts(to);
    if (known.has(from))
      problems.push({
        message: `redirects: ${from} is redirected, but it is a page of the site`,
        fix: 'Remove the page or the redirect.',
      });
    if (!known.has(target))
      problems.push({
        message: `redirects: ${from} points to ${target}, which is not a page of the site`,
        fix: 'Name the address of a page, or remove the redirect.',
      });
  }
  return problems;
}

function toDuplicate({ file, path }: { file: string; path: string }, owner: string): PageProblem {
  return {
    severity: 'warning',
    place: { file, line: findSlug(file), column: 1 },
    message: `the address ${path} is taken by ${owner}`,
    fix: 'Give the page another slug.',
  };
}

/** Returns the number of the line with the slug, or 1 if the path comes from the name of the file. */
function findSlug(file: string): number {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return Math.max(lines.findIndex((line) => /^slug\s*:/.test(line)) + 1, 1);
}
