import * as messages from '@/messages';
import type { Root } from 'hast';
import type { Prose as ProseText, ExternalDocs as ExternalDocsObject } from '@/openapi/model';
import { Prose } from '../ui/prose';
import { fingerClassName } from './controls';
import type { View } from './view';

/** The markdown of a description as elements; nothing if there is no description. */
export function Description({ prose }: { prose?: ProseText }) {
  if (!prose) return null;
  const [first, ...others] = prose.tree.children;
  // Most of the hundreds of descriptions are one paragraph, so that paragraph gets no wrapper.
  if (first?.type === 'element' && first.tagName === 'p' && others.length === 0) {
    const words: Root = { type: 'root', children: first.children };
    return (
      <p className="description">
        <Prose tree={words} />
      </p>
    );
  }
  return (
    <div className="description">
      <Prose tree={prose.tree} />
    </div>
  );
}

/** The class names of a link within text. */
export const textLinkClassName = 'underline hover:decoration-current';

/** A link to the external documentation. */
export function ExternalDocs({ docs }: { docs?: ExternalDocsObject }) {
  if (!docs || !isWebAddress(docs.url)) return null;
  return (
    <p className="external-docs mt-1 text-sm/6">
      <a href={docs.url} rel="noopener noreferrer">
        {docs.description ?? messages.moreInformation}
      </a>
    </p>
  );
}

/** Returns true for a URL that may become a link: web, mail, a path, or a hash. URLs come from specs, which are not trusted. */
function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url);
}

/** Returns true for such a URL of another site. A relative one is relative to the API, not to these pages. */
export function isAbsoluteAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

/** The mark of a value that is assumed because the original specification lacks it; it opens to show the reason. */
export function Assumed({ view, reason }: { view: Pick<View, 'showAssumed'>; reason?: string }) {
  if (reason === undefined || !view.showAssumed) return null;
  return (
    <details className="text-xs/5 text-muted open:order-10 open:basis-full" data-assumed="">
      <summary
        className={`leading-6 italic underline decoration-dotted underline-offset-3 hover:text-ink ${fingerClassName}`}
      >
        {messages.assumed}
      </summary>
      <span>{reason === '' ? messages.assumedTitle : reason}</span>
    </details>
  );
}
