import { isLabelled, listCategoryPages } from '@/routes/category';
import { listDocsPages } from '@/routes/docs';
import { toNextRoute } from '@/routes/next-route';
import '../../styles/docs.css';

// The index of a category in an older version is below the path of the version; an index with a slug is at its slug.
const route = await toNextRoute('/[...slug]/', async () => [
  ...listDocsPages(),
  ...(await listCategoryPages()).filter((page) => !isLabelled(page)),
]);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.default;
