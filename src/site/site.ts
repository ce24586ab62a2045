import { siteConfig } from '@/site.config';
import { parseSite } from './parse-site';
import type { Site } from './schema';

let parsed: Site | undefined;

/** The site's configuration with its defaults, parsed once. Throws an error that names the faulty item. */
export function getSite(): Site {
  parsed ??= parseSite(siteConfig);
  return parsed;
}
