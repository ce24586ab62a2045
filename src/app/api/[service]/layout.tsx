import type { ReactNode } from 'react';
import { SpecProblems } from '@/components/reference/spec-problems';
import '../../styles/reference.css';
import written from '../../revision.json';

// Only `npm run dev` writes of problems: a site is not built from a spec with errors.
const { lint = {} } = written as { lint?: Record<string, string[]> };

export default async function ServiceLayout({
  params,
  children,
}: {
  params: Promise<{ service: string }>;
  children: ReactNode;
}) {
  return (
    <>
      {children}
      <SpecProblems problems={lint[(await params).service] ?? []} />
    </>
  );
}
