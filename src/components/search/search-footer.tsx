import { AlgoliaInsightsCheckbox } from '@/components/search/algolia-insights-checkbox';
import { getAlgolia } from '@/lib/environment';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

const algolia = getAlgolia();

const keys = [
  { keys: ['↑', '↓'], does: messages.searchKeys.move },
  { keys: ['↵'], does: messages.searchKeys.open },
  { keys: ['Ctrl', '↵'], does: messages.searchKeys.tab },
  { keys: ['Esc'], does: messages.searchKeys.close },
];

const linkClassName =
  '-mx-1 inline-flex min-h-6 cursor-pointer items-center rounded-sm px-1 text-accent hover:underline pointer-coarse:min-h-11';

/** The footer of the search: the keys and their actions, options, and a link to the A–Z index. */
export function SearchFooter({ hasRecent, onForget }: { hasRecent: boolean; onForget: () => void }) {
  return (
    <div
      // In a very low window, all room is for the results.
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-raised px-4 py-2 text-xs text-muted pointer-coarse:py-0 [@media(height<24em)]:hidden"
      data-search-foot
    >
      <p className="me-auto hidden gap-4 sm:pointer-fine:flex">
        {keys.map(({ keys: names, does }) => (
          <span key={does}>
            {names.map((name) => (
              <kbd
                key={name}
                className="me-0.5 inline-block min-w-5 rounded border border-line bg-ground px-1 text-center font-sans"
              >
                {name}
              </kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
      {algolia?.insights && <AlgoliaInsightsCheckbox algolia={algolia} />}
      {hasRecent && (
        <button type="button" className={linkClassName} onClick={onForget}>
          {messages.searchClearRecent}
        </button>
      )}
      <a href={toHref('/a-z/')} className={linkClassName}>
        {messages.searchAlphabet}
      </a>
    </div>
  );
}
