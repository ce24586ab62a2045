'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Handoff, InitialFocus, useElapsed } from '../ui/dialog-stages';
import { replaceEntry } from '../ui/link-behavior';
import { backdropClassName, dialogClassName, frameClassName, panelClassName } from './search-frame';
import { SearchPanel } from './search-panel';

export { warmUp } from './search-client';
export { SearchSession } from './search-session';

/** The search dialog on top of the page. It replaces the placeholder field. */
export function SearchDialog({
  text,
  openedAt,
  onClose,
  onStay,
  onGo,
}: {
  text: string;
  openedAt: number;
  onClose: () => void;
  /** Closes the dialog and returns to the history entry on which it was opened, then calls `show`. */
  onStay: (show: () => void) => void;
  /** Closes the dialog, then calls `navigate` at a history entry that the chosen page replaces. */
  onGo: (navigate: () => void) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useElapsed(openedAt);
  const router = useRouter();
  const go = (url: string) => {
    const target = new URL(toHref(url), location.href);
    const lead = target.href === location.href ? onStay : onGo;
    lead(() => replaceEntry(target, router));
  };
  return (
    <Handoff>
      <InitialFocus target={input}>
        <Dialog
          open
          onClose={onClose}
          initialFocus={input}
          className={dialogClassName}
          ref={ref}
          aria-label={messages.searchLabel}
        >
          <DialogBackdrop className={backdropClassName} />
          <div className={frameClassName}>
            <DialogPanel className={panelClassName} data-search-panel>
              <SearchPanel initialText={text} input={input} onGo={go} onClose={onClose} />
            </DialogPanel>
          </div>
        </Dialog>
      </InitialFocus>
    </Handoff>
  );
}
