import { beginProgress } from '@/components/layout/navigation-progress';
import { leavePage } from '@/components/ui/restore-scroll-of-history-entries';
import { createTrustedTypesPolicy } from '@/app/trusted-types';

createTrustedTypesPolicy();

/** Next.js calls this function whenever a navigation to another URL starts. Back and forward have a history entry already. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  if (type !== 'traverse') leavePage();
  beginProgress(url);
}
