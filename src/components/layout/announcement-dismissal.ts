import { readStored, writeStored } from '@/lib/storage';

const keys = { id: 'announcement.id', dismiss: 'announcement.dismiss' };

/** Lets the reader dismiss the announcement. It returns when its id changes. */
export function startAnnouncement(signal: AbortSignal): void {
  const id = document.querySelector<HTMLElement>('[data-announcement-id]')?.dataset.announcementId;
  if (id === undefined) return;
  const isNew = readStored(keys.id) !== id;
  writeStored(keys.id, id);
  if (isNew) writeStored(keys.dismiss, 'false');
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return;
    writeStored(keys.dismiss, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  document.addEventListener('click', onClick, { signal });
}
