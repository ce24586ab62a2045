import { beginProgress } from '@/components/layout/progress';
import { leavePage } from '@/components/ui/history-entries';
import { allowFramework } from '@/lib/trusted-types';

allowFramework();

/** Next.js calls this whenever the reader goes to another address of the site. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  if (type !== 'traverse') leavePage();
  beginProgress(url);
}
