import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, removeUnused } from '@/lib/cache';
import type { Place } from '@/lib/user-errors-and-mistakes';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import { toQuestion } from '@/lib/nearest-names';
import { findWords } from '@/markdown/unknown-words';
import { findFieldOfFile } from './front-matter';
import type { Page } from './page-types';
import type { PageProblem } from './format-and-sort-page-problems';
import { wordList } from './assets';

/** A word that the dictionary does not contain, with its place. */
export interface PlacedWord {
  word: string;
  place: Place;
}

/** The cache of the unknown words in titles and descriptions. */
const cache = 'words';

/** Loads the dictionary, which takes a fifth of a second, only if a word is unknown. */
const loadDictionary = () => import('@/markdown/dictionary');

/**
 * Finds the misspelled words in the texts, titles, and descriptions of pages in the default language. Words are known if the
 * dictionary, the list of the site, or `names` contain them, which are in lower case.
 */
export async function getSpellingProblems(
  checked: { page: Page; words: PlacedWord[] }[],
  names: ReadonlySet<string>,
  root = 'content',
): Promise<PageProblem[]> {
  const own = readWords(root);
  const isKnown = (word: string) =>
    [word.toLowerCase(), word.toLowerCase().replace(/s$/, '')].some((form) => own.has(form) || names.has(form));
  const originals = checked.filter(({ page }) => page.locale === undefined);
  const found = [...(await loadHeadWords(originals)), ...originals.flatMap(({ words }) => words)];
  const problems: PageProblem[] = [];
  for (const { word, place } of found.filter((one) => !isKnown(one.word))) {
    const { findSimilarWords } = await loadDictionary();
    const advice = `If it is right, add it to ${join(root, wordList)}.`;
    const fix = [toQuestion(findSimilarWords(word)), advice].filter(Boolean).join(' ');
    problems.push({ severity: 'warning', message: `"${word}" is not a known word`, place, fix });
  }
  return problems;
}

/** Finds the unknown words in titles and descriptions. Without a change, the dictionary is not loaded. */
async function loadHeadWords(checked: { page: Page }[]): Promise<PlacedWord[]> {
  const heads = checked.map(({ page: { title, description } }) => [title, description]);
  const stored = await cached(cache, toDigest([await loadFingerprint('.'), heads]), async () => {
    const { isEnglish } = await loadDictionary();
    return JSON.stringify(
      heads.map((texts) => texts.map((text) => findWords(text, isEnglish).map(({ word }) => word))),
    );
  });
  removeUnused(cache);
  const words = JSON.parse(stored) as string[][][];
  return checked.flatMap(({ page: { file } }, index) =>
    ['title', 'description'].flatMap((key, at) => {
      const unknown = words[index]?.[at] ?? [];
      if (unknown.length === 0) return [];
      const place = findFieldOfFile(file, key);
      return unknown.map((word) => ({ word, place }));
    }),
  );
}

/** Reads the list of the site: one word on each line, and comments after a number sign. */
function readWords(root: string): Set<string> {
  const file = join(root, wordList);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const words = text.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase());
  return new Set(words.filter(Boolean));
}
