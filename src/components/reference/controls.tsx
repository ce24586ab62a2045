import * as messages from '@/messages';
import * as buttons from '../ui/buttons';
import { Glyph } from '../ui/icon';

/** Enlarges the touch target of a small control without changing its look. */
export const fingerClassName =
  'max-desktop:relative max-desktop:after:absolute max-desktop:after:-inset-x-1 max-desktop:after:-inset-y-2';

/** A small button with a text, which print documents omit. */
export const smallButtonClassName = `${buttons.smallButtonClassName} in-[.printed]:hidden`;

const iconButtonClassName =
  'inline-flex size-7 flex-none cursor-pointer items-center justify-center rounded text-muted max-desktop:size-11 hover:bg-ground hover:text-ink no-js:hidden';

/** A button that copies a text or, if that is empty, the code of its `data-code-block`; see `copy-behavior.ts`. */
export function CopyButton({
  text = '',
  label,
  className = 'max-desktop:-my-2',
}: {
  text?: string;
  label: string;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={`copy-button ${iconButtonClassName} in-[.printed]:hidden data-copied:text-success print:hidden ${className}`}
      data-copy={text}
      aria-label={label}
      title={label}
    />
  );
}

/** A button that appears if lines are wider than their frame. */
export function WrapButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      className={`${iconButtonClassName} -me-1.5 aria-pressed:bg-accent-soft aria-pressed:text-accent max-desktop:-my-2 ${className}`.trimEnd()}
      data-wrap-toggle=""
      hidden
      aria-label={messages.wrapLines}
      title={messages.wrapLines}
      aria-pressed="false"
    >
      <Glyph name="wrap" />
    </button>
  );
}
