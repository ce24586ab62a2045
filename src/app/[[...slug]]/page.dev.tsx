import { DevelopmentPage } from '@/routes/next-dev-page-and-file';
// Imports every document, so that Next.js renders the page again when an edit changes one.
import '../../../.contentlayer/generated/Page/_index.mjs';
import '../styles/docs.css';
import '../styles/home.css';
import '../styles/reference.css';

export default DevelopmentPage;
