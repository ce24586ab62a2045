import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import rareCharacters from './src/app/fonts/rare-characters.json';

/** The colors by meaning, each as [light, dark]. Components use the names, not the values. */
const colors = {
  ground: ['oklch(1 0 0)', 'oklch(0.17 0.01 200)'],
  raised: ['oklch(0.988 0.003 190)', 'oklch(0.2 0.011 200)'],
  sunken: ['oklch(0.972 0.005 190)', 'oklch(0.212 0.012 200)'],
  ink: ['oklch(0.21 0.018 200)', 'oklch(0.965 0.004 190)'],
  body: ['oklch(0.33 0.018 200)', 'oklch(0.87 0.008 190)'],
  muted: ['oklch(0.475 0.018 200)', 'oklch(0.715 0.014 195)'],
  line: ['oklch(0.91 0.008 195)', 'oklch(0.3 0.014 200)'],
  'line-strong': ['oklch(0.82 0.012 195)', 'oklch(0.41 0.016 200)'],
  accent: ['oklch(0.46 0.1 175)', 'oklch(0.78 0.12 175)'],
  'accent-hover': ['oklch(0.39 0.09 175)', 'oklch(0.85 0.11 175)'],
  'accent-soft': ['oklch(0.96 0.022 178)', 'oklch(0.255 0.035 180)'],
  'on-accent': ['oklch(1 0 0)', 'oklch(0.17 0.02 190)'],
  get: ['oklch(0.47 0.15 255)', 'oklch(0.76 0.12 250)'],
  'get-soft': ['oklch(0.955 0.022 255)', 'oklch(0.27 0.05 255)'],
  post: ['oklch(0.45 0.12 150)', 'oklch(0.78 0.15 152)'],
  'post-soft': ['oklch(0.955 0.03 152)', 'oklch(0.265 0.045 155)'],
  put: ['oklch(0.49 0.11 65)', 'oklch(0.8 0.13 78)'],
  'put-soft': ['oklch(0.96 0.035 85)', 'oklch(0.275 0.045 75)'],
  patch: ['oklch(0.48 0.17 300)', 'oklch(0.77 0.13 300)'],
  'patch-soft': ['oklch(0.96 0.022 300)', 'oklch(0.275 0.06 300)'],
  delete: ['oklch(0.5 0.18 25)', 'oklch(0.75 0.14 22)'],
  'delete-soft': ['oklch(0.96 0.022 22)', 'oklch(0.275 0.055 22)'],
  info: ['oklch(0.47 0.15 255)', 'oklch(0.76 0.12 250)'],
  'info-soft': ['oklch(0.968 0.016 255)', 'oklch(0.225 0.03 255)'],
  success: ['oklch(0.45 0.12 150)', 'oklch(0.78 0.15 152)'],
  'success-soft': ['oklch(0.968 0.02 152)', 'oklch(0.225 0.03 155)'],
  warning: ['oklch(0.49 0.11 65)', 'oklch(0.8 0.13 78)'],
  'warning-soft': ['oklch(0.975 0.024 85)', 'oklch(0.23 0.028 75)'],
  danger: ['oklch(0.5 0.18 25)', 'oklch(0.75 0.14 22)'],
  'danger-soft': ['oklch(0.97 0.016 22)', 'oklch(0.23 0.035 22)'],
  note: ['oklch(0.45 0.03 220)', 'oklch(0.78 0.025 210)'],
  'note-soft': ['oklch(0.97 0.006 210)', 'oklch(0.215 0.014 205)'],
  'tok-comment': ['oklch(0.5 0.02 200)', 'oklch(0.68 0.018 200)'],
  'tok-keyword': ['oklch(0.48 0.17 300)', 'oklch(0.78 0.12 300)'],
  'tok-string': ['oklch(0.45 0.11 150)', 'oklch(0.8 0.12 150)'],
  'tok-number': ['oklch(0.49 0.12 55)', 'oklch(0.8 0.11 70)'],
  'tok-function': ['oklch(0.46 0.15 255)', 'oklch(0.78 0.1 250)'],
  'tok-type': ['oklch(0.46 0.09 195)', 'oklch(0.8 0.09 195)'],
  'tok-property': ['oklch(0.44 0.11 240)', 'oklch(0.81 0.08 235)'],
} as const;

/** The color of the page as [light, dark]. */
export const { ground } = colors;

