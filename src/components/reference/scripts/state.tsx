import { toDeferredState } from '../../ui/deferred-state';
import { smallButtonClassName } from '../controls';

const rowClassName = 'border-b border-line px-4 py-2 text-muted';

/** Says on an API page that something is under way, or with a way to try again that it went wrong. */
export function toState(tag: 'li' | 'p', text: string, retry?: () => void, stateClassName = rowClassName): HTMLElement {
  return toDeferredState(tag, text, retry, { state: stateClassName, loading: '', button: smallButtonClassName });
}
