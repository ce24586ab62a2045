import { listShellParams, PageShell, shellMetadata } from '../../page-shell-with-placeholders';
import { ReferenceScripts } from '@/components/reference/reference-scripts';
import '../../styles/reference.css';

export const metadata = shellMetadata;
export const generateStaticParams = listShellParams;

export default function Page() {
  return (
    <PageShell name="api">
      <ReferenceScripts />
    </PageShell>
  );
}
