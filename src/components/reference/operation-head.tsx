import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { SecurityScheme } from '@/openapi/model/security';
import { toHash } from '@/lib/href';
import { Breakable } from '../ui/breakable-name';
import { AnchorLink, Heading, SectionHead } from './permalinks-and-headings';
import { CopyButton } from './code-buttons';
import { Assumed } from './description-and-assumption';
import { Marks } from './marks';
import { OperationIdAndAccess } from './operation-id-access-and-markdown-button';
import { Method, Path, requestLineClassName } from './path-and-method';
import type { View } from './render-context';
import { toSentMethod } from '@/lib/http-method';

/** Next to the first line of the path. If the pointer can hover, the button appears only while it is over its column. */
const copyPathClassName = 'shown-on-hover self-start -my-0.5 max-desktop:-my-2.5';

/** The head of an operation: its title with labels, its method and path, and its access. */
export function OperationHead({
  view,
  operation,
  schemes,
  markdownHref,
  heading,
}: {
  view: View;
  operation: Operation;
  schemes: SecurityScheme[];
  markdownHref?: string;
  heading: 'h1' | 'h3';
}) {
  return (
    <>
      <SectionHead className="">
        {heading === 'h1' ? (
          <h1 className="text-3xl text-wrap wrap-anywhere max-sm:text-2xl touch:max-w-[calc(100%-1.5rem)]">
            <Breakable text={operation.title} />
          </h1>
        ) : (
          <Heading view={view} element="h3">
            <Breakable text={operation.title} />
          </Heading>
        )}
        <AnchorLink view={view} anchor={operation.id} name={operation.title} ofTitle />
        <Marks view={view} marks={operation.marks} />
        {operation.kind !== 'operation' && (
          <span className="operation-mark">{operation.kind === 'webhook' ? messages.webhook : messages.callback}</span>
        )}
        <Assumed view={view} reason={operation.assumed} />
      </SectionHead>
      <div className={requestLineClassName}>
        <Method method={operation.method} />
        <Path segments={operation.pathSegments} />
        {!view.isPrinted && (
          <CopyButton text={operation.path} label={messages.copyPath} className={copyPathClassName} />
        )}
      </div>
      <OperationIdAndAccess view={view} operation={operation} schemes={schemes} markdownHref={markdownHref} />
      {!view.isPrinted && <RunningHead operation={operation} heading={heading} />}
    </>
  );
}

/**
 * A line below the navbar with the method and title of the operation in view. A press scrolls to the head of the operation.
 * Its texts are generated content of a hidden element, because the head already has them for search and screen readers.
 */
function RunningHead({
  operation: { id, method, title, path },
  heading,
}: {
  operation: Operation;
  heading: 'h1' | 'h3';
}) {
  return (
    <div aria-hidden data-running-head={heading === 'h1' ? 'page' : ''}>
      <a href={toHash(id)} tabIndex={-1} title={path} aria-label={title}>
        <span className="method" data-method={method.toLowerCase()} data-text={toSentMethod(method)} />
      </a>
    </div>
  );
}
