import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { ExternalDocs as ExternalDocsObject } from '@/openapi/model/prose-marks-server-and-docs-links';

/** A link to the external documentation. */
export function ExternalDocs({ docs }: { docs?: ExternalDocsObject }) {
  if (!docs || !isLinkable(docs.url)) return null;
  return (
    <p className="external-docs mt-1 text-sm/6">
      <a href={toHref(docs.url)} rel="noopener noreferrer">
        {docs.description ?? messages.moreInformation}
      </a>
    </p>
  );
}

/** Returns true for a URL that may become a link: web, mail, a path, or a hash. URLs come from specs, which are not trusted. */
function isLinkable(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url);
}

/** A link to a URL of another site. Any other URL is no link: it is relative to the API, not to these pages. */
export function ExternalLink({ url, className, children }: { url?: string; className?: string; children: ReactNode }) {
  if (url === undefined || !/^(?:https?:\/\/|mailto:)/i.test(url)) return children;
  return (
    <a href={url} rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
