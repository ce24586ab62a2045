import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/messages';
import { CloseButton, FieldLine } from './field-line';
import { backdropClassName, dialogClassName, frameClassName, panelClassName } from './search-frame';

/**
 * A placeholder with the dialog's frame and field, so that the reader can type at once: rendering the dialog takes more than a
 * frame, and loading its code even longer. It does not use Headless UI's Dialog, which is 16.3 KB gzipped, compared with 1.8 KB
 * for the first script of the search.
 */
export function PlaceholderField({
  text,
  onText,
  onComposing,
  onClose,
}: {
  text: string;
  onText: (text: string) => void;
  /** Called when an input method starts or ends a composition, as in Japanese, which no other field can continue. */
  onComposing: (isComposing: boolean) => void;
  onClose: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = frame.current;
    const onClick = ({ target }: MouseEvent) => target === element && onClose();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      (event.target === close.current ? input : close).current?.focus();
    }
    if (event.key !== 'Escape') return;
    // A dialog below must not react to the same key press.
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <div
      className={dialogClassName}
      role="dialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={messages.searchLabel}
      data-search-early
    >
      <div className={backdropClassName} />
      <div ref={frame} className={frameClassName}>
        <div className={panelClassName} data-search-panel>
          <FieldLine
            ref={input}
            value={text}
            onText={onText}
            onKeyDown={onKeyDown}
            onCompositionStart={() => onComposing(true)}
            onCompositionEnd={() => onComposing(false)}
          >
            <CloseButton ref={close} onClick={onClose} onKeyDown={onKeyDown} />
          </FieldLine>
          {/* Appears only after 500 ms, so that it does not flash. */}
          <p role="status" className="animate-fade-in-late p-4 text-muted">
            {messages.loading}
          </p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
