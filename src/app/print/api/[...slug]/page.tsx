import { listShellParams, PageShell, shellMetadata } from '../../../page-shell-with-placeholders';
import '../../../styles/reference.css';

export const metadata = shellMetadata;
export const generateStaticParams = listShellParams;

export default function Page() {
  return <PageShell name="print" />;
}
