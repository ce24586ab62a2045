import { PageShell, shellMetadata } from './page-shell-with-placeholders';
import './styles/home.css';

export const metadata = shellMetadata;

export default function Page() {
  return <PageShell name="home" />;
}
