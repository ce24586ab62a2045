import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import { Icon } from '../ui/icon';

/**
 * The frame of a list of operations, with a search field: a column on wide screens, a panel that opens on top of the page on
 * small ones, opened by a button. `chunks` is the URL of all operations, for a list that may omit some.
 *
 * The browser's own popover needs no script; that of Headless UI has 29.6 KB gzipped.
 */
export function OperationsSidebarFrame({ chunks, children }: { chunks?: string; children: ReactNode }) {
  return (
    <>
      <div className="operations-bar">
        <button type="button" popoverTarget="operations">
          {messages.operations}
          <Icon node={ChevronDown} className="size-4" />
        </button>
      </div>
      <nav id="operations" popover="auto" aria-label={messages.operations} data-chunks={chunks}>
        <div role="search">
          <input
            type="search"
            aria-label={messages.filterOperations}
            placeholder={messages.filterOperations}
            autoComplete="off"
            spellCheck={false}
            data-filter
          />
          <p role="status" data-none={messages.noOperationFound} />
        </div>
        <ul>{children}</ul>
      </nav>
    </>
  );
}
