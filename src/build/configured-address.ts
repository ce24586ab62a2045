import { siteConfig } from '@/site.config';

/** Where the environment does not say at which address the site stands, the configuration does; for a command and what it starts. */
export function applyConfiguredAddress({ url, baseUrl }: { url?: string; baseUrl?: string } = siteConfig): void {
  process.env.SITE_URL ||= url ?? '';
  process.env.BASE_PATH ||= baseUrl ?? '';
}
