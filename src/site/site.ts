import { fail } from '@/lib/fail';
import { siteConfig } from '@/site.config';
import { siteSchema, type Site } from './schema';

let parsed: Site | undefined;

/** The site's configuration with its defaults, parsed once. Throws an error that names the faulty item. */
export function getSite(): Site {
  parsed ??= parseSite(siteConfig);
  return parsed;
}

/** Checks a configuration by its schema; the error lists each faulty option by its path. */
export function parseSite(config: unknown): Site {
  const result = siteSchema.safeParse(config);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${toOptionPath(issue.path)}: ${issue.message}`);
  return fail(`src/site.config.ts is not valid:\n${problems.join('\n')}`);
}

/** `['navbar', 'items', 2]` becomes `navbar.items[2]`. */
function toOptionPath(path: PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('').replace(/^\./, '');
}
