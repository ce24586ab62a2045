import { isLabelled, listCategoryPages } from '@/routes/category';
import { listDocsPages } from '@/routes/docs';
import { toNextRoute } from '@/routes/next-route';
import '../../styles/docs.css';

// Indexes of other versions than the latest stand below their versions' addresses, and those with a slug where it says.
const route = await toNextRoute('/[...slug]/', async () => [
  ...listDocsPages(),
  ...(await listCategoryPages()).filter((page) => !isLabelled(page)),
]);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.default;
