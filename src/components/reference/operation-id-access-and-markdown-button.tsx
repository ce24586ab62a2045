import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { SecurityScheme } from '@/openapi/model/security';
import { Breakable } from '../ui/breakable-name';
import { smallButtonClassName } from '../ui/shared-class-names';
import { Glyph } from '../ui/icon';
import { CopyButton } from './code-buttons';
import { Security } from './security-requirements';
import type { View } from './render-context';

const markdownClassName = 'shown-on-hover -my-0.5 desktop:ms-auto';

/**
 * The access of an operation, its operationId, by which code that is generated from the spec names it, and a button that copies
 * the operation as Markdown. If the pointer can hover, that button appears only while it is over the column.
 */
export function OperationIdAndAccess({
  view,
  operation: { operationId, security },
  schemes,
  markdownHref,
}: {
  view: View;
  operation: Operation;
  schemes: SecurityScheme[];
  /** The URL of the operation as Markdown. */
  markdownHref?: string;
}) {
  return (
    <div className="operation-meta">
      <Security view={view} alternatives={security} schemes={schemes} />
      {!view.isPrinted && (operationId !== undefined || markdownHref !== undefined) && (
        <div className="operation-tools">
          {operationId !== undefined && (
            <p className="flex min-w-0 items-start gap-x-1 whitespace-nowrap text-muted">
              {messages.operationId}
              <code className="min-w-0 text-xs/6 whitespace-normal">
                <Breakable text={operationId} />
              </code>
              <CopyButton
                text={operationId}
                label={messages.copyOperationId}
                className="-my-0.5 -ms-1 -me-1.5 max-desktop:-my-2.5"
              />
            </p>
          )}
          {markdownHref !== undefined && (
            <button
              type="button"
              className={`${smallButtonClassName} ${markdownClassName}`}
              data-markdown={markdownHref}
              aria-label={messages.copyMarkdown}
              title={messages.copyMarkdown}
            >
              <Glyph name="copy" />
              {messages.markdown}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
