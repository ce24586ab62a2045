import * as messages from '@/messages';

/** Says that something is under way, or, with a way to try again, that it went wrong. */
export function toLateState(tag: 'li' | 'p', text: string, retry?: () => void): HTMLElement {
  const state = document.createElement(tag);
  state.className = retry ? 'ls' : 'ls ld';
  state.setAttribute('role', 'status');
  state.append(text);
  if (retry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'b';
    button.textContent = messages.retry;
    button.addEventListener('click', retry);
    state.append(' ', button);
  }
  return state;
}
