/** The classes of a menu panel, with or without the popover. At the end of the navbar, it aligns with the end of its button. */
export const panelClassName = 'menu-panel';
