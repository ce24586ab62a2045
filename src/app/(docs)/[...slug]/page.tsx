import { isLabelled, listCategoryPages } from '@/routes/category';
import { listDocsPages } from '@/routes/docs';
import { toNextRoute } from '@/routes/next-route';
import '../../styles/docs.css';

// Includes the indexes of categories with their own slug, and those of other versions, which are below the path of the version.
// The route `/category/[slug]/` has all other indexes.
const route = await toNextRoute('/[...slug]/', async () => [
  ...listDocsPages(),
  ...(await listCategoryPages()).filter((page) => !isLabelled(page)),
]);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.default;
