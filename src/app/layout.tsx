import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { NavDisclosure, Navbar } from '@/components/layout/navbar';
import { SkipLink } from '@/components/layout/skip-link';
import { ThemeToggle } from '@/components/layout/theme-toggle';
import { SearchButton } from '@/components/search/search-button';
import { environment } from '@/lib/environment';
import { toHref } from '@/lib/href';
import { buildFooter } from '@/site/navigation';
import { getSite } from '@/site/site';
import { getHeadScript } from './head-script';
import { loadNavigation } from './navigation';
import './styles/global.css';

const sans = localFont({ src: './fonts/inter.woff2', variable: '--font-sans', weight: '400 600', display: 'swap' });
const mono = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const site = getSite();

export const metadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  title: { default: site.title, template: `%s ${site.titleDelimiter} ${site.title}` },
  description: site.description,
  icons: { icon: toHref('/favicon.svg') },
};

export const viewport: Viewport = {
  themeColor: [{ color: '#ffffff' }],
};

/** What every page stands in: bar, page, footer. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { navbar } = await loadNavigation();
  const { colorMode } = site;
  return (
    <html lang="en" dir="ltr" data-theme={colorMode.defaultMode} className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: getHeadScript(site) }} />
      </head>
      <body>
        <SkipLink />
        <Navbar
          navbar={navbar}
          site={site}
          search={<SearchButton />}
          themeToggle={!colorMode.disableSwitch && <ThemeToggle defaultMode={colorMode.defaultMode} />}
          drawer={<NavDisclosure navbar={navbar} />}
        />
        {children}
        <Footer footer={buildFooter(site)} />
      </body>
    </html>
  );
}
