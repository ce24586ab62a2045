import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { Suggestions } from './load-not-found-content';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Search } from 'lucide';
import { primaryButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import { SimplePage, SimpleTitle } from './simple-page';

/**
 * The page for unknown URLs. `children` is the list of the main sections, which those of a version replace below its path. Because it is a client component, the payload of each
 * page contains a reference to it instead of its markup.
 */
export function NotFoundPage({ children }: { children: ReactNode }) {
  // A different unknown URL has different suggestions.
  const pathname = usePathname();
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    // Loads code and routes on demand, because every page includes this component.
    import('./load-not-found-content').then(({ loadSuggestions }) => loadSuggestions()).then(setFound, () => undefined);
  }, [pathname]);
  return (
    <SimplePage data-missing="" data-docs-version={found?.version?.key} data-search-version={found?.version?.scope}>
      <div className="grid gap-x-12 gap-y-12 desktop:grid-cols-[minmax(0,1fr)_18.75rem] desktop:pt-8">
        <div className="min-w-0">
          <p className="mb-2 font-mono text-sm font-semibold text-accent">404</p>
          <SimpleTitle>{messages.notFoundTitle}</SimpleTitle>
          <p className="text-lg text-muted">{messages.notFoundText}</p>
          <p className="mt-2">{messages.notFoundContact}</p>
          <p className="mt-8">
            <a href={toHref('/a-z/')} data-search-open="" className={primaryButtonClassName}>
              <Icon node={Search} className="size-4" />
              {messages.searchLabel}
            </a>
          </p>
          {found?.nearest}
        </div>
        <section aria-labelledby="sections">
          <h2 id="sections" className="mb-3 text-lg">
            {messages.notFoundStart}
          </h2>
          {found?.sections ?? children}
        </section>
      </div>
    </SimplePage>
  );
}
