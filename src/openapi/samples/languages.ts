import { toCsharp } from './csharp';
import { toCurl } from './curl';
import { toGo } from './go';
import { toJava } from './java';
import { toJavascript, toTypescript } from './javascript-and-typescript';
import { languageNames } from './language-names';
import { toPowershell } from './powershell';
import { toPython } from './python';
import type { SampleRequest } from './sample-request';

/** A language of request samples. */
interface Language {
  language: string;
  label: string;
  /** Formats the request as a complete program. Returns undefined if the language cannot send the request. */
  print: (request: SampleRequest) => string | undefined;
}

const printers: Record<(typeof languageNames)[number]['language'], Language['print']> = {
  curl: toCurl,
  javascript: toJavascript,
  typescript: toTypescript,
  python: toPython,
  go: toGo,
  csharp: toCsharp,
  java: toJava,
  powershell: toPowershell,
};

/** The languages of request samples in display order. */
export const languages: Language[] = languageNames.map((one) => ({ ...one, print: printers[one.language] }));
