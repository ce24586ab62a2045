import { isExternal, toHref } from '@/lib/href';
import type { Site } from '@/site/schema';

type LogoConfig = NonNullable<Site['navbar']['logo']>;

/** The logo and title at the start of the navbar. They link to the root of the site unless `logo.href` is set. */
export function Logo({ logo, title }: { logo?: LogoConfig; title?: string }) {
  const href = logo?.href ?? '/';
  return (
    <a
      href={toHref(href)}
      target={logo?.target}
      rel={logo?.target === '_blank' || isExternal(href) ? 'noopener noreferrer' : undefined}
      className="me-4 inline-flex min-w-0 items-center gap-2.5 rounded text-bar-ink max-desktop:min-h-11"
    >
      {logo && <LogoImage logo={logo} alt={logo.alt ?? ''} />}
      {title && <span className="truncate text-md/[1.7] font-semibold max-[359px]:sr-only">{title}</span>}
    </a>
  );
}

/** The logo image. If there is a dark variant, the page has both images and CSS shows the one for the theme. */
export function LogoImage({ logo, alt }: { logo: LogoConfig; alt: string }) {
  const size = { width: logo.width, height: logo.height };
  return (
    <>
      <img src={toHref(logo.src)} alt={alt} {...size} className={logo.srcDark ? 'dark:hidden' : undefined} />
      {logo.srcDark && (
        <img src={toHref(logo.srcDark)} alt={alt} {...size} loading="lazy" className="hidden dark:block" />
      )}
    </>
  );
}
