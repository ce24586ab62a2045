import { siteConfig } from '@/site.config';
import { environment } from '@/lib/environment';
import { parseSite } from './parse-site-and-settings-files';
import type { Site } from './schema';
import { translateSite } from './translate-config';

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

/** Returns the texts that replace words in braces in pages: `{product}`, `{products}`, `{Product}`, and those of `variables`. */
export function getSiteVariables(): Record<string, string> {
  const { product, variables } = getSite();
  return { ...variables, product: product.one, products: product.many, Product: product.title };
}
