import { expect, test } from './test';
import { listFirstFiles } from '@/build/check-budgets';

for (const path of ['/', '/how-tos/create-kubernetes-workload/', '/api/environments/'])
  test(`${path}, once quiet, has asked for what the budgets count and for nothing else`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    const counted = listFirstFiles(await (await page.request.get(path)).text());
    // Whether it asks for an icon is up to the browser.
    const isIcon = (file: string) => file.startsWith('/favicon');
    const getAsked = () => [...asked].filter((file) => !isIcon(file)).sort();
    // What is left for an idle moment may come later than a quiet network.
    await expect.poll(getAsked).toEqual([path, ...counted.keys()].filter((file) => !isIcon(file)).sort());
  });