/** The colors of a navbar or footer by its style; without a style, it has those of the page. They are equal in both themes. */
const bars = {
  dark: {
    ground: 'oklch(0.2 0.011 200)',
    line: 'oklch(0.3 0.014 200)',
    ink: 'oklch(0.965 0.004 190)',
    body: 'oklch(0.93 0.005 190)',
    muted: 'oklch(0.8 0.01 195)',
    accent: 'oklch(0.78 0.12 175)',
  },
  primary: {
    ground: 'var(--color-accent)',
    line: 'transparent',
    ink: 'var(--color-on-accent)',
    body: 'var(--color-on-accent)',
    muted: 'var(--color-on-accent)',
    accent: 'var(--color-on-accent)',
    // The active link has no color of its own.
    underline: 'underline',
  },
};

const toBarVariables = (bar: Record<string, string>) =>
  Object.fromEntries(Object.entries(bar).map(([name, value]) => [`--bar-${name}`, value]));

/**
 * Each typeface has the letters with accents, and symbols that few pages contain, in a second file, which a browser loads only for
 * a page with such a character (`src/tools/reduce-fonts.mjs`).
 */
const rareFonts = { sans: 'inter-rare', mono: 'jetbrains-mono-rare' };

/** The default duration and easing of transitions, as CSS variables. */
const transitions = { '--default-transition-duration': '150ms', '--default-transition-timing-function': 'ease-out' };

/** The names of the colors of highlighted code: `tok-` and the kind of token. */
const tokens = Object.keys(colors).filter((name) => name.startsWith('tok-'));

const toVariables = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, values]) => [`--color-${name}`, values[theme]]));

/** The colors of what floats in the dark theme, where a shadow hardly shows: a step lighter than those of the page. */
const lifted = {
  '[data-theme="dark"] &': { '--color-ground': 'oklch(0.215 0.012 200)', '--color-sunken': 'oklch(0.255 0.013 200)' },
};

