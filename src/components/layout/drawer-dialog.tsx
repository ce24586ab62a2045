'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import * as messages from '@/messages';
import { Handoff, useElapsed } from '../ui/dialog-stages';
import { backdropClassName, DrawerPanel } from './drawer-panel';

/** The drawer as a dialog that traps focus. It replaces the placeholder and keeps its panel, focus, and scroll position. */
export function DrawerDialog({
  panel,
  openedAt,
  onClose,
}: {
  panel: HTMLElement;
  openedAt: number;
  onClose: () => void;
}) {
  const ref = useElapsed(openedAt);
  return (
    <Handoff>
      <Dialog
        open
        onClose={onClose}
        ref={ref}
        aria-label={messages.mainNavigation}
        className="fixed inset-0 z-50 print:hidden"
        data-drawer=""
      >
        <DialogBackdrop className={backdropClassName} />
        <DialogPanel>
          <DrawerPanel element={panel} />
        </DialogPanel>
      </Dialog>
    </Handoff>
  );
}
