import { readStored } from '@/lib/storage';

/** The languages of request samples and their URLs; a language has no URL if all of its samples are in the HTML. */
export interface SampleLanguages {
  languages: { language: string; label: string }[];
  /** The URL of the folder of the files, which ends with a slash. */
  folder: string;
  /** The file name for each language. */
  files: Readonly<Record<string, string>>;
}

/** The key of the chosen language, shared with tabs in guides whose group is `language`. As for those, its value is a label. */
export const languageKey = 'tab.language';

/** Finds the language that the reader chose last. Its label may differ between specs and guides, so its name also counts. */
export function findStoredLanguage<Language extends { language: string; label: string }>(
  languages: readonly Language[],
): Language | undefined {
  const stored = readStored(languageKey);
  return (
    languages.find(({ label }) => label === stored) ??
    languages.find(({ language }) => language === stored?.toLowerCase())
  );
}

/** The languages of a page without samples. */
export const noLanguages: SampleLanguages = { languages: [], folder: '', files: {} };

/** Returns the languages as attributes of the main element of an API page. Each page has them, so they are not JSON, whose quotes HTML escapes. */
export function toLanguageData({ languages, folder, files }: SampleLanguages) {
  if (languages.length === 0) return {};
  const labels = languages.map(({ language, label }) => [language, label]);
  return {
    'data-languages': new URLSearchParams(labels).toString(),
    'data-sample-folder': folder,
    'data-sample-files': new URLSearchParams(files).toString(),
  };
}

/** Reads the languages from the main element of an API page. */
export function readLanguages(): SampleLanguages {
  const { languages, sampleFolder = '', sampleFiles } = document.getElementById('main')?.dataset ?? {};
  return {
    languages: [...new URLSearchParams(languages)].map(([language, label]) => ({ language, label })),
    folder: sampleFolder,
    files: Object.fromEntries(new URLSearchParams(sampleFiles)),
  };
}
