'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import * as messages from '@/messages';
import { DialogAfterHydration } from '../ui/dialog-after-hydration';
import { isPlainClick, replaceEntry } from '../ui/link-behavior';
import type { Overlay } from '../ui/overlay-history';
import { desktopQuery } from '../ui/desktop-query';
import { useDoubleClickGuard, useInertPage, usePainted } from '../ui/dialog-hooks';
import { ClonedMenu, findMenu, type MenuName } from './cloned-menu';
import { DrawerContext, BackToMainMenu, DrawerHead } from './drawer-close-and-back-buttons';
import { loadList } from './load-omitted-sidebar-entries';

/** The drawer: a dialog with the menus for small screens. It is prepared before it opens. */
export function DrawerDialog({ overlay, themeToggle }: { overlay: Overlay | undefined; themeToggle: ReactNode }) {
  return (
    <DialogAfterHydration>{overlay && <OpenDrawer overlay={overlay}>{themeToggle}</OpenDrawer>}</DialogAfterHydration>
  );
}

function OpenDrawer({ overlay, children }: { overlay: Overlay; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useDoubleClickGuard(overlay.leave);
  useInertPage(usePainted());
  useDesktop(overlay.leave);
  const isFree = useFree();
  if (!isFree) return null;
  return (
    // Static, because it is rendered only while it is open.
    <Dialog
      open
      static
      onClose={close}
      aria-label={messages.mainNavigation}
      className="fixed inset-0 z-50 print:hidden"
      data-drawer=""
    >
      <DialogBackdrop className="fixed inset-0 bg-[rgb(0_0_0/0.6)]" />
      <DialogPanel
        ref={panel}
        className="fixed inset-y-0 start-0 flex w-[min(83vw,24rem)] animate-drawer flex-col bg-ground shadow-panel rtl:animate-none"
      >
        <Menus panel={panel} overlay={overlay} onClose={close}>
          {children}
        </Menus>
      </DialogPanel>
    </Dialog>
  );
}

/** The content of the drawer. If the page has a menu, it is shown first. The close button has the focus. */
function Menus({
  panel,
  overlay,
  onClose,
  children,
}: {
  panel: RefObject<HTMLElement | null>;
  overlay: Overlay;
  onClose: () => void;
  children: ReactNode;
}) {
  const router = useRouter();
  const [menu, setMenu] = useState<MenuName>(() => (findMenu('page') ? 'page' : 'main'));
  const hasMain = Boolean(findMenu('main')?.querySelector('a'));
  const button = useRef<HTMLButtonElement>(null);
  useFocus(button);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if ('rest' in link.dataset) {
      event.preventDefault();
      return void loadList(link);
    }
    if (link.target !== '') return overlay.leave();
    event.preventDefault();
    const lead = () => replaceEntry(link, router);
    if (link.href === window.location.href) overlay.leaveFor(() => setTimeout(lead));
    // Replaces the drawer's history entry, so that Back returns to the page on which the drawer was opened.
    else overlay.replace(lead);
  };
  const showMenu = (name: MenuName) => {
    flushSync(() => setMenu(name));
    // The button that had the focus is gone.
    panel.current?.querySelector<HTMLElement>('nav :is(a, summary)')?.focus({ preventScroll: true });
  };
  return (
    <DrawerContext value={{ close: onClose, showMenu }}>
      <DrawerHead button={button}>{children}</DrawerHead>
      {menu === 'page' && hasMain && <BackToMainMenu />}
      <ClonedMenu key={menu} name={menu} onClick={onClick} />
    </DrawerContext>
  );
}

/** Returns false while a search is open that was opened before the drawer had loaded, and that must keep the focus. */
function useFree(): boolean {
  const [isFree, setFree] = useState(() => document.querySelector('dialog[open]') === null);
  useEffect(() => {
    const onCancel = () => setFree(true);
    document.addEventListener('cancel', onCancel, true);
    return () => document.removeEventListener('cancel', onCancel, true);
  }, []);
  return isFree;
}

/** Calls `onDesktop` when the window becomes wide enough for the menus of the navbar. */
function useDesktop(onDesktop: () => void): void {
  useEffect(() => {
    const query = window.matchMedia(desktopQuery);
    const onChange = () => query.matches && onDesktop();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [onDesktop]);
}

/**
 * Focuses an element, also on touch screens, after the menu is in the page, so that the browser lays out both at once. On unmount, restores the previous focus unless
 * another element has it.
 */
function useFocus(target: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => target.current?.focus({ preventScroll: true }), [target]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
