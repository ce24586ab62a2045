import { listApiPages } from '@/routes/api';
import { toNextRoute } from '@/routes/next-route';
import '../../../styles/reference.css';

const route = await toNextRoute('/api/[service]/[[...page]]/', listApiPages);

export const { generateStaticParams, generateMetadata } = route;
export default route.default;
