import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toOptionsPage } from '@/site/options-table';

test('the list of options in the documentation is that of the schema; "npm run options" writes it anew', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(toOptionsPage());
});

test('each option is listed with its default', () => {
  const page = toOptionsPage();
  expect(page).toContain(
    '| `navbar.hideOnScroll` | yes or no | `false` | The bar leaves while the reader scrolls down |',
  );
  expect(page).toContain('| `colorMode.defaultMode` | `light` or `dark` | `"light"` |');
  expect(page).toContain('| `navbar.items[](docSidebar).sidebarId` | text | must be given | Id of a sidebar |');
});
