import { X } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { toSentMethod } from '@/lib/http-method';
import { loadJson } from '@/lib/load-files-with-react-query';
import * as messages from '@/messages';
import { toRequestHref, type RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { Breakable } from '../ui/breakable-name';
import { iconButtonClassName, smallButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import { useDoubleClickGuard, useHistoryEntry, useInertPage, usePainted } from '../ui/dialog-hooks';
import { hasOpenDialog } from '../ui/overlay-history';
import { RequestEditor } from './request-editor';
import './request.css';

/** A dialog in which readers make a request for their case. It never sends one. Back closes it, and the values stay. */
function RequestDialog({ href, query, onClose }: { href: string; query?: string; onClose: () => void }) {
  const [form, setForm] = useState<RequestForm>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState<number>();
  const isSeen = usePainted();
  const entry = useHistoryEntry(onClose);
  const close = useDoubleClickGuard(entry.leave);
  useInertPage(isSeen);
  useEffect(() => {
    let isCurrent = true;
    loadJson<RequestForm>(href).then(
      (loaded) => isCurrent && setForm(loaded),
      () => isCurrent && setFailed(attempt),
    );
    return () => void (isCurrent = false);
  }, [href, attempt]);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A search on top of the panel closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) entry.leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  // The page behind it is inert, so the focus stays inside without a trap.
  return createPortal(
    <>
      <div
        aria-hidden
        className="fixed inset-0 z-50 animate-fade-in bg-[rgb(0_16_16/0.45)] print:hidden"
        onClick={close}
      />
      <div ref={panel} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} className="request-dialog">
        <div className="request-title">
          <h2 id={id} className="text-base/6">
            {messages.requestBuild}
            {form && `: ${form.operation.title}`}
          </h2>
          <p className="text-xs text-muted">{messages.requestNeverSent}</p>
          {form && (
            <p className="request-line">
              <span className="method" data-method={form.operation.method.toLowerCase()}>
                {toSentMethod(form.operation.method)}
              </span>{' '}
              <code className="wrap-anywhere" dir="ltr">
                <Breakable text={form.operation.path} />
              </code>
            </p>
          )}
          <button type="button" className={iconButtonClassName} aria-label={messages.close} onClick={entry.leave}>
            <Icon node={X} className="size-4.5" />
          </button>
        </div>
        {form && <RequestEditor form={form} href={href} query={query} />}
        {!form && (
          <p role="status" className="p-5 text-muted">
            {failedAttempt === attempt ? messages.requestFailed : messages.loading}{' '}
            {failedAttempt === attempt && (
              <button type="button" className={smallButtonClassName} onClick={() => setAttempt(attempt + 1)}>
                {messages.retry}
              </button>
            )}
          </p>
        )}
      </div>
    </>,
    document.body,
  );
}

let isOpen = false;

/**
 * Shows the form for the request of an operation, which the element is in, with the values in the query of a link. Does nothing if
 * a dialog is open.
 */
export function openRequest(show: (panel?: ReactNode) => void, element: Element, query?: string): void {
  const { markdown } = element.closest('.operation')?.querySelector<HTMLElement>('[data-markdown]')?.dataset ?? {};
  const href = markdown === undefined ? undefined : toRequestHref(markdown);
  if (isOpen || href === undefined || hasOpenDialog()) return;
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
