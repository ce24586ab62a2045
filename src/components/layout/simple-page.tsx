import type { ReactNode } from 'react';

/** A page without a sidebar, such as an error page. */
export function SimplePage({ isBusy, children }: { isBusy?: boolean; children?: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-full max-w-column flex-1 px-4 pt-20 pb-24 print:p-0" aria-busy={isBusy}>
      {children}
    </main>
  );
}

export function SimpleTitle({ children }: { children: ReactNode }) {
  return <h1 className="mt-2 mb-4 text-3xl">{children}</h1>;
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
