import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { getBrowser } from '@/tools/install-browser-and-packages';
import { toSeconds } from '@/export/run-steps-and-programs';
import { copyWithPages } from './generated';
import { toMedian, type Row } from './table';

const count = 1000;
const folder = `.cache/bench-${count}`;
const port = 4178;
const origin = `http://localhost:${port}`;
const rounds = 7;
const minutes = 60_000;

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
  copyWithPages(folder, count);
  const start = performance.now();
  const server = spawn('node_modules/.bin/tsx', ['src/cli/dev.ts'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port) },
  });
  const stop = () => {
    // Stops the process group, to include the processes of Next.js.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const browser = await chromium.launch(getBrowser());
  try {
    const page = await browser.newPage();
    await open(page, generated.at);
    process.stdout.write(
      `npm run dev with ${count} pages and nothing built, to the first of them: ${toSeconds(start)}\n`,
    );
    const rows: Row[] = [];
    for (const edit of edits) rows.push(await measureEdit(page, edit));
    return rows;
  } finally {
    await browser.close();
    process.off('exit', stop);
    stop();
  }
}

/** Opens a page, retrying until the server has built it. */
async function open(page: Page, at: string): Promise<void> {
  const end = performance.now() + 10 * minutes;
  while (performance.now() < end) {
    const answer = await page.goto(origin + at, { timeout: 2 * minutes }).catch(() => undefined);
    if (answer?.ok()) return page.waitForLoadState('networkidle');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`"npm run dev" has not shown ${at}.`);
}

async function measureEdit(page: Page, { name, at, file, edit, seen, limit, aim }: Edit): Promise<Row> {
  await open(page, at);
  const source = path.join(folder, file);
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
