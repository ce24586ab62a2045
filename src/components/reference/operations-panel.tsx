import type { ReactNode } from 'react';
import * as messages from '@/messages';

/**
 * The frame of a list of operations with a field to narrow it: a column on wide screens, a panel that opens over the page on small
 * ones. `branches` is where the operations are that the list leaves out.
 *
 * The browser's own popover needs no script; Headless UI's has 29.6 KB gzipped.
 */
export function OperationsPanel({ branches, children }: { branches?: string; children: ReactNode }) {
  return (
    <>
      <button type="button" className="operations-button" popoverTarget="operations">
        {messages.operations}
      </button>
      <nav
        className="operations-panel"
        id="operations"
        popover="auto"
        aria-label={messages.operations}
        data-branches={branches}
      >
        <div className="operations-filter" role="search">
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
