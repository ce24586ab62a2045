import { ChevronDown } from 'lucide';
import { Icon } from '../ui/icon';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** What a page says of the version it belongs to. */
export interface VersionOfPage {
  /** `default/1.0`. */
  key: string;
  label: string;
  /** Title of the site, for the banner. */
  site: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  /** Where the search looks, if not among the latest pages. */
  scope?: string;
  /** The page in every version, or that version's first page where it does not exist. */
  versions: { key: string; label: string; path: string; isSame: boolean; isLatest: boolean; isShown: boolean }[];
}

/** Above a page that is not of the latest version: what the reader has before them, and the way to the latest. */
export function VersionBanner({ version }: { version: VersionOfPage }) {
  const { banner, label, site, versions } = version;
  const latest = versions.find(({ isLatest }) => isLatest);
  if (banner === 'none') return null;
  return (
    <div role="alert" className="version-banner">
      <p>
        {banner === 'unreleased' ? messages.versionUnreleased(site, label) : messages.versionUnmaintained(site, label)}
      </p>
      {latest && !latest.isShown && (
        <p>
          <a href={toHref(latest.path)} data-version-entry={latest.key}>
            {messages.versionLatest(latest.label)}
          </a>
        </p>
      )}
    </div>
  );
}

/** Names the version of a page; opens to the same page in the others. */
export function VersionBadge({ version }: { version: VersionOfPage }) {
  if (!version.badge) return null;
  return (
    <details className="version-badge" data-instant="">
      <summary>
        {messages.versionBadge(version.label)}
        <Icon node={ChevronDown} className="size-3.5" />
      </summary>
      <ul aria-label={messages.otherVersions}>
        {version.versions.map(({ key, label, path, isShown }) => (
          <li key={key}>
            <a
              href={toHref(path)}
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
