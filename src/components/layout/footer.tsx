import Link from 'next/link';
import * as messages from '@/messages';
import type { Footer as FooterModel, NavLink } from '@/site/navigation';
import { ExternalMark } from '../ui/external-mark';

/** Link columns or a flat row, and the copyright line; nothing without configuration. */
export function Footer({ footer }: { footer?: FooterModel }) {
  if (!footer) return null;
  return (
    <footer aria-label={messages.footer} className="footer" data-style={footer.style}>
      <div className="mx-auto max-w-page px-4 desktop:px-6">
        {footer.columns.length > 0 && (
          <div className="footer-columns">
            {footer.columns.map(({ title, links }, index) => (
              <div key={index}>
                {title && <p className="footer-title">{title}</p>}
                <FooterLinks links={links} />
              </div>
            ))}
          </div>
        )}
        {footer.row.length > 0 && <FooterLinks links={footer.row} className="footer-row" />}
        {footer.copyright && <p className="footer-copyright">{footer.copyright}</p>}
      </div>
    </footer>
  );
}

function FooterLinks({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ link }: { link: NavLink }) {
  if (!link.external) {
    return (
      <Link href={link.path} prefetch={false} className="footer-link">
        {link.label}
      </Link>
    );
  }
  return (
    <a href={link.href} className="footer-link" target="_blank" rel="noopener noreferrer">
      {link.label}
      <ExternalMark />
    </a>
  );
}
