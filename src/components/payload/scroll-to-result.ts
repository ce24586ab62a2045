/** The height of a result that has to be on the screen, in pixels: a heading, the best schema, and the start of a table. */
const enough = 200;

/**
 * Scrolls to the buttons, with the result below them, unless the start of the result is on the screen. The pressed button has the
 * focus, so it stays in sight.
 */
export function scrollToResult(buttons: Element | null, result: Element | null): void {
  if (!buttons || !result) return;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && Math.min(bottom, top + enough) <= window.innerHeight) return;
  buttons.scrollIntoView();
}
