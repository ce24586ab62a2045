import { useEffect, useState } from 'react';
import type { ShortcutsDialog } from './shortcuts-dialog';
import { startShortcuts } from './shortcut-keys';

/** The keyboard shortcuts of the site. Their list loads when the reader opens it. */
export function Shortcuts() {
  const [List, setList] = useState<typeof ShortcutsDialog>();
  useEffect(
    () =>
      startShortcuts(() => {
        import('./shortcuts-dialog').then(
          (module) => setList(() => module.ShortcutsDialog),
          (error: unknown) => console.error(error),
        );
      }),
    [],
  );
  return List && <List onClose={() => setList(undefined)} />;
}
