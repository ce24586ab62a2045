'use client';

import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import * as messages from '@/messages';

const keys = { id: 'announcement.id', dismiss: 'announcement.dismiss' };

/** Dismisses the announcement for as long as its id stays the same. */
export function AnnouncementClose({ id }: { id: string }) {
  useEffect(() => {
    const isNew = readStored(keys.id) !== id;
    writeStored(keys.id, id);
    if (isNew) writeStored(keys.dismiss, 'false');
  }, [id]);
  const dismiss = () => {
    writeStored(keys.dismiss, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  return (
    <button type="button" className="announcement-close no-js:hidden" aria-label={messages.close} onClick={dismiss}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="close-mark">
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    </button>
  );
}
