import {
  escapeDouble,
  escapePowershell,
  escapePowershellDouble,
  escapeShell,
  escapeSingle,
  withJson,
  type Escape,
} from './escape';
import {
  finishCsharp,
  finishCurl,
  finishGo,
  finishJava,
  finishJavascript,
  finishPowershell,
  finishPython,
  finishTypescript,
  type Finish,
} from './finish';

/** A language that requests are shown in. */
export interface Language {
  language: string;
  label: string;
  /** The library's names. */
  target: 'shell' | 'js' | 'python' | 'go' | 'csharp' | 'java' | 'powershell';
  client: string;
  escape: Escape;
  finish: Finish;
  /** Bodies that the library cannot print for this language: no sample is better than a wrong one. */
  cannot: RegExp;
  /** Forms that it prints from a list of fields; the others get them as text. */
  takesFields: boolean;
  /** JSON that `finish` puts in: the library writes it wrongly, or on one line. */
  ownJson?: boolean;
}

const none = /^$/;
const json = withJson(escapeDouble);
const powershell: Escape = (character, role) =>
  role === 'header' ? escapePowershellDouble(character) : withJson(escapePowershell)(character, role);
/** C# shows bodies in raw strings, where JSON stands as it is. */
const csharp: Escape = (character, role) => (role === 'text' ? character : escapeDouble(character));
/** What stands in JSON is a Python string already. */
const python: Escape = (character) => escapeDouble(character);

/** The languages of request samples, in their order. */
export const languages: Language[] = [
  {
    language: 'curl',
    label: 'curl',
    target: 'shell',
    client: 'curl',
    escape: withJson(escapeShell),
    finish: finishCurl,
    cannot: none,
    takesFields: true,
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    target: 'js',
    client: 'fetch',
    escape: escapeSingle,
    finish: finishJavascript,
    cannot: none,
    takesFields: true,
    ownJson: true,
  },
  {
    language: 'typescript',
    label: 'TypeScript',
    target: 'js',
    client: 'fetch',
    escape: escapeSingle,
    finish: finishTypescript,
    cannot: none,
    takesFields: true,
    ownJson: true,
  },
  {
    language: 'python',
    label: 'Python',
    target: 'python',
    client: 'requests',
    escape: python,
    finish: finishPython,
    cannot: none,
    takesFields: true,
  },
  {
    language: 'go',
    label: 'Go',
    target: 'go',
    client: 'native',
    escape: json,
    finish: finishGo,
    cannot: none,
    takesFields: false,
    ownJson: true,
  },
  {
    language: 'csharp',
    label: 'C#',
    target: 'csharp',
    client: 'httpclient',
    escape: csharp,
    finish: finishCsharp,
    cannot: none,
    takesFields: true,
  },
  {
    language: 'java',
    label: 'Java',
    target: 'java',
    client: 'nethttp',
    escape: json,
    finish: finishJava,
    cannot: /^multipart/,
    takesFields: false,
    ownJson: true,
  },
  {
    language: 'powershell',
    label: 'PowerShell',
    target: 'powershell',
    client: 'restmethod',
    escape: powershell,
    finish: finishPowershell,
    cannot: /^multipart/,
    takesFields: false,
  },
];
