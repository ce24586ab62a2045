import { siteConfig } from '@/site.config';
import { environment } from '@/lib/environment';
import { parseSite } from './parse-site';
import type { Site } from './schema';
import { translateSite } from './translate';

let parsed: Site | undefined;

/** The site's configuration with its defaults, in the language that is built, parsed once. Throws an error that names the faulty item. */
export function getSite(): Site {
  parsed ??= load();
  return parsed;
}

function load(): Site {
  const site = parseSite(siteConfig);
  return environment.locale === undefined ? site : translateSite(site, environment.locale);
}

/** The words that pages put as `{product}`, `{products}` and `{Product}`. */
export function getVariables(): Record<'product' | 'products' | 'Product', string> {
  const { one, many, title } = getSite().product;
  return { product: one, products: many, Product: title };
}
