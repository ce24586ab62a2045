'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { toActive } from './is-active-navbar-link';
import { navLinkClassName, type BarLink } from './nav-link';
import type { DropdownPopover } from './nav-dropdown-behavior';
import { useHoverAndFocus } from './use-hover-and-focus';

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
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const [Popover, setPopover] = useState<typeof DropdownPopover>();
  const [wasPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(() => {
    import('./nav-dropdown-behavior').then(
      (module) => setPopover(() => module.DropdownPopover),
      // The panel still opens on hover and focus.
      () => setPressed(false),
    );
  }, []);
  const { intent, dismiss } = useHoverAndFocus(ref, load);
  const isSeen = isOpen || ((intent.hover || intent.focus) && !intent.dismissed);

  useEffect(() => {
    if (!isSeen && !wasPressed) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setPressed(false);
      dismiss(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const onToggle = (open: boolean) => {
    setOpen(open);
    dismiss(!open);
  };
  const active = toActive(links, path);
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
      <button
        ref={button}
        type="button"
        className={`${navLinkClassName} group`}
        data-active={isOpen || active}
        aria-haspopup="true"
        aria-expanded={isSeen}
        aria-busy={(wasPressed && !Popover) || undefined}
        // Until the popover has loaded.
        onClick={() => {
          setPressed(!wasPressed);
          load();
        }}
      >
        {label}
        {icon}
      </button>
      <ul ref={panel} className="menu-panel">
        {children}
      </ul>
      {Popover && <Popover button={button} panel={panel} wasPressed={wasPressed} onToggle={onToggle} />}
    </div>
  );
}
