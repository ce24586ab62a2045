import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { PrintButton } from './print-button';

/** Above a document that is made for paper, on the screen alone: what it is, and what to do with it. */
export function PrintHead({ title, path }: { title: string; path: string }) {
  return (
    <p className="printed-tools">
      <a href={toHref(path)}>{messages.printBack(title)}</a>
      <span>{messages.printHint}</span>
      <PrintButton />
    </p>
  );
}
