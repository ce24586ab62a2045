import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';

/** The way to the document for paper. */
export function PrintLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <p className="print-link not-prose">
      <a href={toHref(path)}>
        <Printer aria-hidden className="size-4" strokeWidth={1.5} />
        {children}
      </a>
    </p>
  );
}
