/** Finds unused packages, files, and exports. Each exception has its reason. */
export default {
  project: [
    '*.{ts,mjs}',
    'src/**/*.{ts,tsx,mjs,css}',
    'openapi/rules/*.mjs',
    'tests/**/*.{ts,tsx,mjs}',
    '!tests/fixtures/**',
    // The texts of other languages, which a build loads by the code of the language.
    '!src/messages/**/!(en|plural).ts',
  ],
  entry: [
    // Run as separate programs, by path.
    'src/cli/*.{ts,mjs}',
    'src/tools/*.{ts,mjs}',
    'src/export/{build-language-copy,step-worker}.ts',
    'src/development/{content-check,render}-worker.ts',
    'src/openapi/source/spec-worker.ts',
    'tests/algolia/serve.ts',
    'tests/bench/bench.ts',
    'tests/bench/reference/reference.ts',
    'tests/bench/{firefox,languages,search-browser,search-queries}.{ts,mjs}',
    'tests/stubs/*.{ts,mjs}',
    'tests/e2e/build-fixture.ts',
    // Read by the extension for remark in editors.
    '.remarkrc.mjs',
    // Found by Next.js.
    'src/app/**/{page,layout,not-found,global-error}.tsx',
    'src/app/**/*.dev.{ts,tsx}',
    'src/instrumentation-client.ts',
    // Referenced by the configuration of Contentlayer, Redocly, Next.js, or oxlint.
    'contentlayer.config.ts',
    'openapi/rules/plugin.mjs',
    'src/search/algolia/replacements-without-algolia.ts',
    'oxlint.config.mjs',
    'tests/lint/*.mjs',
  ],
  vitest: { config: 'tests/vitest.config.ts' },
  playwright: { config: 'tests/e2e/playwright.config.ts' },
  ignoreDependencies: [
    // The alias under which Contentlayer is installed, and under which its types are found.
    'contentlayer',
    // Read as files by src/tools/reduce-fonts.mjs.
    '@fontsource-variable/.*',
    // Read as files by src/markdown/dictionary.ts.
    '@cspell/.*',
    // Run by src/cli/check-content-specs-and-code.ts, src/cli/test.ts, and src/cli/format.ts.
    'oxfmt',
    'oxlint',
    // Run by oxlint for the rules that need types.
    'oxlint-tsgolint',
  ],
};
