import type { Redirect } from '@/site/redirects';

/** What every host must do, whatever its file looks like: the one source of all files in `deploy/`. */
export interface HostRules {
  /** `''` or `/docs/x`. */
  basePath: string;
  /** Headers of every answer: what a policy in the page cannot say. */
  headers: Record<string, string>;
  /** Below this path names carry a hash of what they hold. */
  hashedPath: string;
  /** Cache-Control of hashed files, and of all others. */
  hashedCaching: string;
  otherCaching: string;
  redirects: Redirect[];
}

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The rules for a site below a path. */
export function getHostRules(site: { basePath: string; isIndexed: boolean; redirects: Redirect[] }): HostRules {
  return {
    basePath: site.basePath,
    redirects: site.redirects,
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(site.isIndexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
    hashedPath: '/_next/static/',
    hashedCaching: 'public, max-age=31536000, immutable',
    otherCaching: 'public, max-age=0, must-revalidate',
  };
}
