import { PageShell, shellMetadata } from '../../page-shell-with-placeholders';
import { ExplainerRoot } from '@/components/payload/mount-explainer';
import '../../styles/docs.css';

export const metadata = shellMetadata;

export default function Page() {
  return (
    <PageShell name="explainer">
      <ExplainerRoot />
    </PageShell>
  );
}
