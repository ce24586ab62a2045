/** The languages of request samples and their URLs; a language has no URL if all of its samples are in the HTML. */
export interface SampleLanguages {
  languages: { language: string; label: string }[];
  /** The URL of the folder of the files, which ends with a slash. */
  folder: string;
  /** The file name for each language. */
  files: Readonly<Record<string, string>>;
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
