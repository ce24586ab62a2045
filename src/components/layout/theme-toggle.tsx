'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import * as messages from '@/messages';
import { chooseColorMode, getColorMode, onColorMode, type ColorMode } from './color-mode';

/** Switches between light and dark. Its icons come from outside; the theme chooses which one is seen. */
export function ThemeToggle({ defaultMode, children }: { defaultMode: ColorMode; children: ReactNode }) {
  const mode = useSyncExternalStore(onColorMode, getColorMode, () => defaultMode);
  return (
    <button
      type="button"
      className="icon-button no-js:hidden"
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
      title={messages.themeTitle(mode)}
      aria-label={messages.switchTheme(mode)}
    >
      {children}
    </button>
  );
}
