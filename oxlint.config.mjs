import { fileURLToPath } from 'node:url';

const folders = [
  'app',
  'build',
  'cli',
  'components',
  'docs',
  'hosting',
  'lib',
  'markdown',
  'next-output',
  'routes',
  'sample-checks',
  'search',
  'site',
  'spec',
];

/** Who may import whom: folder, what it may import, and of what it may import types alone. A row a rule. */
const rows = [
  ['lib', [], []],
  ['markdown', ['lib'], []],
  ['docs', ['markdown', 'lib'], []],
  ['spec', ['markdown', 'lib'], []],
  ['site', ['lib'], ['docs', 'spec']],
  ['search', ['markdown', 'lib'], ['docs', 'spec']],
  ['hosting', ['lib'], ['site']],
  ['sample-checks', ['docs', 'spec', 'markdown', 'lib'], []],
  ['next-output', ['lib'], []],
  ['components/ui', ['lib'], []],
  ['components/layout', ['components/ui', 'lib'], ['site']],
  ['components/docs', ['components/ui', 'components/layout', 'lib'], ['docs', 'site', 'spec', 'markdown']],
  ['components/reference', ['components/ui', 'components/layout', 'lib'], ['spec', 'site', 'markdown']],
  ['components/search', ['components/ui', 'search', 'lib'], ['search']],
  ['routes', ['components', 'docs', 'spec', 'site', 'search', 'markdown', 'lib'], []],
  ['app', ['routes', 'components', 'docs', 'spec', 'site', 'search', 'markdown', 'lib'], []],
  [
    'build',
    [
      'routes',
      'next-output',
      'hosting',
      'sample-checks',
      'components/ui',
      'search',
      'site',
      'docs',
      'spec',
      'markdown',
      'lib',
    ],
    [],
  ],
  ['cli', ['build', 'routes', 'hosting', 'sample-checks', 'search', 'site', 'docs', 'spec', 'markdown', 'lib'], []],
];

/** Every folder of ours that the row does not name is refused; one named for types is refused for values. */
function toImportRule([folder, values, types]) {
  const isAllowed = (name, list) =>
    name === folder || list.includes(name) || list.some((entry) => name.startsWith(`${entry}/`));
  const names = [
    ...folders.filter((name) => name !== 'components'),
    'components/ui',
    'components/layout',
    'components/docs',
    'components/reference',
    'components/search',
  ];
  const refused = names.filter((name) => !isAllowed(name, values));
  const patterns = refused.map((name) => ({
    regex: `^@/${name}(/|$)`,
    allowTypeImports: types.includes(name),
    message: `src/${folder} may not import ${types.includes(name) ? 'values of ' : ''}src/${name}: see "Who may import whom" in docs/architecture.md.`,
  }));
  // Relative ways out of the folder would pass by the rule.
  const escape = folder.includes('/')
    ? '^(\\.\\./)+(app|build|cli|docs|hosting|lib|markdown|next-output|routes|sample-checks|search|site|spec)/'
    : '^(\\.\\./)+(app|build|cli|components|docs|hosting|lib|markdown|next-output|routes|sample-checks|search|site|spec)/';
  if (folder !== 'components/docs')
    patterns.push({ regex: escape, message: 'Name other folders of src by @/…', allowTypeImports: false });
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** Class names that name a side of the screen instead of a side of the text. */
const physical = String.raw`/(^|\s)([a-z-]+:)*-?(ml|mr|pl|pr|left|right|text-left|text-right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr|float-left|float-right)(-|\s|$)/`;

const pressed = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: ['selectors', 'known-classes'].map((name) =>
    fileURLToPath(new URL(`tests/lint/${name}.mjs`, import.meta.url)),
  ),
  categories: { correctness: 'error' },
  options: { typeAware: true },
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
    // No name says of itself that it may stay unused.
    'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$', caughtErrorsIgnorePattern: '^$' }],
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
    // Values of unknown type are printed for people, mostly as the strings they are.
    'typescript/no-base-to-string': 'off',
    // Code points are what a string is spread into.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // A control character marks integers that are too large for a number.
    'no-control-regex': 'off',
    // The site is built without React's compiler.
    'react/preserve-manual-memoization': 'off',
    // A first state that only the browser knows is set when the component is there.
    'react/set-state-in-effect': 'off',
    // Most of the roles in question have no element that all browsers present alike.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A scroll frame must take focus to be scrolled by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // Focus that only passes is no interaction.
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
      excludeFiles: ['src/lib/environment.ts', 'src/build/**', 'src/cli/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Read it from lib/environment.' },
        ],
      },
    },
    { files: ['src/cli/**'], rules: { 'no-console': 'off' } },
    // Scripts that a build writes into pages are run as text.
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
