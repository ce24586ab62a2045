import type { Browser, Page } from 'playwright/test';
import { holdForStart } from '../test';
import { dialogSteps } from './dialog-steps';
import { startModel, type Device } from './model';
import { historySteps, linkSteps } from './navigation-steps';
import { toRandom } from './random';
import { settingSteps } from './setting-steps';
import { loadSite } from './site';
import { noteLeaving, waitForAddress, waitForInvariants, type Done, type Step, type Walker } from './walker';

const steps: Step[] = [...linkSteps, ...historySteps, ...dialogSteps, ...settingSteps];
const starts = ['/', '/definitions/quick-start/', '/api/environments/', '/how-tos/create-ambassador/'];

export interface Walk {
  seed: number;
  steps: number;
  device: Device;
  origin: string;
  /** The milliseconds that a step, or the check after it, may take. */
  limit?: number;
}

/** Walks through the site at random. Returns a report of the first violation, or undefined if there was none. */
export async function walk(browser: Browser, settings: Walk): Promise<string | undefined> {
  const { seed, device, origin, limit = 30_000 } = settings;
  const isPhone = device === 'phone';
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  holdForStart(page);
  await noteLeaving(page);
  const walker: Walker = { page, device, random: toRandom(seed), site: loadSite('out') };
  const faults = watchFaults(page);
  const taken: string[] = [];
  try {
    const path = walker.random.pick(starts) ?? '/';
    await page.goto(origin + path);
    let done: Done = { words: `opens ${path}`, model: startModel({ path, hash: '' }) };
    for (let count = 0; count <= settings.steps; count++) {
      taken.push(done.words);
      const wrong = [...(await withLimit(waitForInvariants(walker, done), limit)), ...faults(done.model.isOffline)];
      if (wrong.length > 0) return toReport(settings, taken, wrong);
      done = await withLimit(takeStep(done, walker), limit);
    }
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    taken.push(walker.attempt ?? 'takes a step');
    return toReport(settings, taken, [`This step failed at ${page.url()}: ${cause}`]);
  } finally {
    await context.close();
  }
}

/** Takes one of the possible steps at random, by weight. Picks another step if the page has nothing to take it with. */
async function takeStep({ model }: Done, walker: Walker): Promise<Done> {
  const possible = steps.filter((step) => step.isPossible(model, walker));
  walker.attempt = undefined;
  await waitForAddress(walker.page);
  for (;;) {
    let rest = walker.random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
    const step = possible.find(({ weight }) => (rest -= weight) < 0);
    const done = await step?.take(model, walker);
    if (done) return done;
  }
}

/** Rejects if an action takes longer than its limit: the limit of the test is that of the whole walk. */
async function withLimit<Result>(action: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const exceeded = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It takes longer than ${limit} ms.`)), limit);
  });
  return Promise.race([action, exceeded]).finally(() => clearTimeout(timer));
}

/** Returns a function that returns the script errors and failed requests since its last call, except while offline. */
function watchFaults(page: Page): (isOffline: boolean) => string[] {
  let seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`The page threw an error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && seen.push(`The console reported: ${message.text()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.url()} returned ${response.status()}.`);
  });
  page.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (cause !== 'net::ERR_ABORTED') seen.push(`${request.url()} failed: ${cause}.`);
  });
  let wasOffline = false;
  return (isOffline) => {
    const faults = isOffline || wasOffline ? [] : seen;
    wasOffline = isOffline;
    seen = [];
    return faults;
  };
}

function toReport({ seed, device, steps }: Walk, taken: string[], wrong: string[]): string {
  const replay = `WALK_SEED=${seed} WALK_DEVICE=${device} WALK_STEPS=${steps} npm run bench -- walk`;
  const walked = taken.map((words, index) => `${String(index).padStart(4)}  ${words}`);
  return [
    `Seed ${seed} on a ${device}. To repeat it: ${replay}`,
    ...walked,
    ...wrong.map((text) => `  !!  ${text}`),
  ].join('\n');
}
