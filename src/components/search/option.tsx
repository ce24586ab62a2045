import { createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { toHref } from '@/lib/href';

/** What the options of a list share. */
export interface ListState {
  active?: string;
  setActive: (id: string) => void;
  onGo: (url: string) => void;
}

export const ListContext = createContext<ListState>({ setActive: () => undefined, onGo: () => undefined });

/** An option that leads somewhere: a real link, so that the browser's own ways of opening it work. */
export function LinkOption({ url, children }: { url: string; children: ReactNode }) {
  const { active, setActive, onGo } = useContext(ListContext);
  const id = useId();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      // A key press in the field is no click that the browser would act on by itself.
      if (!event.nativeEvent.isTrusted) window.open(toHref(url), '_blank', 'noopener');
      return;
    }
    event.preventDefault();
    onGo(url);
  };
  return (
    <a
      id={id}
      href={toHref(url)}
      role="option"
      tabIndex={-1}
      aria-selected={active === id}
      className="search-option"
      onClick={onClick}
      onPointerMove={() => setActive(id)}
    >
      {children}
    </a>
  );
}

/** An option that does something here. */
export function ActionOption({ onAct, children }: { onAct: () => void; children: ReactNode }) {
  const { active, setActive } = useContext(ListContext);
  const id = useId();
  return (
    // Keys are handled by the field, which keeps the focus.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active === id}
      className="search-option"
      onClick={onAct}
      onPointerMove={() => setActive(id)}
    >
      {children}
    </button>
  );
}

/** Options under a heading. */
export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="search-group">
      <div id={id} role="presentation" className="search-group-title">
        {title}
      </div>
      {children}
    </div>
  );
}
