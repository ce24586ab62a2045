'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useRouter } from 'next/navigation';
import { useState, type MouseEvent, type ReactNode } from 'react';
import * as messages from '@/messages';
import { findPath } from '../ui/link-behaviour';
import { ClonedMenu, findMenu, type MenuName } from './cloned-menu';
import { useDesktop } from './use-desktop';
import { useHistoryEntry } from './use-history-entry';

/** The menus of small screens: those of the page first, then the main ones. */
export function DrawerDialog({ themeToggle, onClose }: { themeToggle: ReactNode; onClose: () => void }) {
  const router = useRouter();
  const entry = useHistoryEntry(onClose);
  const [menu, setMenu] = useState<MenuName>(() => (findMenu('page') ? 'page' : 'main'));
  const hasMain = findMenu('main')?.querySelector('a') !== null;
  useDesktop(() => entry.leave());
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = findPath(link);
    if (path === undefined) {
      const isHere = link.origin === window.location.origin && link.pathname === window.location.pathname;
      if (isHere) event.preventDefault();
      return entry.leave(isHere ? link.hash : '');
    }
    event.preventDefault();
    // Takes the place of the drawer's entry, so that going back leads to the page on which it was opened.
    entry.forget();
    onClose();
    router.replace(path);
  };
  return (
    <Dialog open onClose={() => entry.leave()} aria-label={messages.mainNavigation} className="drawer">
      <DialogBackdrop className="drawer-backdrop" />
      <DialogPanel className="drawer-panel">
        <div className="drawer-head">
          <CloseButton onClick={() => entry.leave()} />
          {themeToggle}
        </div>
        {menu === 'page' && hasMain && (
          <button type="button" className="drawer-back" onClick={() => setMenu('main')}>
            {messages.backToMainMenu}
          </button>
        )}
        <ClonedMenu key={menu} name={menu} onClick={onClick} />
      </DialogPanel>
    </Dialog>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={messages.closeNavigation} onClick={onClick}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="close-mark">
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    </button>
  );
}