/** A stroke across the content of a box, as a background. */
const toStroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 44%, currentColor 46% 54%, transparent 56%) content-box`;

export default {
  // Only components and the listed scripts use utilities. In other sources, any word that is also the name of a utility would
  // add a rule to every page.
  content: [
    './src/**/*.tsx',
    './src/components/layout/{progress-bar-and-preload-warnings,load-omitted-sidebar-entries}.ts',
    './src/components/reference/mark-class-names-and-marks-in-lists.ts',
    './src/components/reference/scripts/{large-spec-sidebar,loading-or-retry-message}.ts',
    './src/components/ui/{removed-anchor-notice,my-values/values-in-use-bar}.ts',
  ],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    // From 997 px (`desktop`), pages show the navbar's items and the sidebar without a drawer. An em is the font size that the
    // reader has set in the browser: with larger text, a window counts as narrower, because less fits into it.
    screens: { sm: '40em', md: '48em', desktop: '62.3125em', toc: '75em', wide: '80em' },
    fontFamily: {
      // The common file is first: if the rare one were, the first layout of a page would take a quarter longer. `sans` is the
      // font of `--font-sans` without its fallback, which has the rare characters and so must follow them.
      sans: ['sans', rareFonts.sans, 'var(--font-sans)', 'system-ui', 'sans-serif'],
      mono: ['var(--font-mono)', rareFonts.mono, 'ui-monospace', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', '1.125rem'],
      ui: ['0.8125rem', '1.25rem'],
      sm: ['0.875rem', '1.375rem'],
      md: ['0.9375rem', '1.5rem'],
      base: ['1rem', '1.7rem'],
      lg: ['1.125rem', '1.75rem'],
      xl: ['1.375rem', '1.875rem'],
      '2xl': ['1.75rem', '2.25rem'],
      '3xl': ['2.25rem', '2.75rem'],
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      bar: Object.fromEntries(Object.keys(bars.dark).map((name) => [name, `var(--bar-${name}, var(--color-${name}))`])),
      ...Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--color-${name})`])),
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '6px', lg: '10px', full: '9999px' },
    extend: {
      spacing: { bar: 'var(--bar-height)', sidebar: '18.75rem', contents: '15rem' },
      maxWidth: { page: '90rem', simple: '60rem', column: '46rem' },
      animation: {
        drawer: 'drawer-in 160ms ease-out',
        'late-spinner': 'turn 800ms linear infinite, appear 0s 200ms forwards',
        'fade-in': 'fade-in 120ms ease-out',
        'fade-in-late': 'fade-in 120ms 500ms backwards',
        rise: 'rise 150ms ease-out',
      },
      keyframes: {
        'drawer-in': { from: { opacity: '0', translate: '-1.5rem 0' } },
        turn: { to: { rotate: '1turn' } },
        appear: { to: { opacity: '1' } },
        'fade-in': { from: { opacity: '0' } },
        rise: { from: { opacity: '0', translate: '0 0.5rem' } },
      },
      transitionDuration: { DEFAULT: '150ms' },
      transitionTimingFunction: { DEFAULT: 'ease-out' },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities, addVariant }) => {
      addBase({
        '@font-face': Object.values(rareFonts).map((name) => ({
          fontFamily: name,
          src: `url(../fonts/${name}.woff2)`,
          fontDisplay: 'optional',
          fontWeight: '400 600',
          unicodeRange: rareCharacters.join(),
        })),
      });
      // Print is always light.
      addBase({
        ':root': { ...toVariables(0), ...transitions },
        '@media screen': { '[data-theme="dark"]': toVariables(1) },
        // Forced colors do not apply to the shapes of diagrams, which get them from these variables.
        '@media (forced-colors: active)': {
          ':root[data-theme]': {
            '--color-ink': 'CanvasText',
            '--color-muted': 'CanvasText',
            '--color-line-strong': 'CanvasText',
            '--color-ground': 'Canvas',
            '--color-raised': 'Canvas',
          },
        },
      });
      addBase(
        Object.fromEntries(Object.entries(bars).map(([name, bar]) => [`[data-style="${name}"]`, toBarVariables(bar)])),
      );
      // The classes of highlighted code, which do not occur in the scanned sources.
      addBase(Object.fromEntries(tokens.map((name) => [`.${name}`, { color: `var(--color-${name})` }])));
      addUtilities({
        // Complete values, because Tailwind composes its own shadows from 13 properties, which every page would declare.
        '.shadow-float': {
          boxShadow: '0 8px 30px -8px rgb(0 20 20 / 0.22), 0 2px 6px -2px rgb(0 20 20 / 0.1)',
          ...lifted,
        },
        '.shadow-panel': { boxShadow: '0 8px 30px -8px rgb(0 20 20 / 0.22)' },
        '.shadow-dialog': { boxShadow: '0 24px 60px -12px rgb(0 20 20 / 0.35)', ...lifted },
        // Two borders of an empty box, which become the arrow of a disclosure or a check mark when rotated.
        '.tick': { content: "''", borderStyle: 'solid', borderWidth: '0 1.5px 1.5px 0' },
        '.arrow': {
          content: "''",
          flex: 'none',
          border: 'solid var(--color-muted)',
          borderWidth: '0 1.5px 1.5px 0',
          rotate: 'var(--closed)',
          transition: 'rotate 150ms ease-out',
        },
        // The button that a browser adds to a search field with text, as a cross in our colors, which forced colors keep. Escape
        // does the same by keyboard.
        '.clear-cross::-webkit-search-cancel-button': {
          appearance: 'none',
          boxSizing: 'border-box',
          inlineSize: '1.5rem',
          blockSize: '1.5rem',
          padding: '0.4375rem',
          cursor: 'pointer',
          color: 'var(--color-muted)',
          background: [45, -45].map(toStroke).join(),
          '&:hover': { color: 'var(--color-ink)' },
        },
        '.scrollbar-none': { scrollbarWidth: 'none' },
        '.scrollbar-line': { scrollbarWidth: 'thin', scrollbarColor: 'var(--color-line) transparent' },
        '.scrollbar-line-strong': { scrollbarWidth: 'thin', scrollbarColor: 'var(--color-line-strong) transparent' },
      });
      // Tailwind limits its own variant to devices that can hover. Without that limit, elements also react to touch.
      addVariant('hover', '&:hover');
      addVariant('touch', '@media (hover: none)');
      // Screens without room for controls on top of the content, and those on which nothing can hover.
      addVariant('compact', '@media (hover: none), (width < 640px)');
      addVariant('open', '&[open]');
      // Tailwind's own variant compiles to a list of all right-to-left languages.
      addVariant('rtl', '[dir="rtl"] &');
      addVariant('js', 'html[data-scripting] &');
      addVariant('no-js', 'html:not([data-scripting]) &');
    }),
  ],
} satisfies Config;
