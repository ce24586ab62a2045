import * as messages from '@/messages';
import { toHref } from '@/lib/href';
import { PrintButton } from './print-button';
import { Printer } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';

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

/** The way to the document for paper. */
export function PrintLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <p className="print-link">
      <a href={toHref(path)}>
        <Icon node={Printer} className="size-4" />
        {children}
      </a>
    </p>
  );
}
