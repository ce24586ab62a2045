import { PageShell, shellMetadata } from '../page-shell-with-placeholders';

export const metadata = shellMetadata;

export default function Page() {
  return <PageShell name="plain" />;
}
