import type { LanguageInput } from 'shiki/core';

const grammars: Record<string, LanguageInput> = {
  bash: () => import('shiki/langs/bash.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  dotenv: () => import('shiki/langs/dotenv.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

const aliases = new Map(
  Object.entries({
    'c#': 'csharp',
    cs: 'csharp',
    console: 'bash',
    curl: 'bash',
    dockerfile: 'docker',
    env: 'dotenv',
    golang: 'go',
    js: 'javascript',
    json5: 'jsonc',
    jsx: 'tsx',
    md: 'markdown',
    ps1: 'powershell',
    pwsh: 'powershell',
    py: 'python',
    sh: 'bash',
    shell: 'bash',
    shellscript: 'bash',
    svg: 'xml',
    terraform: 'hcl',
    tf: 'hcl',
    ts: 'typescript',
    yml: 'yaml',
    zsh: 'bash',
  }),
);

/** Returns the canonical name of a language: `bash` for `sh` and `console`. Unknown names stay as written. */
export function toLanguage(name: string): string {
  const lower = name.toLowerCase();
  return aliases.get(lower) ?? lower;
}

/** Finds the grammar of a language, if there is one. */
export function findGrammar(language: string): { name: string; load: LanguageInput } | undefined {
  const name = toLanguage(language);
  const load = Object.hasOwn(grammars, name) ? grammars[name] : undefined;
  return load && { name, load };
}

/** Returns true for languages whose blocks may contain a shell session with prompts and output. */
export function isShell(language: string): boolean {
  return ['bash', 'powershell'].includes(toLanguage(language));
}
