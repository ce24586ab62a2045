import type { ReactNode } from 'react';
import { toRequestHref } from '@/lib/operation-files';
import { RequestDialog } from './request-dialog';

let isOpen = false;

/**
 * Shows the form for the request of an operation, which the element is in, with the values in the query of a link. Does nothing if
 * a form is open.
 */
export function openRequest(show: (panel?: ReactNode) => void, element: Element, query?: string): void {
  const { markdown } = element.closest('.operation')?.querySelector<HTMLElement>('[data-markdown]')?.dataset ?? {};
  const href = markdown === undefined ? undefined : toRequestHref(markdown);
  if (isOpen || href === undefined) return;
  isOpen = true;
  const before = document.activeElement;
  const close = () => {
    isOpen = false;
    show();
    // Waits until the dialog, which traps the focus, is gone.
    setTimeout(() => before instanceof HTMLElement && before.focus());
  };
  show(<RequestDialog href={href} query={query} onClose={close} />);
}
