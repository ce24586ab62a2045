import type { ReactNode } from 'react';
import { writeNavbar } from '@/routes/navigation';
import RootLayout from './layout';

/** The layout in development, where content, specs, and configuration can change at any time. */
export default async function DevelopmentLayout({ children }: { children: ReactNode }) {
  await writeNavbar();
  return <RootLayout>{children}</RootLayout>;
}
