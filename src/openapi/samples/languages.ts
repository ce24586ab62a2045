import { toCsharp } from './csharp';
import { toCurl } from './curl';
import { toGo } from './go';
import { toJava } from './java';
import { toJavascript, toTypescript } from './javascript';
import { toPowershell } from './powershell';
import { toPython } from './python';
import type { SampleRequest } from './request';

/** A language of request samples. */
interface Language {
  language: string;
  label: string;
  /** Formats the request as a complete program. Returns undefined if the language cannot send the request. */
  print: (request: SampleRequest) => string | undefined;
}

/** The languages of request samples in display order. */
export const languages: Language[] = [
  { language: 'curl', label: 'curl', print: toCurl },
  { language: 'javascript', label: 'JavaScript', print: toJavascript },
  { language: 'typescript', label: 'TypeScript', print: toTypescript },
  { language: 'python', label: 'Python', print: toPython },
  { language: 'go', label: 'Go', print: toGo },
  { language: 'csharp', label: 'C#', print: toCsharp },
  { language: 'java', label: 'Java', print: toJava },
  { language: 'powershell', label: 'PowerShell', print: toPowershell },
];
