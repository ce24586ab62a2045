import type { ComponentProps } from 'react';

/** The classes that a chip shares with the list of services next to it. */
export const chipClassName =
  'inline-flex h-7 flex-none cursor-pointer items-center gap-1 rounded border border-line bg-ground px-2 text-ui whitespace-nowrap text-body hover:border-line-strong pointer-coarse:h-10 max-sm:px-2.5';

/** A small button for one choice. With `aria-pressed`, it is a toggle button. */
export function Chip(button: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={`${chipClassName} group aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent`}
    />
  );
}
