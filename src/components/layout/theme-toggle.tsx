'use client';

import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import * as messages from '@/messages';

type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function getTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme' && event.storageArea === localStorage) applyTheme(event.newValue === 'dark' ? 'dark' : 'light');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Switches between light and dark and remembers the choice; other tabs follow. */
export function ThemeToggle({ defaultMode }: { defaultMode: Theme }) {
  const theme = useSyncExternalStore(subscribe, getTheme, () => defaultMode);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    applyTheme(next);
    if (readStored('theme') !== next) writeStored('theme', next);
  };
  return (
    <button
      type="button"
      className="icon-button no-js:hidden"
      onClick={toggle}
      title={messages.themeTitle(theme)}
      aria-label={messages.switchTheme(theme)}
    >
      <Sun aria-hidden className="size-5 dark:hidden" strokeWidth={1.5} />
      <Moon aria-hidden className="hidden size-5 dark:block" strokeWidth={1.5} />
    </button>
  );
}
