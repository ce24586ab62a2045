import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawerContext, BackToMainMenu } from '@/components/layout/drawer-close-and-back-buttons';

test('a drawer component outside of DrawerContext throws an error that names the hook and the context', () => {
  expect(() => renderToStaticMarkup(<BackToMainMenu />)).toThrow('useDrawer must be used within <DrawerContext>.');
});

test('a drawer component inside DrawerContext renders', () => {
  const actions = { close: () => undefined, showMenu: () => undefined };
  const html = renderToStaticMarkup(
    <DrawerContext value={actions}>
      <BackToMainMenu />
    </DrawerContext>,
  );
  expect(html).toContain('← Back to main menu</button>');
});
