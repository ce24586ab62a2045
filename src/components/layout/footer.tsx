import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { Footer as FooterModel, FooterItem } from '@/site/footer';
import { ExternalMark } from '../ui/icon';
import { TrustedHtml } from '../ui/trusted-html';
import { LogoImage } from './logo';

/** Link columns or a flat row, logo and copyright line; nothing without configuration. */
export function Footer({ footer, siteTitle }: { footer?: FooterModel; siteTitle: string }) {
  if (!footer) return null;
  const { style, columns, row, logo, copyright } = footer;
  return (
    <footer aria-label={messages.footer} className="footer" data-style={style}>
      <div className="mx-auto max-w-page px-4 desktop:px-6">
        {columns.length > 0 && (
          <div className="footer-columns">
            {columns.map(({ title, items }, index) => (
              <div key={index}>
                {title && <p className="footer-title">{title}</p>}
                <FooterItems items={items} />
              </div>
            ))}
          </div>
        )}
        {row.length > 0 && <FooterItems items={row} className="footer-row" />}
        {logo && <FooterLogo logo={logo} siteTitle={siteTitle} />}
        {copyright && (
          <p className="footer-copyright">
            <TrustedHtml html={copyright} />
          </p>
        )}
      </div>
    </footer>
  );
}

function FooterItems({ items, className }: { items: FooterItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <FooterEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function FooterEntry({ item }: { item: FooterItem }) {
  if (item.kind === 'html') return <TrustedHtml html={item.html} />;
  const external = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={item.href} className="footer-link" {...external}>
      {item.label}
      {item.external && <ExternalMark />}
    </a>
  );
}

function FooterLogo({ logo, siteTitle }: { logo: NonNullable<FooterModel['logo']>; siteTitle: string }) {
  const image = <LogoImage logo={logo} alt={logo.alt ?? siteTitle} />;
  if (logo.href === undefined) return <div className="footer-logo">{image}</div>;
  return (
    <a
      href={toHref(logo.href)}
      target={logo.target}
      rel={logo.target === '_blank' ? 'noopener noreferrer' : undefined}
      className="footer-logo"
    >
      {image}
    </a>
  );
}
