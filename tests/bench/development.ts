import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { getBrowser } from '@/tools/find-or-install-browser';
import { copyWithPages } from './generated';
import { openPage, withServed, type Server } from './started-site';
import { toMedian, type Row } from './table';

const count = 1000;
const rounds = 7;
const served: Server = {
  folder: `.cache/bench-${count}`,
  command: [path.resolve('node_modules/.bin/tsx'), 'src/cli/dev.ts'],
  port: 4178,
};

interface Edit {
  name: string;
  at: string;
  file: string;
  /** Returns the text that a round writes; `seen` selects the elements that then show the words. */
  edit: (text: string, words: string) => string;
  seen: string;
  /** In milliseconds. */
  limit: number;
  aim: number;
}

const generated = { at: '/generated/section-050/page-0500/', file: 'content/generated/section-050/page-0500.md' };
const shown = { limit: 1500, aim: 1000 };
const problem = { seen: '[role=alert]', limit: 2000, aim: 1000 };
const edits: Edit[] = [
  { ...generated, ...shown, name: 'text of a page', edit: (text, words) => `${text}\n${words}.\n`, seen: 'article' },
  {
    ...generated,
    ...shown,
    name: 'title of a page, in the sidebar',
    edit: (text, words) => text.replace(/^title: .*$/m, `title: ${words}`),
    seen: 'aside',
  },
  { ...generated, ...problem, name: 'broken link', edit: (text, words) => `${text}\n[a](/${words})\n` },
  {
    ...generated,
    ...problem,
    name: 'wrong field in a sample',
    edit: (text, words) => `${text}\n\`\`\`json schema=accounts.CreateAccountRequest\n{ "${words}": 1 }\n\`\`\`\n`,
  },
  {
    ...generated,
    ...problem,
    name: 'type error in a sample',
    edit: (text, words) => `${text}\n\`\`\`ts sdk\nconst a: '${words}' = 1;\n\`\`\`\n`,
  },
  {
    ...problem,
    name: 'error in a spec',
    at: '/api/accounts/',
    file: 'openapi/accounts/openapi.yaml',
    edit: (text, words) => `${text}\n${words}: 1\n`,
  },
  {
    ...shown,
    name: 'summary in a spec',
    at: '/api/accounts/',
    file: 'openapi/accounts/openapi.yaml',
    edit: (text, words) => text.replace(/^( *)summary: .*$/m, `$1summary: ${words}`),
    seen: 'body',
  },
];

/** Measures the time from saving a file to its words on the screen, with 1,000 pages; medians. */
export async function measureDevelopment(): Promise<Row[]> {
  copyWithPages(served.folder, count);
  const browser = await chromium.launch(getBrowser());
  try {
    return await withServed(browser, served, async (page, getTime) => {
      await openPage(page, served, generated.at);
      process.stdout.write(
        `npm run dev with ${count} pages and nothing built, to the first of them: ${getTime().seconds.toFixed(1)} s\n`,
      );
      const rows: Row[] = [];
      for (const edit of edits) rows.push(await measureEdit(page, edit));
      return rows;
    });
  } finally {
    await browser.close();
  }
}

async function measureEdit(page: Page, { name, at, file, edit, seen, limit, aim }: Edit): Promise<Row> {
  await openPage(page, served, at);
  await page.waitForLoadState('networkidle');
  const source = path.join(served.folder, file);
  const text = readFileSync(source, 'utf8');
  const times: number[] = [];
  // The first edit is not counted, because Next.js compiles what edits need.
  for (let round = 0; round <= rounds; round++) {
    const words = `edited-in-round-${round}`;
    // Polled in every frame; a locator would poll twice a second.
    const shown = page.waitForFunction(
      ([places, sought]) => [...document.querySelectorAll(places)].some((place) => place.textContent.includes(sought)),
      [seen, words] as const,
    );
    const start = performance.now();
    writeFileSync(source, edit(text, words));
    await shown;
    if (round > 0) times.push(performance.now() - start);
    // Writers pause between two edits.
    await page.waitForLoadState('networkidle');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  writeFileSync(source, text);
  return { name: `${name}, edited and seen`, value: toMedian(times), unit: 'ms', limit, aim };
}
