/** A button that shows only an icon. */
export const iconButtonClassName =
  'inline-flex size-9 cursor-pointer list-none items-center justify-center rounded text-bar-muted transition-[background,border-color,color] hover:bg-sunken hover:text-ink max-desktop:size-11';

const buttonClassName =
  'inline-flex cursor-pointer items-center justify-center gap-1.5 rounded border px-3.5 py-1.75 text-center text-sm font-medium transition-[background,border-color,color] max-desktop:min-h-11';

/** The main action of a page or dialog. */
export const primaryButtonClassName = `${buttonClassName} border-transparent bg-accent text-on-accent hover:bg-accent-hover`;

/** An action next to the main one. */
export const quietButtonClassName = `${buttonClassName} border-line-strong text-ink hover:bg-sunken`;

/** A small button with a text, for a secondary action (`ui.css`). Documents for print omit it. */
export const smallButtonClassName = 'small-button';
