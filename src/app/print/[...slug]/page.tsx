import { toNextRoute } from '@/routes/next-route';
import { listPrintPages } from '@/routes/print';
import '../../styles/docs.css';

const route = await toNextRoute('/print/[...slug]/', listPrintPages);

export const { generateStaticParams, generateMetadata } = route;
export default route.default;
