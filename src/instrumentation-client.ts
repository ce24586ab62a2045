import { beginProgress } from '@/components/layout/progress';

/** The framework calls this whenever the reader goes to another address of the site. */
export function onRouterTransitionStart(url: string): void {
  beginProgress(url);
}
