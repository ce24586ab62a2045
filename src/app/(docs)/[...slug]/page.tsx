import { isLabelled, listCategoryPages } from '@/routes/category';
import { listCrossReferencePages } from '@/routes/cross-reference';
import { listDocsPages } from '@/routes/docs';
import { toNextRoute } from '@/routes/next-route';
import '../../styles/docs.css';

// Includes the cross-reference, and the pages of categories that have a custom slug or belong to another version. `/category/[slug]/` has all others.
const route = await toNextRoute('/[...slug]/', listDocsPages, listCrossReferencePages, async () =>
  (await listCategoryPages()).filter((page) => !isLabelled(page)),
);

export const { generateStaticParams, generateMetadata } = route;
export default route.default;
