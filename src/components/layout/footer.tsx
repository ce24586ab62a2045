import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { Footer as FooterModel, FooterItem } from '@/site/footer';
import { ExternalMark } from '../ui/icon';
import { ConfiguredHtml } from '../ui/configured-html';
import { LogoImage } from './logo';

/** Hides the button of the keyboard shortcuts from readers without JavaScript or a keyboard. */
const shortcutsClassName = 'touch:hidden no-js:hidden';

/** The footer, if configured: columns or a row of links, a logo, a copyright line, and a button that lists keyboard shortcuts. */
export function Footer({ footer, siteTitle }: { footer?: FooterModel; siteTitle: string }) {
  if (!footer) return null;
  const { style, columns, row, logo, copyright } = footer;
  return (
    <footer aria-label={messages.footer} data-style={style}>
      <div>
        {columns.length > 0 && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-8">
            {columns.map(({ title, items }, index) => (
              <div key={index}>
                {title && <p className="mb-2 font-semibold text-bar-ink">{title}</p>}
                <FooterItems items={items} />
              </div>
            ))}
          </div>
        )}
        {row.length > 0 && <FooterItems items={row} isRow />}
        {logo && <FooterLogo logo={logo} siteTitle={siteTitle} />}
        <div
          className={`mt-10 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-bar-line pt-6 text-ui ${copyright ? '' : shortcutsClassName}`.trimEnd()}
        >
          {copyright && (
            <p>
              <ConfiguredHtml html={copyright} />
            </p>
          )}
          <button
            type="button"
            className={`cursor-pointer py-1 hover:text-bar-accent ${shortcutsClassName}`}
            aria-haspopup="dialog"
            data-shortcuts-open=""
          >
            {messages.shortcuts}
          </button>
        </div>
      </div>
    </footer>
  );
}

/** Links in a column, or in a row with dots between them. */
function FooterItems({ items, isRow = false }: { items: FooterItem[]; isRow?: boolean }) {
  return (
    <ul className={isRow ? 'flex flex-wrap justify-center gap-x-3' : undefined}>
      {items.map((item, index) => (
        <li key={index}>
          {isRow && index > 0 && (
            <span aria-hidden className="me-3">
              ·
            </span>
          )}
          <FooterEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function FooterEntry({ item }: { item: FooterItem }) {
  if (item.kind === 'html') return <ConfiguredHtml html={item.html} />;
  const external = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={item.href} {...external}>
      {item.label}
      {item.external && <ExternalMark />}
    </a>
  );
}

function FooterLogo({ logo, siteTitle }: { logo: NonNullable<FooterModel['logo']>; siteTitle: string }) {
  const image = <LogoImage logo={logo} alt={logo.alt ?? siteTitle} />;
  if (logo.href === undefined) return <div className="mt-8 inline-block">{image}</div>;
  return (
    <a
      href={toHref(logo.href)}
      target={logo.target}
      rel={logo.target === '_blank' ? 'noopener noreferrer' : undefined}
      className="mt-8 inline-block"
    >
      {image}
    </a>
  );
}
