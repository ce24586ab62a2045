// Runs the core journeys in Firefox on the exported site: `apt-get install firefox-esr`, `npm install --no-save puppeteer-core`,
// `npm run preview`, then `node tests/bench/firefox.mjs [url]`. Playwright cannot drive the Firefox of a Linux distribution.
import assert from 'node:assert/strict';

const driver = 'puppeteer-core';
const { default: puppeteer } = await import(driver).catch(() => {
  process.stderr.write(`This needs a driver that the project does not: npm install --no-save ${driver}\n`);
  process.exit(1);
});
const origin = process.argv[2] ?? 'http://localhost:3000';
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  headless: true,
});
const page = await browser.newPage();
const errors = [];
page.on('pageerror', (error) => errors.push(error.message));
page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

const open = async (path, width = 1440) => {
  await page.setViewport({ width, height: 900 });
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
};
const isOpen = (selector) => page.waitForSelector(selector, { visible: true, timeout: 5000 });
const until = (test, ...values) => page.waitForFunction(test, { timeout: 5000 }, ...values);

const journeys = {
  'a page is read, and its theme is switched and kept': async () => {
    await open('/definitions/intro/');
    const before = await page.evaluate(() => document.documentElement.dataset.theme);
    await page.click('[data-navbar] [aria-label*="dark and light"]');
    await until((theme) => document.documentElement.dataset.theme !== theme, before);
    await page.reload({ waitUntil: 'networkidle0' });
    assert.notEqual(await page.evaluate(() => document.documentElement.dataset.theme), before);
  },
  'the next page comes without a full load': async () => {
    await open('/definitions/intro/');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.click('aside a[href="/definitions/concepts/"]');
    await until(() => document.querySelector('h1')?.textContent === 'Concepts');
    assert.equal(await page.evaluate(() => 'marked' in window), true);
  },
  'a menu opens by keyboard and gives the focus back': async () => {
    await open('/definitions/intro/');
    await page.focus('[data-dropdown] button');
    await page.keyboard.press('Enter');
    await isOpen('[data-dropdown][data-open]');
    await page.keyboard.press('Escape');
    await until(() => !document.querySelector('[data-dropdown][data-open]'));
    assert.equal(await page.evaluate(() => document.activeElement?.closest('[data-dropdown]') !== null), true);
  },
  'the drawer opens on a phone and closes by Escape': async () => {
    await open('/definitions/intro/', 390);
    await page.click('[data-navbar] [aria-label="Toggle navigation bar"]');
    await isOpen('[role="dialog"]');
    await page.keyboard.press('Escape');
    await until(() => !document.querySelector('[role="dialog"]'));
  },
  'a field is found and opened': async () => {
    await open('/definitions/intro/');
    await page.keyboard.press('/');
    await isOpen('[role="dialog"] input');
    await page.keyboard.type('sshPrivateKeyData');
    await isOpen('[role="option"]');
    await until(() => document.querySelector('[role="option"]')?.textContent?.includes('sshPrivateKeyData'));
    await page.keyboard.press('Enter');
    await until(() => location.pathname.startsWith('/api/environments/'));
    await isOpen('[data-target]');
  },
  'an anchor of an API page unfolds and marks its field': async () => {
    await open('/api/livesystems/#instantiateLiveSystem.body.blueprintMap.*.displayName');
    await isOpen('[data-target]');
  },
  'the language of samples is chosen for the whole page': async () => {
    await open('/api/environments/');
    await page.select('[data-sample] select', 'python');
    await until(() => document.querySelector('[data-sample] pre')?.textContent?.includes('import'));
  },
};

let failed = 0;
for (const [name, run] of Object.entries(journeys)) {
  const error = await run().catch((reason) => reason);
  if (error) failed += 1;
  process.stdout.write(`${error ? 'failed' : 'passed'}  ${name}${error ? `\n        ${error.message}` : ''}\n`);
}
for (const error of errors) process.stdout.write(`error   ${error}\n`);
process.stdout.write(
  `${await browser.version()}: ${Object.keys(journeys).length - failed} passed, ${failed} failed, ${errors.length} errors\n`,
);
await browser.close();
process.exitCode = failed + errors.length > 0 ? 1 : 0;
