import type { Redirect } from '@/site/schema';
import { checkCaching, checkCompression, checkHeaders, checkNotFound, checkPayloads, checkSlash } from './answers';
import { checkFiles, checkPolicy, checkSearch, checkSitemap, toRedirectCheck } from './content';
import type { Check } from './site';

/** All checks, in the order of what matters most; without headers for hosts that can send none of ours. */
export function getChecks({ redirects, withHeaders }: { redirects: Redirect[]; withHeaders: boolean }): Check[] {
  const checks: Check[] = [
    { name: 'files', good: 'every page and file is what was built', run: checkFiles },
    { name: 'slashes', good: 'a path without its slash leads to the one with it', run: checkSlash },
    { name: 'not found', good: 'what does not exist answers 404 with the own page', run: checkNotFound },
    { name: 'payloads', good: 'navigation gets its payloads as text', run: checkPayloads },
    { name: 'policy', good: 'every page carries its policy', run: checkPolicy },
    { name: 'headers', good: 'the headers of security are sent', run: checkHeaders },
    { name: 'compression', good: 'texts are compressed', run: checkCompression },
    { name: 'caching', good: 'hashed files are kept, pages are asked for again', run: checkCaching },
    { name: 'search', good: 'the search index is there', run: checkSearch },
    { name: 'sitemap', good: 'sitemap and robots.txt fit the address', run: checkSitemap },
    { name: 'redirects', good: 'old addresses lead on', run: toRedirectCheck(redirects) },
  ];
  return checks.filter(({ name }) => withHeaders || !['headers', 'caching'].includes(name));
}
