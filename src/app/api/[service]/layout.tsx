import type { ReactNode } from 'react';
import { SourceProblems } from '@/components/ui/source-problems';
import * as messages from '@/messages';
import { sourceProblems } from '../../metadata';
import '../../styles/reference.css';

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
      <SourceProblems
        title={messages.specProblems}
        problems={sourceProblems.services?.[(await params).service] ?? []}
      />
    </>
  );
}
