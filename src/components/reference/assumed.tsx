import * as messages from '@/messages';
import type { View } from './view';

/** The quiet mark of a value that the specification withholds; its reason opens on demand. */
export function Assumed({ view, reason }: { view: Pick<View, 'showAssumed'>; reason?: string }) {
  if (reason === undefined || !view.showAssumed) return null;
  return (
    <details className="as">
      <summary>{messages.assumed}</summary>
      <span>{reason === '' ? messages.assumedTitle : reason}</span>
    </details>
  );
}
