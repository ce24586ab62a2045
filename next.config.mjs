import { realpathSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

// Our commands check these variables and normalize BASE_PATH before they start Next.js.
const basePath = process.env.BASE_PATH ?? '';
const algolia = ['APP_ID', 'SEARCH_KEY', 'INDEX'].map((name) => `NEXT_PUBLIC_ALGOLIA_${name}`);
const insights = /^(1|true|yes|on)$/i.test(process.env.ALGOLIA_INSIGHTS ?? '') ? '1' : '';
const hasSourceMaps = process.env.SOURCE_MAPS === '1';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // A placeholder, which src/export/export-shells-with-next.ts replaces with a hash of the sources in the exported files.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  distDir: process.env.EXPORT_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` and `npm test` type-check the whole project once instead.
  typescript: { ignoreBuildErrors: true },
  // On a busy machine, a page of a large spec can take long. After the default timeout, Next.js would start it again in parallel.
  staticPageGenerationTimeout: 600,
  images: { unoptimized: true },
  // Next.js loads packages that only builds use directly from `node_modules` instead of compiling them. Those that only browsers use, it
  // would compile a second time for the server.
  serverExternalPackages: [
    '@floating-ui/react',
    '@tanstack/react-query',
    'htmlparser2',
    'instantsearch.js',
    'mdast-util-from-markdown',
    'minisearch',
    'react-aria',
    'react-instantsearch',
    'react-instantsearch-core',
    'react-stately',
    'rehype-raw',
    'rehype-sanitize',
    'remark-directive',
    'remark-gfm',
    'remark-parse',
    'remark-rehype',
    'unified',
    'yaml',
    'zod',
  ],
  experimental: {
    // src/export/export-shells-with-next.ts already caches the export. A second cache takes 80 MB and several seconds of each cold build.
    turbopackFileSystemCacheForBuild: false,
    // Server code runs only during the build, so its size does not matter.
    serverMinification: false,
    turbopackSourceMaps: hasSourceMaps,
    // PostCSS runs in two threads instead of two processes, which saves 85 MB of a cold build.
    turbopackPluginRuntimeStrategy: 'workerThreads',
  },
  // For `npm run bench -- modules`, which reports what a first load consists of.
  productionBrowserSourceMaps: hasSourceMaps,
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    // Next.js replaces only variables that are set. For others, the browser would load code that reads them.
    ...Object.fromEntries(algolia.map((name) => [name, process.env[name] ?? ''])),
    NEXT_PUBLIC_ALGOLIA_HOST: process.env.ALGOLIA_HOST ?? '',
    NEXT_PUBLIC_ALGOLIA_INSIGHTS: insights,
  },
  // Contentlayer's plugin adds a webpack function. Without this key, Next.js would refuse to run with Turbopack.
  turbopack: {
    // The folder of the project, even in a copy inside the project, where `node_modules` is a symbolic link.
    root: path.dirname(realpathSync('node_modules')),
    resolveAlias: {
      // Only InstantSearch's router imports `qs`, which the search does not use. The alias saves 14 KB of the dialog, gzipped.
      qs: './src/search/replacements-for-instantsearch-dependencies.ts',
      // InstantSearch copies sixty hits several times per keystroke, which is slow with the compiled helpers.
      '@swc/helpers/esm/_object_spread.js': './src/search/replacements-for-instantsearch-dependencies.ts',
      '@swc/helpers/esm/_object_spread_props.js': './src/search/replacements-for-instantsearch-dependencies.ts',
      // A site that searches its built-in index omits Algolia's client, and a site without events omits their component.
      ...(process.env.NEXT_PUBLIC_ALGOLIA_APP_ID
        ? {}
        : { 'algoliasearch/lite': './src/search/algolia/replacements-without-algolia.ts' }),
      ...(insights
        ? {}
        : {
            '@/components/search/algolia-insights-checkbox': './src/search/algolia/replacements-without-algolia.ts',
          }),
    },
  },
};

/** Returns the configuration of an export, which consists of shells, or of `next dev`, where one route composes all pages. */
export default async function configure(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return config;
  // With Turbopack, the plugin only sets options: our commands run Contentlayer and build edited pages.
  const { withContentlayer } = await import('next-contentlayer');
  // The routes decide which pages exist. With an export, Next.js would refuse paths that it has not listed before.
  return withContentlayer({
    ...config,
    output: undefined,
    experimental: { ...config.experimental, turbopackSourceMaps: true },
    pageExtensions: ['dev.tsx', 'dev.ts'],
    // One route answers for all files of our list. Those of `public/` come first.
    rewrites: () => Promise.resolve([{ source: '/:path(.+\\.[a-z]+)', destination: '/files/:path' }]),
  });
}
