import * as messages from '@/messages';
import type { Operation, SecurityScheme } from '@/openapi/model';
import { Breakable } from '../ui/breakable';
import { smallButtonClassName } from '../ui/buttons';
import { Glyph } from '../ui/icon';
import { CopyButton } from './controls';
import { Security } from './security';
import type { View } from './view';

/** On a phone, the text of an operation ends with the operationId, which would crowd its head. */
export const operationTextClassName = 'max-sm:flex max-sm:flex-col print:block';

const markdownClassName = 'shown-on-hover -my-0.5 desktop:ms-auto';

/**
 * The marks and the access of an operation, its operationId, by which code that is generated from the spec names it, and a button that copies
 * the operation as Markdown. If the pointer can hover, that button appears only while it is over the column.
 */
export function OperationMeta({
  view,
  operation: { operationId, security, marks = [] },
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
    <div className="flex flex-wrap items-center gap-x-3 max-sm:contents sm:mt-0.5 sm:mb-2.5 print:block">
      {marks.map((mark) => (
        <span key={mark} className="operation-mark">
          {mark}
        </span>
      ))}
      <Security view={view} alternatives={security} schemes={schemes} />
      {!view.isPrinted && (operationId !== undefined || markdownHref !== undefined) && (
        <div className="flex flex-auto flex-wrap items-center gap-x-3 gap-y-1 text-xs/6 max-sm:order-last max-sm:mt-5 max-sm:justify-between print:hidden">
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
