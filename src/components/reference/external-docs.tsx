import * as messages from '@/messages';
import type { ExternalDocs as ExternalDocsObject } from '@/spec/model';

/** A link to documentation at another address. */
export function ExternalDocs({ docs }: { docs?: ExternalDocsObject }) {
  if (!docs || !isWebAddress(docs.url)) return null;
  return (
    <p className="xd">
      <a href={docs.url} rel="noopener noreferrer">
        {docs.description ?? messages.moreInformation}
      </a>
    </p>
  );
}

/** Addresses come from specs, which are not trusted: only the web and mail are linked. */
export function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url);
}
