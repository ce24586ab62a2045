import { NotFoundPage } from '@/components/layout/client-components-of-every-page';
import { PageShell, shellMetadata } from './page-shell-with-placeholders';

export const metadata = shellMetadata;

/** The page for unknown addresses. The payload of every page contains it. */
export default function NotFound() {
  return (
    <NotFoundPage>
      <PageShell name="notFound" />
    </NotFoundPage>
  );
}
