// The styles of the buttons are in `buttons-and-methods.css`, because every page has some of them.

/** The size of the title of a page. */
export const titleClassName = 'text-3xl max-sm:text-2xl';

/** A button that shows only an icon. */
export const iconButtonClassName = 'icon-button';

/** The main action of a page or dialog. */
export const primaryButtonClassName = 'button primary-button';

/** An action next to the main one. */
export const quietButtonClassName = 'button quiet-button';

/** A small button with a text, for a secondary action (`buttons-and-methods.css`). Documents for print omit it. */
export const smallButtonClassName = 'small-button';

/** The look of a short message at the bottom of the window. An empty one is invisible. */
export const noticeClassName =
  'pointer-events-none fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded bg-ink px-3.5 py-2 text-ui text-ground empty:p-0';

/** In milliseconds: long enough to read the longest message, which says that copying failed. */
export const noticeTime = 4000;

/** The class names of a link within text. */
export const textLinkClassName = 'underline hover:decoration-current';
