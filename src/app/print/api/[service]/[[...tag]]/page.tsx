import { listApiPrintPages } from '@/routes/api-print';
import { toNextRoute } from '@/routes/next-route';
import '../../../../styles/reference.css';

const route = await toNextRoute('/print/api/[service]/[[...tag]]/', listApiPrintPages);

export const { generateStaticParams, generateMetadata } = route;
export default route.default;
