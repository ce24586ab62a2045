import { smallButtonClassName } from '../../ui/shared-class-names';
import { toLoadingMessage } from '../../ui/loading-or-failed-message';

const rowClassName = 'border-b border-line px-4 py-2 text-muted';

/** Creates a message on an API page: that content is loading or, with a retry button, that loading failed. */
export function toLoadingOrRetryMessage(
  tag: 'li' | 'p',
  text: string,
  retry?: () => void,
  stateClassName = rowClassName,
): HTMLElement {
  return toLoadingMessage(tag, text, retry, { state: stateClassName, button: smallButtonClassName });
}
