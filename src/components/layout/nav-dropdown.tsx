'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toShownPath } from '@/lib/placeholders';
import { isActiveLink } from './active-link';
import type { BarLink } from './nav-link';
import type { DropdownPopover } from './dropdown-popover';
import { useTurned } from './use-turned';
import { whenReleased } from './when-released';

/**
 * A menu of the bar: a panel of plain links that stands in the HTML and opens by hover and focus in CSS alone. Turning to it loads
 * the popover that adds keys, pressing and dismissal; `data-dismissed` holds the CSS back until pointer and focus have left.
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
  const path = toShownPath(usePathname());
  const ref = useRef<HTMLDivElement>(null);
  const [Popover, setPopover] = useState<typeof DropdownPopover>();
  const [wasPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(() => {
    // Where it cannot be loaded the panel still opens by hover and focus.
    import('./dropdown-popover')
      .then((module) => whenReleased(() => flushSync(() => setPopover(() => module.DropdownPopover))))
      .catch(() => undefined);
  }, []);
  const { turned, dismiss } = useTurned(ref, load);
  const isSeen = isOpen || ((turned.hover || turned.focus) && !turned.dismissed);

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
  const isActive = links.some((link) => isActiveLink(link, path));
  const name = (
    <>
      {label}
      {icon}
    </>
  );
  return (
    <div
      ref={ref}
      className="dropdown"
      data-open={isOpen || undefined}
      data-dismissed={turned.dismissed || undefined}
      data-active={isActive || undefined}
    >
      {Popover ? (
        <Popover
          name={name}
          isSeen={isSeen}
          before={{ focused: turned.focus, pressed: wasPressed }}
          onToggle={onToggle}
        >
          {children}
        </Popover>
      ) : (
        <>
          <button
            type="button"
            className="nav-link"
            aria-haspopup="true"
            aria-expanded={isSeen}
            onClick={() => setPressed(true)}
          >
            {name}
          </button>
          <ul className="dropdown-panel">{children}</ul>
        </>
      )}
    </div>
  );
}
