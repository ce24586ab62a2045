import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { PrintButton } from './print-button';

/** Above a document that is made for paper, on the screen alone: what it is, and what to do with it. */
export function PrintHead({
  title,
  path,
  isPlain = false,
}: {
  title: string;
  path: string;
  /** The document has no examples, and its markup is past Next.js. */
  isPlain?: boolean;
}) {
  return (
    <p className="printed-tools">
      <a href={toHref(path)}>{messages.printBack(title)}</a>
      <span>{isPlain ? messages.printHintPlain : messages.printHint}</span>
      {!isPlain && <PrintButton />}
    </p>
  );
}
