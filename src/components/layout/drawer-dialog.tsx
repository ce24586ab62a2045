'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useRouter } from 'next/navigation';
import { useState, type MouseEvent, type ReactNode } from 'react';
import * as messages from '@/messages';
import { Handoff, useInertPage } from '../ui/dialog-stages';
import { findPath, isFullLoad, isPlainClick } from '../ui/link-behaviour';
import { useSeen } from '../ui/use-seen';
import { ClonedMenu, findMenu, type MenuName } from './cloned-menu';
import { DrawerContext } from './drawer-context';
import { BackToMainMenu, DrawerHead } from './drawer-head';
import { fillList } from './sidebar-branch';
import { useDesktop } from './use-desktop';
import { useHistoryEntry } from './use-history-entry';

/** The menus of small screens: those of the page first, then the main ones. */
export function DrawerDialog({ themeToggle, onClose }: { themeToggle: ReactNode; onClose: () => void }) {
  const router = useRouter();
  const entry = useHistoryEntry(onClose);
  const [menu, setMenu] = useState<MenuName>(() => (findMenu('page') ? 'page' : 'main'));
  const hasMain = findMenu('main')?.querySelector('a') !== null;
  useDesktop(() => entry.leave());
  useInertPage(useSeen());
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if ('rest' in link.dataset) {
      event.preventDefault();
      return void fillList(link);
    }
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
    if (isFullLoad(path)) window.location.replace(link.href);
    else router.replace(path);
  };
  const close = () => entry.leave();
  return (
    <Handoff>
      <Dialog open onClose={close} aria-label={messages.mainNavigation} className="drawer">
        <DialogBackdrop className="drawer-backdrop" />
        <DialogPanel className="drawer-panel">
          <DrawerContext value={{ close, showMenu: setMenu }}>
            <DrawerHead>{themeToggle}</DrawerHead>
            {menu === 'page' && hasMain && <BackToMainMenu />}
            <ClonedMenu key={menu} name={menu} onClick={onClick} />
          </DrawerContext>
        </DialogPanel>
      </Dialog>
    </Handoff>
  );
}
