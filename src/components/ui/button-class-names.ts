// The styles of the buttons are in `ui.css`, because every page has some of them.

/** A button that shows only an icon. */
export const iconButtonClassName = 'icon-button';

/** The main action of a page or dialog. */
export const primaryButtonClassName = 'button primary-button';

/** An action next to the main one. */
export const quietButtonClassName = 'button quiet-button';

/** A small button with a text, for a secondary action (`ui.css`). Documents for print omit it. */
export const smallButtonClassName = 'small-button';
