import { readStored, writeStored } from '@/lib/storage';

const keys = { id: 'announcement.id', dismiss: 'announcement.dismiss' };

/** Lets the reader dismiss the announcement for as long as its id stays the same; a new id makes it new again. */
export function startAnnouncement(): () => void {
  const id = document.querySelector<HTMLElement>('.announcement')?.dataset.id;
  if (id === undefined) return () => undefined;
  const isNew = readStored(keys.id) !== id;
  writeStored(keys.id, id);
  if (isNew) writeStored(keys.dismiss, 'false');
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return;
    writeStored(keys.dismiss, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
