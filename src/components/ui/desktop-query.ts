/**
 * Matches a window that shows the navbar's items and the sidebar without a drawer, like the screen `desktop` of the theme
 * (tailwind.config.ts).
 */
export const desktopQuery = '(width >= 62.3125em)';
