import type { Page } from 'playwright/test';

/** Writes down what a security officer would ask about: refused scripts and requests, errors, and whom the page asked. */
export async function watch(page: Page): Promise<{ violations: string[]; errors: string[]; hosts: Set<string> }> {
  const seen = { violations: [] as string[], errors: [] as string[], hosts: new Set<string>() };
  await page.exposeFunction('reportViolation', (text: string) => void seen.violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`);
    });
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()));
  page.on('request', (request) => seen.hosts.add(new URL(request.url()).host));
  return seen;
}
