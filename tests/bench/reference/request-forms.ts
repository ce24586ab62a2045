import { statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { listFiles } from '@/lib/files';
import { getBrowser } from '@/tools/find-or-install-browser';
import { settle } from '../../e2e/changed-page';
import { serveExport } from '../../e2e/served-export';
import { toMedian } from '../table';

/** How long a form takes at a quarter of the processor speed, in milliseconds. */
export interface FormTimes {
  name: string;
  /** Until it shows its sample, in each run. */
  opened: number[];
  /** From a key until the sample with the new value is painted, for each field. */
  keys: number[];
  /** The labels of the fields whose value the sample does not contain. */
  lost: string[];
}

const runs = 7;

/** Opens the forms with the most data of a service whose operations have their own pages, and types into every text field that they show. */
export async function measureForms(out: string, service: string, count = 10): Promise<FormTimes[]> {
  const folder = path.join(out, 'api', service, 'requests');
  const getSize = (file: string) => statSync(path.join(folder, file)).size;
  const files = listFiles(folder).sort((one, other) => getSize(other) - getSize(one));
  const { origin, close } = await serveExport(out);
  const browser = await chromium.launch(getBrowser());
  try {
    const times: FormTimes[] = [];
    for (const file of files.slice(0, count)) {
      const name = path.basename(file, '.json');
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${origin}/api/${service}/operation/${name}/`);
      await settle(page);
      // The code of the form loads once.
      await openForm(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const opened: number[] = [];
      for (let run = 0; run < runs; run++) {
        await page.keyboard.press('Escape');
        await page.locator('.request-dialog').waitFor({ state: 'detached' });
        await settle(page);
        opened.push(await openForm(page));
      }
      times.push({ name, opened, ...(await fillForm(page)) });
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
    close();
  }
}

/** Presses the button of a form, and returns the milliseconds until its sample is painted. */
function openForm(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.request-sample pre')?.textContent) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>('[data-request]')?.click();
      }),
  );
}

/** Types a digit at the end of each text field. */
async function fillForm(page: Page): Promise<Pick<FormTimes, 'keys' | 'lost'>> {
  const keys: number[] = [];
  const lost: string[] = [];
  for (const field of await page
    .locator('.request-section :is(input[type="text"], textarea):visible')
    .elementHandles()) {
    await field.focus();
    await page.keyboard.press('End');
    await settle(page);
    await field.evaluate((control) => {
      const painted = new Promise<number | undefined>((resolve) => {
        const sample = document.querySelector('.request-sample pre');
        let start = 0;
        control.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        if (sample) observer.observe(sample, { childList: true, subtree: true, characterData: true });
        setTimeout(resolve, 3000);
      });
      Object.assign(window, { painted });
    });
    await page.keyboard.press('7');
    const time = await page.evaluate(() => (window as { painted?: Promise<number | undefined> }).painted);
    if (time === undefined) lost.push((await field.getAttribute('id')) ?? '');
    else keys.push(time);
  }
  return { keys, lost };
}

/** Describes the times of a form: medians and maxima. */
export function describeTimes({ name, opened, keys, lost }: FormTimes): string {
  const toText = (times: number[]) => `${toMedian(times).toFixed(0)} (at most ${Math.max(...times).toFixed(0)})`;
  const end = lost.length > 0 ? `; not in the sample: ${lost.join(', ')}` : '';
  return `${name}: opened in ${toText(opened)} ms, ${keys.length} fields, a key in ${toText(keys)} ms${end}`;
}
