import { notFound } from '@/routes/not-found';

export const metadata = await notFound.loadMetadata();

export default notFound.load;
