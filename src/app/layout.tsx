import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/layout/notices';
import { Footer } from '@/components/layout/footer';
import { CrashBoundary } from '@/components/layout/in-place-of-page';
import { Navbar } from '@/components/layout/navbar';
import { Shell } from '@/components/layout/shell';
import { SkipLink } from '@/components/layout/skip-link';
import { SearchButton } from '@/components/search/search-button';
import { Behaviors } from '@/components/ui/behaviors';
import { StaticHtml } from '@/components/ui/static-html';
import { environment } from '@/lib/environment';
import { toHref } from '@/lib/href';
import { barEndId } from '@/lib/page-ids';
import { buildFooter } from '@/site/footer';
import { getLocale, getLocales } from '@/site/locales';
import type { Site } from '@/site/schema';
import { getSite } from '@/site/site';
import { getAreas } from '@/site/versions';
import { getHeadScript } from './head-script';
import { loadNavigation } from '@/routes/navigation';
import { toLook, toShownItem } from './navbar-items';
import { ground } from '../../tailwind.config';
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

const site = getSite();
const locale = getLocale(site);

export const metadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  title: { default: site.title, template: `%s ${site.titleDelimiter} ${site.title}` },
  description: site.description,
  icons: {
    icon: [
      { url: toHref('/favicon.ico'), sizes: '32x32' },
      { url: toHref('/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: toHref('/apple-touch-icon.png'),
  },
  robots: environment.isIndexed ? undefined : { index: false, follow: false },
};

export const viewport: Viewport = { themeColor: getThemeColors(site.colorMode) };

/** Returns the colors of the browser's own bars until the scripts run, which adopt the reader's choice (color-mode.ts). */
function getThemeColors({ defaultMode, disableSwitch, respectPrefersColorScheme }: Site['colorMode']) {
  const [light, dark] = ground;
  const color = defaultMode === 'dark' ? dark : light;
  if (disableSwitch || !respectPrefersColorScheme) return [{ color }];
  return [{ media: '(prefers-color-scheme: dark)', color: dark }, { color: light }];
}

/** Renders the navbar, the page, and the footer. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { navbar } = await loadNavigation();
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
        {/* One element contains everything, because Headless UI counts other children of the body as belonging to a dialog:
            a click on one would not close the dialog. */}
        <div className="contents" data-site="">
          <SkipLink />
          <AnnouncementBar bar={announcementBar} />
          <Navbar
            left={navbar.left.map(toShownItem)}
            right={navbar.right.map(toShownItem)}
            {...toLook(site)}
            search={<SearchButton />}
          />
          <CrashBoundary>{children}</CrashBoundary>
          <StaticHtml className="contents">
            <Footer footer={buildFooter(site)} siteTitle={site.title} />
          </StaticHtml>
          {/* First, so that what the URL names is visible when the shell scrolls there. */}
          <Behaviors />
          <Shell />
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
