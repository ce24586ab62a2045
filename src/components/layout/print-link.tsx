import { Printer } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';

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
