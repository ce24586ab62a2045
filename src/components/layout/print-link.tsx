import { Printer } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';

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
