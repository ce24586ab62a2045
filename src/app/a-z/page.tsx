import { alphabet } from '@/routes/a-z';
import { toNextRoute } from '@/routes/next-route';

const route = await toNextRoute('/a-z/', () => [alphabet]);

export const { generateMetadata } = route;
export default route.default;
