import { siteConfig } from '@/site.config';
import { environment } from '@/lib/environment';
import { parseSite } from './parse-site';
import type { Site } from './schema';
import { translateSite } from './translate';

let parsed: Site | undefined;

/**
 * Returns the configuration with its defaults, in the language of the build. It is parsed only once. Fails for a faulty
 * option and shows its item.
 */
export function getSite(): Site {
  parsed ??= load();
  return parsed;
}

function load(): Site {
  const site = parseSite(siteConfig);
  return environment.locale === undefined ? site : translateSite(site, environment.locale);
}

/** Returns the values that replace `{product}`, `{products}`, and `{Product}` in pages. */
export function getVariables(): Record<'product' | 'products' | 'Product', string> {
  const { one, many, title } = getSite().product;
  return { product: one, products: many, Product: title };
}
