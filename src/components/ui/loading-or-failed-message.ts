import * as messages from '@/messages';

/** Shows that content is loading, unless the timer ends before: the message of a fast answer would only flicker. */
export function showLoading(show: (text: string) => void) {
  return setTimeout(() => show(messages.loading), 200);
}

/** The class names of the state and its button. */
interface StateClasses {
  state: string;
  button: string;
}

/** Creates an element that says that content is loading or, with a retry button, that loading failed. */
export function toLoadingMessage(
  tag: 'li' | 'p',
  text: string,
  retry: (() => void) | undefined,
  classes: StateClasses,
): HTMLElement {
  const state = document.createElement(tag);
  state.className = classes.state;
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
