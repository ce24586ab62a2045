/** The languages of request samples and their URLs; a language has no URL if all of its samples are in the HTML. */
export interface SampleLanguages {
  languages: { language: string; label: string }[];
  hrefs: Readonly<Record<string, string>>;
}

/** Returns the languages as the data of the main element of an API page. */
export function toLanguageData(languages: SampleLanguages): string | undefined {
  return languages.languages.length > 0 ? JSON.stringify(languages) : undefined;
}

/** Reads the languages from the main element of an API page. */
export function readLanguages(): SampleLanguages {
  const written = document.getElementById('main')?.dataset.languages;
  return written === undefined ? { languages: [], hrefs: {} } : (JSON.parse(written) as SampleLanguages);
}
