import { sep } from 'node:path';
import type { Completeness } from '../../completeness';
import { isKeyOfData, keysOfMaps } from '../../find-in-bundled-document';
import { isObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { loadLintConfig } from '../redocly-config-and-unhandled-rejections';
import { loadService } from '../lint-and-bundle-service';
import type { ServiceSource } from '../service-names-and-root-documents';

/** The keys whose values are texts for readers. */
const texts = new Set(['title', 'summary', 'description']);

/** Measures how many texts of a spec the overlays of each language replace. Leaves out languages without overlays. */
export async function loadTranslated(root: string, source: ServiceSource, languages: string[]): Promise<Completeness> {
  const measures: Completeness = {};
  for (const language of languages) {
    const { document, actions } = await loadService(root, { ...source, language }, await loadLintConfig(root));
    const own = actions.filter(({ overlay }) => overlay.source.absoluteRef.split(sep).at(-2) === language);
    if (own.length === 0) continue;
    const all = findTexts(document);
    const changed = new Set(own.flatMap(({ changes }) => changes.map(({ pointer }) => pointer)));
    const missing = all.filter((pointer) => !changed.has(pointer));
    measures[`texts translated (${language})`] = { complete: all.length - missing.length, total: all.length, missing };
  }
  return measures;
}

/** Returns the pointers of all texts of a document that readers see, not those in examples. */
function findTexts(value: unknown, pointer = '#', isMap = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findTexts(item, toPointer(pointer, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = toPointer(pointer, key);
    if (isMap) return findTexts(child, at);
    if (texts.has(key) && typeof child === 'string') return [at];
    return isKeyOfData(key) ? [] : findTexts(child, at, keysOfMaps.has(key));
  });
}
