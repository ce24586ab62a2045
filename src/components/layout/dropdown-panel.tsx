/** The classes of a menu panel, with or without the popover. At the end of the navbar, it aligns with the end of its button. */
export const panelClassName =
  'absolute start-0 top-full min-w-52 rounded-lg border border-line bg-ground p-1.5 text-sm text-body [--bar-accent:initial] shadow-float in-data-bar-end:start-auto in-data-bar-end:end-0';
