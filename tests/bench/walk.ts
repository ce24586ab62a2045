import { chromium } from 'playwright';
import { getBrowser } from '@/tools/find-or-install-browser';
import { fail } from '@/lib/user-errors-and-mistakes';
import type { Device } from '../e2e/walker/model';
import { walk } from '../e2e/walker/walk';

const length = 250;
const count = 20;

/**
 * Takes 5,000 random steps through the site in walks of 250 steps, half of them on a phone, with new seeds each time. WALK_SEED,
 * WALK_DEVICE, and WALK_STEPS repeat one of the walks.
 */
export async function walkAtRandom(origin: string): Promise<void> {
  const { WALK_SEED, WALK_DEVICE = 'desktop', WALK_STEPS = String(length) } = process.env;
  const first = WALK_SEED === undefined ? Date.now() % 1_000_000_000 : Number(WALK_SEED);
  const walks = Array.from({ length: WALK_SEED === undefined ? count : 1 }, (_, index) => ({
    seed: first + index,
    device: (WALK_SEED === undefined ? (index % 2 === 0 ? 'desktop' : 'phone') : WALK_DEVICE) as Device,
    steps: Number(WALK_STEPS),
    origin,
  }));
  const violations: string[] = [];
  const walkNext = async (): Promise<void> => {
    const settings = walks.shift();
    if (!settings) return;
    const browser = await chromium.launch(getBrowser());
    const violation = await walk(browser, settings);
    await browser.close();
    process.stdout.write(
      `seed ${settings.seed}, ${settings.device}, ${settings.steps} steps: ${violation ?? 'right'}\n`,
    );
    if (violation !== undefined) violations.push(violation);
    return walkNext();
  };
  await Promise.all([walkNext(), walkNext()]);
  if (violations.length > 0)
    fail(`${violations.length} walks ended in a violation.`, { fix: 'Their steps are above.' });
}
