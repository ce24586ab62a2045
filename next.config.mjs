import { realpathSync } from 'node:fs';
import path from 'node:path';

// Checked and cleaned by `src/lib/operator.ts` before Next.js starts.
const basePath = process.env.BASE_PATH ?? '';
const insights = /^(1|true|yes|on)$/i.test(process.env.ALGOLIA_INSIGHTS ?? '') ? '1' : '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // A hash of the sources: the same sources make the same files.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  distDir: process.env.EXPORT_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` and `npm test` run the type check once, with all of its files.
  typescript: { ignoreBuildErrors: true },
  // A page of a large spec is not given up on a busy machine; Next.js would begin it again, next to itself.
  staticPageGenerationTimeout: 600,
  images: { unoptimized: true },
  // What only builds use is loaded as it is, not compiled.
  serverExternalPackages: [
    'htmlparser2',
    'mdast-util-from-markdown',
    'minisearch',
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
    // The export is kept by content (src/build/next-export.ts): a second cache is 80 MB and several seconds of each cold build.
    turbopackFileSystemCacheForBuild: false,
    // What runs here alone need not be small.
    serverMinification: false,
  },
  // For `npm run bench -- modules`, which asks what a first load consists of.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_ALGOLIA_HOST: process.env.ALGOLIA_HOST ?? '',
    NEXT_PUBLIC_ALGOLIA_INSIGHTS: insights,
  },
  // Contentlayer's plugin adds a webpack function; this key says that Turbopack may build without it.
  turbopack: {
    // The project, also for a copy of it inside whose packages are a link.
    root: path.dirname(realpathSync('node_modules')),
    resolveAlias: {
      // Of InstantSearch's router, which is never used: 14 KB of the search dialog, gzipped.
      qs: './src/search/no-qs.ts',
      // InstantSearch copies sixty hits several times a letter.
      '@swc/helpers/esm/_object_spread.js': './src/search/object-spread.ts',
      '@swc/helpers/esm/_object_spread_props.js': './src/search/object-spread.ts',
      // Algolia's client is left out of a site that searches by its own index, and the switch for events where there are none.
      ...(process.env.NEXT_PUBLIC_ALGOLIA_APP_ID
        ? {}
        : { 'algoliasearch/lite': './src/search/algolia/no-lite-client.ts' }),
      ...(insights ? {} : { '@/components/search/insights': './src/components/search/no-insights.ts' }),
    },
  },
};

// Builds let Contentlayer work themselves, before: loading its plugin is a second for each process of Next.js's.
export default process.env.NEXT_EXPORT ? config : (await import('next-contentlayer')).withContentlayer(config);
