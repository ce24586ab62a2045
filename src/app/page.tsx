import { PageShell, shellMetadata } from './page-shell';
import './styles/docs.css';

export const metadata = shellMetadata;

export default function Page() {
  return <PageShell name="home" />;
}
