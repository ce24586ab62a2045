/** The code of a key that an input method handles. Safari reports it for the Enter that ends a composition, after its end. */
const handled = 229;

/**
 * Keeps keys that belong to an input method from all other listeners: Escape cancels its word and must not close a dialog, and
 * Enter accepts the word and must not open a result. Returns a function that stops this.
 */
export function startInputMethod(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === handled) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}
