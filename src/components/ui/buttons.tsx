/** A button that is a picture alone. */
export const iconButtonClassName =
  'inline-flex size-9 cursor-pointer list-none items-center justify-center rounded text-muted transition-[background,color] group-data-[style=dark]/navbar:text-night-body group-data-[style=primary]/navbar:text-on-accent hover:bg-sunken hover:text-ink max-desktop:size-11';

const buttonClassName =
  'inline-flex cursor-pointer items-center justify-center gap-1.5 rounded border px-3.5 py-1.75 text-sm font-medium whitespace-nowrap transition-[background,border-color]';

/** What a reader most likely wants. */
export const primaryButtonClassName = `${buttonClassName} border-transparent bg-accent text-on-accent hover:bg-accent-hover`;

/** What a reader may want as well. */
export const quietButtonClassName = `${buttonClassName} border-line-strong text-ink hover:bg-sunken`;
