import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/messages';
import { CloseButton, FieldLine } from './field-line';
import { backdropClassName, dialogClassName, frameClassName, panelClassName } from './search-frame';

/**
 * The dialog's frame and field, so that a reader can type at once: rendering the dialog takes more than a frame, and loading
 * its code longer. Handwritten, because Headless UI's Dialog weighs 16.3 KB gzipped, and the search's first script only 1.8.
 */
export function PlaceholderField({
  text,
  onText,
  onComposing,
  onClose,
}: {
  text: string;
  onText: (text: string) => void;
  /** Reports that an input method is composing letters, as in Japanese: another field cannot continue that. */
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
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // A dialog below must not react to it.
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
          {/* Appears only if loading takes long enough for the text to be read. */}
          <p role="status" className="animate-fade-in-late p-4 text-muted">
            {messages.loading}
          </p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
