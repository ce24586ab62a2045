import { ChevronDown } from 'lucide';
import { Icon } from '../ui/icon';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** The version of a page. */
export interface VersionOfPage {
  /** The area and the version: `default/1.0`. */
  key: string;
  label: string;
  /** Title of the site, for the banner. */
  site: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  /** The version in the search scope, unless it is the latest one. */
  scope?: string;
  /** The page in every version, or the main page of a version that lacks the page. */
  versions: { key: string; label: string; path: string; isSame: boolean; isLatest: boolean; isShown: boolean }[];
}

/** A banner above a page of an old or unreleased version, with a link to the latest one. */
export function VersionBanner({ version }: { version: VersionOfPage }) {
  const { banner, label, site, versions } = version;
  const latest = versions.find(({ isLatest }) => isLatest);
  if (banner === 'none') return null;
  return (
    <div role="alert" className="mb-5 rounded-lg border border-warning/35 bg-warning-soft px-4 py-3 text-sm text-ink">
      <p>
        {banner === 'unreleased' ? messages.versionUnreleased(site, label) : messages.versionUnmaintained(site, label)}
      </p>
      {latest && !latest.isShown && (
        <p>
          <a
            href={toHref(latest.path)}
            className="font-semibold text-warning underline underline-offset-3"
            data-version-entry={latest.key}
          >
            {messages.versionLatest(latest.label)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The version of a page with links to all versions. It is a native disclosure, because Headless UI's is 9.6 KB gzipped. */
export function VersionBadge({ version }: { version: VersionOfPage }) {
  if (!version.badge) return null;
  return (
    <details className="group relative mb-3 w-fit text-ui" data-instant="" data-version-badge="">
      <summary className="flex list-none items-center gap-1.5 rounded-full border border-line-strong px-2.5 py-0.75 text-muted hover:border-accent hover:text-accent">
        {messages.versionBadge(version.label)}
        <Icon node={ChevronDown} className="size-3.5 group-open:rotate-180 print:hidden" />
      </summary>
      <ul
        aria-label={messages.otherVersions}
        className="absolute start-0 top-full z-10 mt-1.5 min-w-40 rounded-lg border border-line bg-ground p-1.5 shadow-float print:hidden"
      >
        {version.versions.map(({ key, label, path, isShown }) => (
          <li key={key}>
            <a
              href={toHref(path)}
              className="block rounded px-2.5 py-1.5 text-body hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent"
              data-version-entry={key}
              data-version-link={key}
              aria-current={isShown ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
