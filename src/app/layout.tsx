import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/layout/announcement-bar-and-base-path-notice';
import { Footer } from '@/components/layout/footer';
import { CrashBoundary } from '@/components/layout/client-components-of-every-page';
import { SiteNavbar } from '@/components/layout/site-navbar';
import { LayoutBehavior } from '@/components/layout/layout-behavior';
import { SearchButton } from '@/components/search/search-button';
import { SearchDialog } from '@/components/search/search-dialog';
import { StaticMarkupBehavior } from '@/components/ui/static-markup-behavior';
import { StaticHtml } from '@/components/ui/render-static-html';
import { isInternal } from '@/lib/environment';
import { llmsPath, toHref } from '@/lib/href';
import * as messages from '@/messages';
import { buildFooter } from '@/site/footer';
import { getLocale, getLocales } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { getAreas } from '@/site/versions';
import { getHeadScript } from './inline-script-before-hydration';
import { readNavbar } from '@/site/navbar-types-and-read-navbar-json';
import { toContents } from './navbar-html-and-custom-items';
import { barEndId } from '@/lib/page-ids-markers-and-placeholders';
import './styles/global.css';

// The font is optional: if it does not arrive in time, the browser uses it from the next page on, so no text changes its shape
// while someone is reading.
const sans = localFont({ src: './fonts/inter.woff2', variable: '--font-sans', weight: '400 600', display: 'optional' });
const mono = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-mono',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
});

const insideBar = { id: 'inside-edition', content: messages.insideEdition, isCloseable: false };
const site = getSite();
const locale = getLocale(site);

/** Renders the navbar, the page, and the footer. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { colorMode, announcementBar, storage } = site;
  return (
    <html
      lang={locale.code}
      dir={locale.direction}
      data-theme={colorMode.defaultMode}
      data-default-mode={colorMode.defaultMode}
      data-disable-switch={colorMode.disableSwitch || undefined}
      data-respect-system={colorMode.respectPrefersColorScheme || undefined}
      data-storage-namespace={storage.namespace}
      data-bar-hides={site.navbar.hideOnScroll || undefined}
      data-choices={getChoices()}
      className={`${sans.variable} ${mono.variable} data-scripting:data-bar-hides:scroll-pt-2`}
      suppressHydrationWarning
    >
      <head>
        {/* Delays the first paint until the complete navbar has arrived. Otherwise, the navbar would move when the rest
            arrives. */}
        <link rel="expect" href={`#${barEndId}`} blocking="render" />
        <link rel="stylesheet" href={toHref('/site.css')} />
        <script dangerouslySetInnerHTML={{ __html: getHeadScript(site) }} />
      </head>
      <body>
        {/* First, so that it can open as soon as anything is visible. Outside of the element with the page, so that Headless UI
            counts the search as belonging to a drawer below it. */}
        <StaticHtml>
          <p hidden>
            <a href={toHref(llmsPath)}>{messages.llmsPointer}</a>
          </p>
          <SearchDialog />
        </StaticHtml>
        {/* One element contains everything, because Headless UI counts other children of the body as belonging to a dialog:
            a click on one would not close the dialog. */}
        <div className="contents" data-site="">
          <SkipLink />
          <AnnouncementBar bar={isInternal() ? insideBar : announcementBar} />
          <SiteNavbar contents={toContents(readNavbar())} search={<SearchButton />} />
          <CrashBoundary>{children}</CrashBoundary>
          <StaticHtml>
            <Footer footer={buildFooter(site)} siteTitle={site.title} />
          </StaticHtml>
          {/* First, so that what the URL names is visible when the shell scrolls there. */}
          <StaticMarkupBehavior />
          <LayoutBehavior />
        </div>
      </body>
    </html>
  );
}

/** Returns the versions of each area whose last choice the browser stores, as JSON, or undefined if readers have no choice. */
function getChoices(): string | undefined {
  const areas = getAreas(site.docs).filter(({ versions }) => versions.length > 1);
  if (areas.length === 0 && getLocales(site).length === 1) return undefined;
  const names = areas.filter(({ isRemembered }) => isRemembered);
  return JSON.stringify(Object.fromEntries(names.map(({ id, versions }) => [id, versions.map(({ name }) => name)])));
}

/** The first focusable element: a link with which keyboard users skip the navbar. */
function SkipLink() {
  return (
    <div role="region" aria-label={messages.skipToContent} tabIndex={-1} id="skip">
      <a href="#main" data-skip>
        {messages.skipToContent}
      </a>
    </div>
  );
}
