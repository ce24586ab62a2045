'use client';

import type { MenuName } from './cloned-menu';
import { createContext, useContext, type ReactNode, type RefObject } from 'react';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/shared-class-names';

/** Actions for components in the drawer. */
export interface DrawerActions {
  close: () => void;
  showMenu: (name: MenuName) => void;
}

export const DrawerContext = createContext<DrawerActions | undefined>(undefined);

function useDrawer(): DrawerActions {
  const actions = useContext(DrawerContext);
  if (!actions) throw new Error('useDrawer must be used within <DrawerContext>.');
  return actions;
}

/** The top of the drawer, with its close button and other controls. */
export function DrawerHead({ button, children }: { button: RefObject<HTMLButtonElement | null>; children: ReactNode }) {
  const { close } = useDrawer();
  return (
    <div className="flex h-bar flex-none items-center justify-between border-b border-line px-2">
      <button
        ref={button}
        type="button"
        className={iconButtonClassName}
        aria-label={messages.closeNavigation}
        onClick={close}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          className="size-5"
        >
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
      {children}
    </div>
  );
}

/** A button that switches from the page menu to the main menu. */
export function BackToMainMenu() {
  const { showMenu } = useDrawer();
  return (
    <button
      type="button"
      className="min-h-11 flex-none cursor-pointer border-b border-line bg-raised px-5 text-start text-sm/[1.7] font-medium text-ink focus-visible:-outline-offset-2"
      onClick={() => showMenu('main')}
    >
      {messages.backToMainMenu}
    </button>
  );
}
