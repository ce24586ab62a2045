import { PageShell, shellMetadata } from '../page-shell';

export const metadata = shellMetadata;

export default function Page() {
  return <PageShell name="plain" />;
}
