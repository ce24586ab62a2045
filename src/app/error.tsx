'use client';

import { Crash } from '@/components/layout/crash';

/** A crash inside a page: bar and footer stay. */
export default function PageCrash({ error, reset }: { error: Error; reset: () => void }) {
  return <Crash error={error} reset={reset} />;
}
