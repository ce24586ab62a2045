import { expect, test } from './test';
import { listFirstFiles } from '@/export/measure-and-check-budgets';

for (const path of ['/', '/how-tos/create-kubernetes-workload/', '/api/environments/'])
  test(`${path} requests exactly the files that the budgets count`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    const counted = listFirstFiles(await (await page.request.get(path)).text());
    // The browser decides whether to request an icon.
    const isIcon = (file: string) => file.startsWith('/favicon');
    const getAsked = () => [...asked].filter((file) => !isIcon(file)).sort();
    // Requests that wait for idle time may start after the network is idle.
    await expect.poll(getAsked).toEqual([path, ...counted.keys()].filter((file) => !isIcon(file)).sort());
  });

test('a page requests the fonts with rare characters only if it contains one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/api/environments/', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  expect(fonts.join(' ')).not.toContain('rare');
  // The first family of the text is the common font: layout takes longer if the rare one precedes it.
  const getFirstFamily = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect([await getFirstFamily('body'), await getFirstFamily('main code')].sort()).toEqual(loaded.sort());
  await page.locator('h1').evaluate((title) => title.append(' é'));
  await expect.poll(() => fonts.slice(2).join(' ')).toMatch(/^\S*inter-rare\S*$/);
  await page
    .locator('main code')
    .first()
    .evaluate((code) => code.append('é'));
  await expect.poll(() => fonts.slice(3).join(' ')).toMatch(/^\S*jetbrains-mono-rare\S*$/);
});
