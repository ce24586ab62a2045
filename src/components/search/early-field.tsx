import { X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';
import { Glass } from './glass';

/**
 * The dialog's frame and field, so that a reader can write at once: the dialog takes more than a frame, and its code longer. By
 * hand, as Headless UI's Dialog weighs 16.3 KB gzipped, and all of the search's first script 1.8.
 */
export function EarlyField({
  text,
  onText,
  onComposing,
  onClose,
}: {
  text: string;
  onText: (text: string) => void;
  /** Letters are being put together, as in Japanese: another field cannot go on with them. */
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
    // Not for a dialog below.
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <div className="search" role="dialog" aria-modal="true" aria-busy="true" aria-label={messages.searchLabel}>
      <div className="search-backdrop" />
      <div ref={frame} className="search-frame">
        <div className="search-panel">
          <div className="search-head">
            <Glass className="search-icon fill-none stroke-current stroke-[1.5] [stroke-linecap:round]" />
            <input
              ref={input}
              type="text"
              aria-label={messages.searchLabel}
              className="search-input"
              placeholder={messages.searchPlaceholder}
              value={text}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={({ target }) => onText(target.value)}
              onKeyDown={onKeyDown}
              onCompositionStart={() => onComposing(true)}
              onCompositionEnd={() => onComposing(false)}
            />
            <button
              ref={close}
              type="button"
              className={iconButtonClassName}
              aria-label={messages.searchClose}
              onClick={onClose}
              onKeyDown={onKeyDown}
            >
              <Icon node={X} className="search-icon" />
            </button>
          </div>
          <p role="status" className="search-early">
            {messages.loading}
          </p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
