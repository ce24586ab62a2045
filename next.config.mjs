import { withContentlayer } from 'next-contentlayer';

const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  distDir: process.env.EXPORT_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` and `npm test` run the type check once, with all of its files.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Contentlayer's plugin adds a webpack function; the empty key says that Turbopack may build without it.
  turbopack: {},
};

export default withContentlayer(config);
