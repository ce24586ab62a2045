import { isLabelled, listCategoryPages } from '@/routes/category';
import { toNextRoute } from '@/routes/next-route';
import '../../styles/docs.css';

const route = await toNextRoute('/category/[slug]/', async () => (await listCategoryPages()).filter(isLabelled));

export const { generateStaticParams, generateMetadata } = route;
export default route.default;
