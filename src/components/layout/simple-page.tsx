import type { ReactNode } from 'react';
import { titleClassName } from '../ui/shared-class-names';

/** The container of a page without a sidebar. The footer below an element with `data-simple` has the same edges. */
export const simplePageClassName =
  'mx-auto w-full max-w-simple flex-1 px-4 pt-8 pb-20 focus-visible:outline-none sm:px-8 desktop:px-6 desktop:pt-12 print:m-0 print:p-0';

/** A page without a sidebar, such as an error page. */
export function SimplePage({
  isBusy,
  children,
  ...data
}: { isBusy?: boolean; children?: ReactNode } & Record<`data-${string}`, string | undefined>) {
  return (
    <main id="main" className={simplePageClassName} data-simple="" aria-busy={isBusy} {...data}>
      {children}
    </main>
  );
}

export function SimpleTitle({ children }: { children: ReactNode }) {
  return <h1 className={`mb-3 ${titleClassName}`}>{children}</h1>;
}

/** The unmodified text of an error. */
export function ErrorText({ children }: { children: string }) {
  return (
    <>
      <hr className="my-6 border-line" />
      <pre className="mt-6 rounded-lg bg-danger-soft p-4 font-mono text-ui/[1.6] wrap-anywhere whitespace-pre-wrap text-danger">
        {children}
      </pre>
    </>
  );
}
