import Link from 'next/link';
import { toHref } from '@/lib/href';
import type { Site } from '@/site/schema';

/** The brand at the start of the bar; with a dark variant both stand in the page and the theme chooses. */
export function Logo({ site }: { site: Site }) {
  const { logo, title } = site.navbar;
  return (
    <Link href={logo?.href ?? '/'} target={logo?.target} prefetch={false} className="logo">
      {logo && <LogoImage logo={logo} alt={logo.alt ?? (title ? '' : site.title)} />}
      {title && <span className="logo-title">{title}</span>}
    </Link>
  );
}

function LogoImage({ logo, alt }: { logo: NonNullable<Site['navbar']['logo']>; alt: string }) {
  const size = { width: logo.width, height: logo.height };
  return (
    <>
      <img src={toHref(logo.src)} alt={alt} {...size} className={logo.srcDark ? 'dark:hidden' : undefined} />
      {logo.srcDark && <img src={toHref(logo.srcDark)} alt={alt} {...size} className="hidden dark:block" />}
    </>
  );
}
