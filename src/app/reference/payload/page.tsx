import { toNextRoute } from '@/routes/next-route';
import { payload } from '@/routes/payload';
import '../../styles/docs.css';

const route = await toNextRoute('/reference/payload/', () => [payload]);

export const { generateMetadata } = route;
export default route.default;
