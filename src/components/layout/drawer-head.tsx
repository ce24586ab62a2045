'use client';

import type { ReactNode } from 'react';
import * as messages from '@/messages';
import { useDrawer } from './drawer-context';

/** The top of the drawer: the button that closes it, and what else belongs there. */
export function DrawerHead({ children }: { children: ReactNode }) {
  const { close } = useDrawer();
  return (
    <div className="drawer-head">
      <button type="button" className="icon-button" aria-label={messages.closeNavigation} onClick={close}>
        <svg aria-hidden="true" viewBox="0 0 20 20" className="close-mark">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
      {children}
    </div>
  );
}

/** Leads from the menu of the page to the main one. */
export function BackToMainMenu() {
  const { showMenu } = useDrawer();
  return (
    <button type="button" className="drawer-back" onClick={() => showMenu('main')}>
      {messages.backToMainMenu}
    </button>
  );
}
