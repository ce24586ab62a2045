import { afterEach, expect, test, vi } from 'vitest';
import {
  findStoredLanguage,
  noLanguages,
  readLanguages,
  toLanguageData,
} from '@/components/reference/page-and-stored-sample-languages';

afterEach(() => vi.unstubAllGlobals());

test('readLanguages returns the languages that toLanguageData writes into a page, with any characters', () => {
  const languages = {
    languages: [
      { language: 'curl', label: 'curl' },
      { language: 'c#&="', label: 'C# & "more"' },
    ],
    folder: '/docs/api/pets/samples/',
    files: { 'c#&="': '2.c_23.json', __proto__: 'x' },
  };
  const data = toLanguageData(languages);
  const dataset = {
    languages: data['data-languages'],
    sampleFolder: data['data-sample-folder'],
    sampleFiles: data['data-sample-files'],
  };
  vi.stubGlobal('document', { getElementById: () => ({ dataset }) });
  expect(readLanguages()).toEqual({ ...languages, files: { 'c#&="': '2.c_23.json' } });
});

test('a page without samples has no data, and readLanguages finds no languages', () => {
  expect(toLanguageData(noLanguages)).toEqual({});
  vi.stubGlobal('document', { getElementById: () => ({ dataset: {} }) });
  expect(readLanguages()).toEqual(noLanguages);
});

test.each([
  ['JavaScript', 'javascript'],
  ['Javascript', 'javascript'],
  ['cURL', 'curl'],
  ['Rust', undefined],
])('findStoredLanguage finds the stored label %s, or else the name of a language', (stored, language) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
  const languages = [
    { language: 'curl', label: 'curl' },
    { language: 'javascript', label: 'JavaScript' },
  ];
  expect(findStoredLanguage(languages)?.language).toBe(language);
});
