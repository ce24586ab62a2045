import { beginProgress } from '@/components/layout/progress';
import { allowFramework } from '@/lib/trusted-types';

allowFramework();

/** The framework calls this whenever the reader goes to another address of the site. */
export function onRouterTransitionStart(url: string): void {
  beginProgress(url);
}
