import { loadNavigation } from '@/routes/navigation';
import { Category, isLabelled, toCategoryMetadata } from '../category';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { categories } = await loadNavigation();
  return categories.flatMap(({ category: { path = '' } }) =>
    isLabelled(path) ? [{ slug: path.split('/')[2] ?? '' }] : [],
  );
}

export async function generateMetadata({ params }: Props) {
  return toCategoryMetadata(`/category/${(await params).slug}/`);
}

export default async function CategoryRoute({ params }: Props) {
  return <Category path={`/category/${(await params).slug}/`} />;
}
