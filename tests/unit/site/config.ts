import type { SiteConfig } from '@/site/schema';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { parseSite } from '@/site/parse-site-and-settings-files';

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

/** Returns the messages, without places, of the minimal configuration with additions; empty if it is valid. */
export function getProblem(added: Record<string, unknown>): string {
  try {
    parseSite({ ...least, ...added });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.mistakes.map(({ message }) => message).join('\n');
  }
  return '';
}
