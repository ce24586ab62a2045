import { ArrowLeft, Printer } from 'lucide';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { primaryButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';

/** A note above a print document, shown only on screen, that explains how to use the document. */
export function PrintNote({
  title,
  path,
  isPlain = false,
}: {
  title: string;
  path: string;
  /** True for a document without examples. */
  isPlain?: boolean;
}) {
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3 text-sm/[1.7] text-muted print:hidden">
      <a
        href={toHref(path)}
        className="inline-flex items-center gap-2 font-medium wrap-anywhere text-accent hover:underline"
      >
        <Icon node={ArrowLeft} className="size-4 rotate-(--mirrored)" />
        {messages.printBack(title)}
      </a>
      <span className={isPlain ? undefined : 'max-sm:hidden'}>
        {isPlain ? messages.printHintPlain : messages.printHint}
      </span>
      {!isPlain && (
        <button type="button" className={`${primaryButtonClassName} ms-auto no-js:hidden`} data-print="">
          <Icon node={Printer} className="size-4" />
          {messages.print}
        </button>
      )}
    </p>
  );
}

/** A link to a print document. */
export function PrintLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <p className="mbs-6 print:hidden">
      <a href={toHref(path)} className="inline-flex min-h-6 items-center gap-2 text-sm text-accent hover:underline">
        <Icon node={Printer} className="size-4" />
        {children}
      </a>
    </p>
  );
}
