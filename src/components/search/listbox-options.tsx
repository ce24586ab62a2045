import type { IconNode } from 'lucide';
import { createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { toHref } from '@/lib/href';
import type { SearchHit } from '@/search/client-types';
import { Icon } from '../ui/icon';

/** Closes the dialog, then navigates to a URL of the site. The dialog provides the function. */
export const GoContext = createContext<(url: string) => void>(() => undefined);

/** A result that the reader opens, in this tab (`isHere`) or in another. */
export interface Opening {
  hit: SearchHit;
  isHere: boolean;
}

/** A callback for each opened result. */
export const OpenedContext = createContext<(opening: Opening) => void>(() => undefined);

/** An option. The border and the tint of the selected one, and the outline of a focused one, have the same box. */
const optionClassName =
  'group flex min-h-11 w-full cursor-pointer items-start gap-3 rounded px-2 py-2.5 text-start focus-visible:-outline-offset-2 aria-selected:bg-accent-soft aria-selected:[box-shadow:inset_0_0_0_1px_var(--color-accent)]';

/** The classes of the title of a result. */
export const titleClassName = 'min-w-0 font-medium wrap-anywhere text-ink';

/** The icon that shows the kind of an option. */
export function OptionIcon({ node }: { node: IconNode }) {
  return <Icon node={node} className="mt-0.5 size-4.5 flex-none text-muted group-aria-selected:text-accent" />;
}

/** An option that opens a page. It is a link, so that the browser can also open it in a new tab or window. */
export function LinkOption({ hit, children }: { hit: SearchHit; children: ReactNode }) {
  const { url } = hit;
  const go = useContext(GoContext);
  const opened = useContext(OpenedContext);
  const onClick = (event: MouseEvent) => {
    const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    opened({ hit, isHere });
    if (!isHere) {
      // For Ctrl+Enter in the field, the click is dispatched by a script, so the browser opens no tab for it.
      if (!event.nativeEvent.isTrusted) window.open(toHref(url), '_blank', 'noopener');
      return;
    }
    event.preventDefault();
    go(url);
  };
  return (
    <a
      id={useId()}
      href={toHref(url)}
      role="option"
      tabIndex={-1}
      aria-selected={false}
      className={optionClassName}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** An option that runs an action in the search. */
export function ActionOption({ onAct, children }: { onAct: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      id={useId()}
      role="option"
      tabIndex={-1}
      aria-selected={false}
      className={optionClassName}
      onClick={onAct}
    >
      {children}
    </button>
  );
}

/** A group of options under a heading. */
export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div
        id={id}
        role="presentation"
        className="sticky -top-1 bg-ground px-2 pt-3 pb-1 text-xs font-semibold text-muted"
      >
        {title}
      </div>
      {children}
    </div>
  );
}
