'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toActive } from './active-link';
import type { BarLink } from './active-link';
import { navLinkClassName } from './nav-link';
import type { DropdownPopover } from './dropdown-popover';
import { panelClassName } from './dropdown-panel';
import { useIntent } from './use-intent';

/**
 * A navbar menu: a panel of plain links in the HTML, which CSS opens on hover and focus. Hover or focus also loads the popover,
 * which adds keyboard navigation, opening by press, and closing by a press outside. After the reader has closed the panel,
 * `data-dismissed` keeps it closed until pointer and focus have left and one of them returns.
 *
 * The popover is from Headless UI. Its 29.6 KB (gzipped) are too much for the first load of every page.
 */
export function NavDropdown({
  label,
  links,
  icon,
  children,
}: {
  label: ReactNode;
  links: BarLink[];
  icon: ReactNode;
  children: ReactNode;
}) {
  const path = usePathname();
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Popover: typeof DropdownPopover; focused: number }>();
  const [wasPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(() => {
    // If this fails, the panel still opens on hover and focus.
    import('./dropdown-popover')
      .then(({ DropdownPopover, getStops }) =>
        whenReleased(() => {
          const stops: (Element | null)[] = ref.current ? getStops(ref.current) : [];
          const focused = stops.indexOf(document.activeElement);
          flushSync(() => setLoaded((last) => last ?? { Popover: DropdownPopover, focused }));
        }),
      )
      .catch(() => undefined);
  }, []);
  const { intent, dismiss } = useIntent(ref, load);
  const isSeen = isOpen || ((intent.hover || intent.focus) && !intent.dismissed);

  useEffect(() => {
    if (!isSeen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const onToggle = (open: boolean) => {
    setOpen(open);
    dismiss(!open);
  };
  const active = toActive(links, path);
  const name = (
    <>
      {label}
      {icon}
    </>
  );
  return (
    <div
      ref={ref}
      className="relative"
      data-dropdown=""
      data-open={isOpen || undefined}
      // Keeps the panel open while focus moves from the button to a link: a hidden link cannot receive focus.
      data-focused={intent.focus || undefined}
      data-dismissed={intent.dismissed || undefined}
    >
      {loaded ? (
        <loaded.Popover
          name={name}
          isSeen={isSeen}
          isActive={active === true}
          before={{ focused: loaded.focused, pressed: wasPressed }}
          onToggle={onToggle}
        >
          {children}
        </loaded.Popover>
      ) : (
        <>
          <button
            type="button"
            className={`${navLinkClassName} group`}
            data-active={active}
            aria-haspopup="true"
            aria-expanded={isSeen}
            onClick={() => setPressed(true)}
          >
            {name}
          </button>
          <ul className={panelClassName}>{children}</ul>
        </>
      )}
    </div>
  );
}

let isPressing = false;
const waiting: (() => void)[] = [];

if (typeof document !== 'undefined') {
  const press = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
    waiting.splice(0).forEach((action) => action());
  };
  // A press ends with a click, or without one if the pointer is dragged away.
  for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, press, true);
  for (const name of ['click', 'keyup', 'pointercancel'])
    document.addEventListener(name, () => setTimeout(release), true);
  document.addEventListener('pointerup', () => setTimeout(release, 400), true);
}

/** Runs an action once nothing is pressed, because an element that is replaced between press and release gets no click. */
function whenReleased(action: () => void): void {
  if (isPressing) waiting.push(action);
  else action();
}
