import { beginProgress } from '@/components/layout/progress';
import { reloadOldTab } from '@/lib/old-tab';
import { allowFramework } from '@/lib/trusted-types';

allowFramework();
reloadOldTab();

/** The framework calls this whenever the reader goes to another address of the site. */
export function onRouterTransitionStart(url: string): void {
  beginProgress(url);
}
