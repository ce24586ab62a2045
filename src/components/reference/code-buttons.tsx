import * as messages from '@/messages';
import { Glyph } from '../ui/icon';

/** A button that copies a text or, if that is empty, the code of its `data-code-block`; see `copy-behavior.ts`. */
export function CopyButton({ text = '', label, className = '' }: { text?: string; label: string; className?: string }) {
  return (
    <button
      type="button"
      className={`copy-button ${className}`.trimEnd()}
      data-copy={text}
      aria-label={label}
      title={label}
    />
  );
}

/**
 * The button that `wrap-lines-behavior.ts` adds to a code block whose lines are wider than its frame. There is one for all blocks,
 * because most need none, and without JavaScript it would do nothing.
 */
export function WrapButtonTemplate() {
  return (
    <template data-wrap-template="">
      <button
        type="button"
        className="wrap-button"
        data-wrap-toggle=""
        aria-label={messages.wrapLines}
        title={messages.wrapLines}
        aria-pressed="false"
      >
        <Glyph name="wrap" />
      </button>
    </template>
  );
}
