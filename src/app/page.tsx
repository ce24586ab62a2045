import { home } from '@/routes/home';
import { toNextRoute } from '@/routes/next-route';
import './styles/docs.css';

const route = await toNextRoute('/', () => [home]);

export const { generateMetadata } = route;
export default route.default;
