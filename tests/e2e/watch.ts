import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

export interface Seen {
  violations: string[];
  errors: string[];
  hosts: Set<string>;
  /** Every request with its method: `GET http://…`. */
  requests: string[];
}

/** Records the policy violations, errors, contacted hosts, and requests of a page. */
export async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { violations: [], errors: [], hosts: new Set(), requests: [] };
  await page.exposeFunction('reportViolation', (text: string) => void seen.violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`);
    });
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()));
  page.on('request', (request) => {
    seen.hosts.add(new URL(request.url()).host);
    seen.requests.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}

const { files } = JSON.parse(readFileSync('out/manifest.json', 'utf8')) as { files: Record<string, string> };

/** Returns the requests that do not read a file of the export: other methods, other origins, and missing files. */
export function findOthers(requests: string[], origin: string): string[] {
  return requests.filter((request) => {
    const [method, address = ''] = request.split(' ');
    const url = new URL(address);
    const file = decodeURI(url.pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
    return !['GET', 'HEAD'].includes(method ?? '') || url.origin !== origin || !(file in files);
  });
}
