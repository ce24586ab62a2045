import type { HostRules } from '../host-rules';
import { loadSite, type Finding, type Check } from './request-deployed-site';
import type { Redirect } from '@/site/schema';
import {
  checkCaching,
  checkCompression,
  checkHeaders,
  checkNotFound,
  checkSlash,
  checkTypes,
  toRedirectCheck,
} from './check-responses';
import { checkFiles, checkPolicy, checkSearch, checkSitemap } from './check-published-files-and-policies';

export interface SmokeResult {
  name: string;
  good: string;
  findings: Finding[];
}

/** Runs the checks on a deployed site. */
export async function runSmokeChecks(
  address: string,
  rules: HostRules,
  { withHeaders = true } = {},
): Promise<SmokeResult[]> {
  const site = await loadSite(address);
  const results: SmokeResult[] = [];
  for (const check of getChecks({ redirects: rules.redirects, withHeaders })) {
    const { name, good } = check;
    results.push({ name, good, findings: await check.run(site, rules) });
  }
  return results;
}

const shown = 3;

/** Formats one line for each check, followed by the findings of a failed check and how to fix them. */
export function toSmokeReport(results: SmokeResult[]): string {
  const lines = results.flatMap(({ name, good, findings }) => {
    if (findings.length === 0) return [`ok    ${name.padEnd(12)} ${good}`];
    const rest = findings.length - shown;
    return [
      `FAIL  ${name}`,
      ...findings.slice(0, shown).flatMap(({ what, fix }, index) => {
        const isSame = findings[index - 1]?.fix === fix;
        return [`        ${what}`, ...(isSame ? [] : [`          ${fix}`])];
      }),
      ...(rest > 0 ? [`        and ${rest} more`] : []),
    ];
  });
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  return [...lines, `${results.length - failed} of ${results.length} checks passed`].join('\n');
}

/** Returns the checks, the most important first. Omits those of headers for hosts that cannot set headers. */
function getChecks({ redirects, withHeaders }: { redirects: Redirect[]; withHeaders: boolean }): Check[] {
  const checks: Check[] = [
    { name: 'files', good: 'every page and file matches the build', run: checkFiles },
    { name: 'slashes', good: 'a path without a trailing slash redirects to the path with one', run: checkSlash },
    { name: 'not found', good: 'a missing path returns 404 with the not-found page of the site', run: checkNotFound },
    { name: 'types', good: 'files are sent with their media types', run: checkTypes },
    { name: 'policy', good: 'every page contains its policy', run: checkPolicy },
    { name: 'headers', good: 'the security headers are sent', run: checkHeaders },
    { name: 'compression', good: 'texts are compressed', run: checkCompression },
    { name: 'caching', good: 'browsers cache hashed files and revalidate pages', run: checkCaching },
    { name: 'search', good: 'the search index is published', run: checkSearch },
    { name: 'sitemap', good: 'the sitemap and robots.txt match the address', run: checkSitemap },
    { name: 'redirects', good: 'old addresses redirect to new ones', run: toRedirectCheck(redirects) },
  ];
  return checks.filter(({ name }) => withHeaders || !['headers', 'caching'].includes(name));
}
