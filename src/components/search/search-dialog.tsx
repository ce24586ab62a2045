'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Handoff, InitialFocus, useElapsed } from '../ui/dialog-stages';
import { isFullLoad } from '../ui/link-behaviour';
import { SearchPanel } from './search-panel';
import { queries } from './session';

export { warmUp } from './session';

/**
 * The search over the page. It takes over from the field that was there first. Focus returns to where it was `before`.
 */
export function SearchDialog({
  query,
  before,
  openedAt,
  onClose,
}: {
  query: string;
  before: Element | null;
  openedAt: number;
  onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useElapsed(openedAt);
  const router = useRouter();
  const leave = (next: () => void) => {
    onClose();
    // Once the dialog is gone: it holds the page still, and the focus.
    setTimeout(next);
  };
  const close = () => leave(() => before instanceof HTMLElement && before.focus());
  const go = (url: string) =>
    leave(() => {
      const target = new URL(toHref(url), location.href);
      if (target.pathname === location.pathname && target.hash !== '') location.hash = target.hash;
      else if (isFullLoad(url)) location.assign(target);
      else router.push(url);
    });
  return (
    <QueryClientProvider client={queries}>
      <Handoff>
        <InitialFocus target={input}>
          <Dialog
            open
            onClose={close}
            initialFocus={input}
            className="search"
            ref={ref}
            aria-label={messages.searchLabel}
          >
            <DialogBackdrop className="search-backdrop" />
            <div className="search-frame">
              <DialogPanel className="search-panel">
                <SearchPanel initialQuery={query} input={input} onGo={go} onClose={close} />
              </DialogPanel>
            </div>
          </Dialog>
        </InitialFocus>
      </Handoff>
    </QueryClientProvider>
  );
}
