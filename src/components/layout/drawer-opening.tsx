import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useState, type MouseEvent, type ReactNode, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { isPlainClick, replaceEntry } from '../ui/link-behavior';
import { desktopQuery } from '../ui/screens';
import { useDoubleClickGuard } from '../ui/use-double-click-guard';
import { useHistoryEntry } from '../ui/use-history-entry';
import { useInertPage } from '../ui/use-inert-page';
import { usePressed } from '../ui/use-pressed';
import { useSeen } from '../ui/use-seen';
import { ClonedMenu, findMenu, type MenuName } from './cloned-menu';
import { DrawerContext } from './drawer-context';
import type { DrawerDialog } from './drawer-dialog';
import { BackToMainMenu, DrawerHead } from './drawer-head';
import { hasFreeFocus, PlaceholderDrawer } from './drawer-panel';
import { loadList } from './sidebar-chunks';

const loadDialog = () => import('./drawer-dialog');

/** Loads the dialog. If that fails, the placeholder stays. */
export function warmUp(): void {
  void loadDialog().catch(() => undefined);
}

/**
 * The menus for small screens. If the page has a menu, it is shown first. A placeholder shows the menus immediately. The
 * dialog replaces the placeholder once its code has loaded, the placeholder has been painted, and nothing is pressed.
 */
export function DrawerOpening({ themeToggle, onClose }: { themeToggle: ReactNode; onClose: () => void }) {
  const router = useRouter();
  const entry = useHistoryEntry(onClose);
  const [menu, setMenu] = useState<MenuName>(() => (findMenu('page') ? 'page' : 'main'));
  const [Dialog, setDialog] = useState<typeof DrawerDialog>();
  const [panel] = useState(createPanel);
  const [openedAt] = useState(() => performance.now());
  const isSeen = useSeen();
  const [isTaken, setTaken] = useState(false);
  const isPressed = usePressed(!isTaken);
  const hasMain = findMenu('main')?.querySelector('a') !== null;
  useDesktop(() => entry.leave());
  useInertPage(isSeen);
  useFocus(panel);
  useEffect(() => {
    loadDialog().then(
      (module) => setDialog(() => module.DrawerDialog),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (!Dialog || !isSeen || isPressed || isTaken) return;
    let timer: ReturnType<typeof setTimeout>;
    // Synchronous, so that no press starts before the replacement.
    const takeOver = () => hasFreeFocus(panel) && flushSync(() => setTaken(true));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(takeOver);
    };
    wait();
    window.addEventListener('focusin', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focusin', wait);
    };
  }, [panel, Dialog, isSeen, isPressed, isTaken]);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if ('rest' in link.dataset) {
      event.preventDefault();
      return void loadList(link);
    }
    if (link.target !== '') return entry.leave();
    event.preventDefault();
    const lead = () => replaceEntry(link, router);
    if (link.href === window.location.href) entry.leaveFor(() => setTimeout(lead));
    // Replaces the drawer's history entry, so that Back returns to the page on which the drawer was opened.
    else entry.replace(lead);
  };
  const close = useDoubleClickGuard(entry.leave);
  const showMenu = (name: MenuName) => {
    flushSync(() => setMenu(name));
    // The button that had the focus is gone.
    panel.querySelector<HTMLElement>('nav :is(a, summary)')?.focus({ preventScroll: true });
  };
  return (
    <>
      {Dialog && isTaken ? (
        <Dialog panel={panel} openedAt={openedAt} onClose={close} />
      ) : (
        <PlaceholderDrawer panel={panel} onClose={close} />
      )}
      {createPortal(
        <DrawerContext value={{ close, showMenu }}>
          <DrawerHead>{themeToggle}</DrawerHead>
          {menu === 'page' && hasMain && <BackToMainMenu />}
          <ClonedMenu key={menu} name={menu} onClick={onClick} />
        </DrawerContext>,
        panel,
      )}
    </>
  );
}

const panelClassName =
  'fixed inset-y-0 start-0 z-51 flex w-[min(83vw,24rem)] animate-drawer flex-col bg-ground shadow-panel rtl:animate-none';

function createPanel(): HTMLElement {
  const panel = document.createElement('div');
  panel.className = panelClassName;
  return panel;
}

/** Focuses the panel's first button. On unmount, restores the previous focus unless another element has it. */
function useFocus(panel: HTMLElement): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => panel.querySelector('button')?.focus({ preventScroll: true }), [panel]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}

/** Calls `onDesktop` when the window becomes wide enough for the menus of the navbar. */
function useDesktop(onDesktop: () => void): void {
  const latest = useRef(onDesktop);
  useEffect(() => {
    latest.current = onDesktop;
  });
  useEffect(() => {
    const query = window.matchMedia(desktopQuery);
    const onChange = () => query.matches && latest.current();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
}
