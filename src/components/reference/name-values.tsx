import type { ReactNode } from 'react';

/** The class names of a row with a name and its value. */
const nameValueClassName =
  'grid grid-cols-1 gap-x-4 border-t border-line py-1.5 text-sm/6 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]';

export function NameValue({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={nameValueClassName}>
      <dt className="wrap-anywhere text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
