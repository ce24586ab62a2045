import * as messages from '@/messages';

/** Class names of the state's parts. */
interface StateClasses {
  state: string;
  /** Added to `state` while there is nothing to retry. */
  loading: string;
  button: string;
}

/** Says that something is under way, or, with a way to try again, that it went wrong. */
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
