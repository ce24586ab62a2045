import { fail } from '@/lib/user-errors-and-mistakes';
import type { Site } from './schema';
import type { SidebarItemConfig } from './schema/sidebars';

const textKeys = new Set(['title', 'tagline', 'description', 'label', 'content', 'copyright', 'html', 'value', 'alt']);

/** The options whose values are all texts, whatever their names. */
const textObjects = new Set(['product', 'variables']);

/** Translates the texts of the configuration into a language. Fails if there is a translation of a nonexistent text. */
export function translateSite(site: Site, code: string): Site {
  const texts = findTexts(site, code);
  const used = new Set<string>();
  const { locales, ...rest } = site;
  const areas = Object.entries(rest.docs.areas).map(([id, area]) => {
    const versions = area.versions.map((version) => ({
      ...version,
      sidebars: version.sidebars && keepLabels(version.sidebars),
    }));
    return [id, { ...area, versions }] as const;
  });
  const kept = {
    ...rest,
    sidebars: keepLabels(rest.sidebars),
    docs: { ...rest.docs, areas: Object.fromEntries(areas) },
  };
  const translated = translate(kept, texts, used);
  const unused = Object.keys(texts).filter((text) => !used.has(text));
  if (unused.length > 0)
    fail(`locales of src/site.config.ts: "${code}" translates texts that do not exist`, {
      fix: `Remove or correct: ${unused.map((text) => JSON.stringify(text)).join(', ')}.`,
    });
  return { ...translated, locales };
}

/** Translates the texts of archived sidebars, which are not in the configuration. */
export function translateSidebars(sidebars: Site['sidebars'], site: Site, code: string | undefined): Site['sidebars'] {
  return translate({ sidebars: keepLabels(sidebars) }, findTexts(site, code)).sidebars;
}

function findTexts({ locales }: Site, code: string | undefined): Record<string, string> {
  return locales.find((locale) => locale.code === code)?.texts ?? {};
}

function translate<T extends object>(whole: T, texts: Record<string, string>, used = new Set<string>()): T {
  const toTranslated = (value: unknown, isText = false, areTexts = false): unknown => {
    if (typeof value === 'string') {
      if (!isText || !Object.hasOwn(texts, value)) return value;
      used.add(value);
      return texts[value];
    }
    if (Array.isArray(value)) return value.map((entry) => toTranslated(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]: [string, unknown]) => [
        name,
        toTranslated(entry, areTexts || textKeys.has(name)),
      ]),
    );
  };
  return Object.fromEntries(
    Object.entries(whole).map(([name, entry]: [string, unknown]) => [
      name,
      toTranslated(entry, textKeys.has(name), textObjects.has(name)),
    ]),
  ) as T;
}

/** Keeps the label of every category, so that its index has the same path in all languages. */
function keepLabels(sidebars: Site['sidebars']): Site['sidebars'] {
  const keep = (item: SidebarItemConfig): SidebarItemConfig =>
    typeof item === 'string' || item.type !== 'category'
      ? item
      : { ...item, original: item.label, items: item.items.map(keep) };
  return Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, items.map(keep)]));
}
