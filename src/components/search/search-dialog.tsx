import { X } from 'lucide';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import { MagnifierIcon } from './magnifier-icon';

/**
 * The search dialog with its field, in the HTML of every page, so that the reader can type before anything has loaded. The rest of
 * its content (search-content.tsx) appears next to the field and below it.
 */
export function SearchDialog() {
  return (
    // Gets the focus when the reader presses something other than a control.
    <dialog tabIndex={-1} aria-label={messages.searchLabel} aria-modal="true" aria-busy="true" data-search="">
      <div>
        <div>
          <MagnifierIcon className="size-4.5 flex-none text-muted" />
          <input
            aria-label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <span />
          <button type="button" className={iconButtonClassName} aria-label={messages.searchClose} data-search-close="">
            <Icon node={X} className="size-4.5" />
          </button>
        </div>
        <p role="status">{messages.loading}</p>
      </div>
    </dialog>
  );
}
