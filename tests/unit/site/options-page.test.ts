import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toOptionsPage } from '@/site/options-page';

test('docs/configuration.md matches the schema (npm run options)', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(toOptionsPage());
});

test('the page of options lists each option with its values and default', () => {
  const page = toOptionsPage();
  expect(page).toContain(
    '| `navbar.hideOnScroll` | yes or no | `false` | Hides the bar while the reader scrolls down |',
  );
  expect(page).toContain('| `colorMode.defaultMode` | `light` or `dark` | `"light"` |');
  expect(page).toContain('| `navbar.items[](docSidebar).sidebarId` | text | required | Id of a sidebar |');
});

test('every option has a meaning', () => {
  const rows = toOptionsPage().match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(200);
  const withoutMeaning = rows.filter((row) => /\|\s*\|$/.test(row));
  expect(withoutMeaning, 'Describe each of these where the schema in src/site/ declares it.').toEqual([]);
});
