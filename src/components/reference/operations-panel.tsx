import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import { Icon } from '../ui/icon';
import { linkMethodsClassName } from './operation-link';

/** A bar below the navbar. While it floats as a box, its place stays empty, so the page does not move. */
const buttonClassName =
  'end-4 bottom-4 z-30 flex h-12 flex-1 items-center justify-between gap-3 rounded-lg border-line-strong bg-ground px-4 text-sm/[1.7] font-medium text-ink sm:px-8 data-floating:fixed data-floating:border data-floating:shadow-panel focus-visible:-outline-offset-2';

const panelClassName =
  'scrollbar-line m-0 mt-auto max-h-[80dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg border-t border-line bg-ground px-4 pb-8 text-body backdrop:bg-[rgb(0_16_16/0.45)] desktop:sticky desktop:inset-auto desktop:top-bar desktop:m-0 desktop:block desktop:h-[calc(100dvh-var(--bar-height))] desktop:max-h-none desktop:w-auto desktop:self-start desktop:rounded-none desktop:border-e desktop:border-t-0 desktop:pb-12 desktop:pl-6 print:hidden';

const filterClassName =
  'h-9 w-full rounded border border-line-strong bg-ground ps-3 pe-1.5 text-sm/[1.7] text-ink placeholder:text-muted placeholder:opacity-100 max-desktop:h-11 max-desktop:text-base clear-cross';

/** The layout of tags, whose operations may be missing. A large spec has thousands, so they have no utilities themselves. */
const tagsClassName = '*:not-data-group:mb-2 *:data-chunk:flex *:data-chunk:flex-wrap';

/**
 * The frame of a list of operations, with a search field: a column on wide screens, a panel that opens on top of the page on
 * small ones, opened by a button. `chunks` is the URL of all operations, for a list that may omit some.
 *
 * The browser's own popover needs no script; that of Headless UI has 29.6 KB gzipped.
 */
export function OperationsPanel({ chunks, children }: { chunks?: string; children: ReactNode }) {
  return (
    <>
      <div className="flex h-14 items-center border-b border-line desktop:hidden print:hidden">
        <button type="button" className={buttonClassName} popoverTarget="operations">
          {messages.operations}
          <Icon node={ChevronDown} className="size-4" />
        </button>
      </div>
      <nav
        className={`${panelClassName} ${linkMethodsClassName}`}
        id="operations"
        popover="auto"
        aria-label={messages.operations}
        data-chunks={chunks}
      >
        <div className="sticky top-0 z-1 bg-ground pt-5 pb-3 no-js:hidden" role="search">
          <input
            type="search"
            aria-label={messages.filterOperations}
            placeholder={messages.filterOperations}
            autoComplete="off"
            spellCheck={false}
            data-filter
            className={filterClassName}
          />
          <p
            role="status"
            className="text-ui text-muted not-empty:px-2 not-empty:pt-3"
            data-none={messages.noOperationFound}
          />
        </div>
        <ul className={chunks && tagsClassName}>{children}</ul>
      </nav>
    </>
  );
}
