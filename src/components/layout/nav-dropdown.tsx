import { ChevronDown } from 'lucide-react';
import type { NavDropdown as NavDropdownModel } from '@/site/navigation';
import { NavLink } from './nav-link';

/** A menu of the bar: a panel of plain links that opens by hover and focus in CSS alone. */
export function NavDropdown({ dropdown }: { dropdown: NavDropdownModel }) {
  return (
    <div className="dropdown">
      <button type="button" className="nav-link" aria-haspopup="true">
        {dropdown.label}
        <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
      <ul className="dropdown-panel">
        {dropdown.items.map((item) => (
          <li key={item.href}>
            <NavLink link={item} className="dropdown-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
