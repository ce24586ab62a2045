import { expect, test, type Page } from './test';

const terms = ['Blueprint', 'Environment', 'Live system', 'Provider'] as const;

const getDiagram = (page: Page) => page.getByRole('region', { name: 'From blueprint to live system' });

const measure = async (page: Page) => {
  const boxes = await Promise.all(
    terms.map(async (term) => {
      const box = await getDiagram(page).getByRole('link', { name: term }).boundingBox();
      if (!box) throw new Error(`${term} is not visible`);
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    }),
  );
  const [blueprint, environment, liveSystem, provider] = boxes;
  if (!blueprint || !environment || !liveSystem || !provider) throw new Error('a term is missing');
  return { blueprint, environment, liveSystem, provider };
};

test('the diagram of the home page runs sideways on a wide screen, and down on a narrow one', async ({ page }) => {
  await page.goto('/');
  const wide = await measure(page);
  expect(wide.blueprint.right).toBeLessThan(wide.liveSystem.x);
  expect(wide.liveSystem.right).toBeLessThan(wide.provider.x);
  expect(wide.blueprint.y).toBeCloseTo(wide.liveSystem.y, 0);
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const narrow = await measure(page);
    expect(narrow.blueprint.bottom).toBeLessThan(narrow.environment.y);
    expect(narrow.environment.bottom).toBeLessThanOrEqual(narrow.liveSystem.y);
    expect(narrow.liveSystem.bottom).toBeLessThan(narrow.provider.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('each term of the diagram leads to the section that explains it', async ({ page }) => {
  await page.goto('/');
  await getDiagram(page).getByRole('link', { name: 'Live system' }).click();
  await expect(page.locator('h2#live-system')).toBeInViewport();
});

for (const [route, name] of [
  ['/', 'Request'],
  ['/api/livesystems/#instantiateLiveSystem', 'Request sample'],
] as const)
  test(`long code on ${route} fades at the bottom until it is scrolled to its end`, async ({ page }) => {
    await page.goto(route);
    const pre = page.getByLabel(name, { exact: true }).first();
    const findFade = () => pre.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-bottom'));
    await expect.poll(findFade).toBe('2.5rem');
    await pre.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(findFade).toBe('');
  });

test('the links to the sections are next on a narrow screen, and below the example on a wide one', async ({ page }) => {
  await page.goto('/');
  const getTop = async (name: string) => (await page.locator(name).first().boundingBox())?.y ?? 0;
  const measureTops = async () => ({
    doors: await getTop('main [data-card]'),
    example: await getTop('#example + figure'),
  });
  const wide = await measureTops();
  expect(wide.example).toBeLessThan(wide.doors);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await measureTops();
  expect(narrow.doors).toBeLessThan(narrow.example);
});
