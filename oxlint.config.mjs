import { fileURLToPath } from 'node:url';

const folders = [
  'app',
  'development',
  'export',
  'cli',
  'components',
  'content',
  'hosting',
  'lib',
  'markdown',
  'mcp',
  'next-output',
  'payload',
  'routes',
  'sample-checks',
  'search',
  'site',
  'tools',
  'openapi',
];

/** The allowed imports: a folder, the folders that it may import from, and those that it may import only types from. */
const rows = [
  ['lib', [], []],
  ['markdown', ['lib'], []],
  ['content', ['markdown', 'lib'], []],
  ['openapi', ['markdown', 'lib'], []],
  ['site', ['lib'], ['content', 'openapi']],
  ['search', ['markdown', 'lib'], ['content', 'openapi']],
  ['payload', ['lib'], []],
  ['mcp', ['payload', 'search', 'lib'], ['routes']],
  ['hosting', ['lib'], ['site']],
  ['sample-checks', ['content', 'openapi', 'markdown', 'lib'], []],
  ['next-output', ['lib'], []],
  ['components/ui', ['lib'], []],
  ['components/layout', ['components/ui', 'lib'], ['site']],
  ['components/content', ['components/ui', 'components/layout', 'lib'], ['content', 'site', 'openapi', 'markdown']],
  ['components/reference', ['components/ui', 'components/layout', 'lib'], ['openapi', 'site', 'markdown']],
  ['components/search', ['components/ui', 'search', 'lib'], ['search']],
  ['components/payload', ['components/ui', 'payload', 'lib'], []],
  ['components/request', ['components/ui', 'openapi', 'payload', 'lib'], []],
  ['routes', ['components', 'content', 'openapi', 'payload', 'site', 'search', 'markdown', 'lib'], []],
  ['app', ['routes', 'components', 'content', 'openapi', 'payload', 'site', 'search', 'markdown', 'lib'], []],
  [
    'export',
    [
      'routes',
      'next-output',
      'hosting',
      'sample-checks',
      'components/ui',
      'search',
      'site',
      'content',
      'openapi',
      'markdown',
      'lib',
    ],
    [],
  ],
  [
    'development',
    [
      'export',
      'routes',
      'next-output',
      'hosting',
      'sample-checks',
      'components/ui',
      'site',
      'content',
      'openapi',
      'lib',
    ],
    [],
  ],
  ['tools', ['export', 'hosting', 'openapi', 'lib'], []],
  [
    'cli',
    [
      'development',
      'export',
      'routes',
      'hosting',
      'mcp',
      'sample-checks',
      'search',
      'site',
      'content',
      'openapi',
      'markdown',
      'lib',
    ],
    [],
  ],
];

/**
 * Converts a row to a lint rule. The rule rejects imports from folders that the row does not list, and imports of values from
 * folders that it lists only for types.
 */
function toImportRule([folder, values, types]) {
  const isAllowed = (name, list) =>
    name === folder || list.includes(name) || list.some((entry) => name.startsWith(`${entry}/`));
  const names = [
    ...folders.filter((name) => name !== 'components'),
    'components/ui',
    'components/layout',
    'components/content',
    'components/reference',
    'components/search',
  ];
  const refused = names.filter((name) => !isAllowed(name, values));
  const patterns = refused.map((name) => ({
    regex: `^@/${name}(/|$)`,
    allowTypeImports: types.includes(name),
    message: `src/${folder} may not import ${types.includes(name) ? 'values of ' : ''}src/${name}: see "Who may import whom" in docs/architecture.md.`,
  }));
  // A relative path to another folder would bypass the patterns above.
  const escape = folder.includes('/')
    ? '^(\\.\\./)+(app|cli|content|development|export|hosting|lib|markdown|mcp|next-output|openapi|routes|sample-checks|search|site|tools)/'
    : '^(\\.\\./)+(app|cli|components|content|development|export|hosting|lib|markdown|mcp|next-output|openapi|routes|sample-checks|search|site|tools)/';
  if (folder !== 'components/content')
    patterns.push({ regex: escape, message: 'Name other folders of src by @/…', allowTypeImports: false });
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** Matches class names with a physical side, such as left, instead of a logical one, such as start. */
const physical = String.raw`/(^|\s)([a-z-]+:)*-?(ml|mr|pl|pr|left|right|text-left|text-right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr|float-left|float-right)(-|\s|$)/`;

const pressed = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['selectors', 'known-classes'].map((name) =>
    fileURLToPath(new URL(`tests/lint/${name}.mjs`, import.meta.url)),
  ),
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: [
    'node_modules',
    '.cache',
    'out',
    'out.*',
    '.next',
    '.contentlayer',
    'src/generated',
    'shots',
    'tests/fixtures',
    'next-env.d.ts',
    'test-results',
  ],
  rules: {
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    eqeqeq: 'error',
    'no-unused-expressions': 'error',
    // These patterns match no name, so no prefix such as an underscore exempts a variable.
    'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$', caughtErrorsIgnorePattern: '^$' }],
    // Who reads one module of a circle has to read all of them.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Plugins and mocks pass functions that need no `this`.
    'typescript/unbound-method': 'off',
    // Messages include values of unknown type, most of which are strings.
    'typescript/no-base-to-string': 'off',
    // Strings are spread on purpose, to get their code points.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Our code marks integers that are too large for a number with a control character.
    'no-control-regex': 'off',
    // The site does not use the React Compiler.
    'react/preserve-manual-memoization': 'off',
    // Components set initial state that only exists in the browser after they mount.
    'react/set-state-in-effect': 'off',
    // Most of these roles have no element that all browsers render the same way.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A scrollable element must be focusable, so that readers can scroll it with the keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // Only handlers of mouse buttons and keys count as interaction, not those of focus.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: pressed }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers: pressed }],
  },
  overrides: [
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'tailwind/known-classes': 'error',
        'selectors/refuse': [
          'error',
          [
            {
              selector: `JSXAttribute[name.name='className'] Literal[value=${physical}]`,
              message: 'Use logical sides: ms-, pe-, start-, border-s …',
            },
            { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'Interface texts come from @/messages.' },
            {
              selector: 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt)$/] > Literal[value=/[A-Za-z]/]',
              message: 'Interface texts come from @/messages.',
            },
            {
              selector: "JSXAttribute[name.name='style']",
              message: 'No style attributes: the security policy refuses them. Use a class.',
            },
          ],
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/lib/environment.ts', 'src/export/**', 'src/cli/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Read it from lib/environment.' },
        ],
      },
    },
    { files: ['src/cli/**'], rules: { 'no-console': 'off' } },
    // The tests run the text of scripts that a build writes into pages.
    { files: ['tests/unit/**'], rules: { 'typescript/no-implied-eval': 'off' } },
    {
      files: ['tests/e2e/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [{ name: 'playwright/test', message: 'Import from ./test: a page that it opens has started.' }] },
        ],
        'selectors/refuse': [
          'error',
          [
            {
              selector: "CallExpression[callee.name='expect'] CallExpression[callee.property.name='url']",
              message: 'Use toHaveURL: it waits, while page.url() may still be the address before the last step.',
            },
          ],
        ],
      },
    },
    ...rows.map(toImportRule),
  ],
};
