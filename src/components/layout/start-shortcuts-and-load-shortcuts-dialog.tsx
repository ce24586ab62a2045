import { useEffect, useState } from 'react';
import * as messages from '@/messages';
import { noticeClassName, noticeTime } from '../ui/shared-class-names';
import { hasOpenDialog } from '../ui/overlay-history';
import type { ShortcutsDialog } from './shortcuts-dialog';
import { startShortcuts } from './keyboard-shortcuts-behavior';

/** The keyboard shortcuts of the site. Their list loads when the reader opens it. */
export function KeyboardShortcuts() {
  const [Dialog, setDialog] = useState<typeof ShortcutsDialog>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    startShortcuts(() => {
      setFailed(false);
      import('./shortcuts-dialog').then(
        (module) => hasOpenDialog() || setDialog(() => module.ShortcutsDialog),
        (error: unknown) => {
          console.error(error);
          setFailed(true);
        },
      );
    }, stop.signal);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(setFailed, noticeTime, false);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  if (hasFailed)
    return (
      <p role="alert" className={noticeClassName}>
        {messages.shortcutsFailed}
      </p>
    );
  return Dialog && <Dialog onClose={() => setDialog(undefined)} />;
}
