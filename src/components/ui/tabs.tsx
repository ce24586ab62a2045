import type { ReactNode } from 'react';

export interface TabEntry {
  /** The id of the panel, unique on the page. */
  id: string;
  label: string;
}

/**
 * Tabs with one visible panel. Without JavaScript, all panels are visible one below the other under their labels, without the
 * tab list. Panels are {@link TabPanel}s in the order of `tabs`; tabs of one group change together.
 *
 * Headless UI's tabs would add 10.7 KB gzipped to the first load of every text page; `tabs-behavior.ts` adds 0.6.
 */
export function Tabs({ tabs, group, children }: { tabs: TabEntry[]; group?: string; children: ReactNode }) {
  return (
    <div className="tabs" data-tabs="" data-group={group}>
      <div className="tabs-row" role="tablist">
        {tabs.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className="tab"
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={label}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** One panel; the first is visible until the reader chooses another. */
export function TabPanel({
  id,
  label,
  first,
  children,
}: {
  id: string;
  label: string;
  first: boolean;
  children: ReactNode;
}) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={`${id}-tab`} className="tab-panel" data-selected={first || undefined}>
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}
