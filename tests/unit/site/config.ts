import type { SiteConfig } from '@/site/schema';
import { parseSite } from '@/site/parse-site';

/** The minimal configuration. */
export const least: SiteConfig = {
  title: 'Docs',
  description: 'Words.',
  company: 'Company',
  dashboardUrl: 'https://dashboard.example.com',
  product: { one: 'product', many: 'products', title: 'Product' },
  navbar: {},
  sidebars: {},
};

/** Returns the error text of the minimal configuration with additions; empty if it is valid. */
export function getProblem(added: Record<string, unknown>): string {
  try {
    parseSite({ ...least, ...added });
  } catch (error) {
    return (error as Error).message.replace('src/site.config.ts is not valid.\n\n', '');
  }
  return '';
}
