import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageBody } from '@/components/layout/client-components-of-every-page';
import { placeholders } from '@/lib/page-ids-markers-and-placeholders';
import { toBodyPath, type ShellName } from '@/routes/shell-paths-and-active-link-attributes';

/** The head of a shell. The build inserts everything but the title. */
export const shellMetadata: Metadata = { title: { absolute: placeholders.title } };

/** Returns the parameters of a route `[...slug]` that exports one shell. */
export const listShellParams = () => [{ slug: [placeholders.path] }];

/** A shell: the place for the body of a page. `children` are client components that make the body interactive. */
export function PageShell({ name, children }: { name: ShellName; children?: ReactNode }) {
  return (
    <>
      <PageBody path={toBodyPath(name, placeholders.page)} />
      {children}
    </>
  );
}
