import * as messages from '@/messages';

/** The time in milliseconds after which a message says that content is loading: a faster answer would only flicker. */
export const spinnerDelay = 200;

/** The class names of the state and its button. */
interface StateClasses {
  state: string;
  /** Added to `state` while there is nothing to retry. */
  loading: string;
  button: string;
}

/** Creates an element that says that content is loading or, with a retry button, that loading failed. */
export function toDeferredState(
  tag: 'li' | 'p',
  text: string,
  retry: (() => void) | undefined,
  classes: StateClasses,
): HTMLElement {
  const state = document.createElement(tag);
  state.className = retry ? classes.state : `${classes.state} ${classes.loading}`.trimEnd();
  state.setAttribute('role', 'status');
  state.append(text);
  if (retry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = classes.button;
    button.textContent = messages.retry;
    button.addEventListener('click', retry);
    state.append(' ', button);
  }
  return state;
}
