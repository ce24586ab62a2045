import * as messages from '@/messages';
import { checkedItems } from '@/payload/schema-and-explanation-types';
import { longestMegabytes, type Result } from '@/payload/explainer-session';
import { quietButtonClassName } from '../ui/shared-class-names';

/** The announced text of a result: a message, or a summary of the schemas that fit. */
export function ResultAnnouncement({ result, onRetry }: { result: Result; onRetry: () => void }) {
  switch (result.kind) {
    case 'too-long':
      return <p className="text-danger">{messages.payloadTooLong(`${longestMegabytes} MB`)}</p>;
    case 'too-slow':
      return <p className="text-danger">{messages.payloadSlow}</p>;
    case 'failed':
      // Does not reload the page like other pages do, because the text would be lost.
      if (result.isOutdated) return <p className="text-danger">{messages.payloadOutdated}</p>;
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-danger">{messages.payloadFailed}</p>
          <button type="button" className={`${quietButtonClassName} print:hidden`} onClick={onRetry}>
            {messages.retry}
          </button>
        </div>
      );
    case 'not-json':
      return <p className="text-danger">{messages.payloadNotJson(result.line, result.column, result.text)}</p>;
    case 'none':
      return <p>{result.path === undefined ? messages.payloadEmpty : messages.payloadNone(result.path)}</p>;
    case 'fits': {
      const [first] = result.fits;
      return (
        <>
          {first && <p className="sr-only">{`${first.title}: ${messages.payloadProblems(first.problems.length)}`}</p>}
          {result.path !== '' && <p>{messages.payloadInner(result.path)}</p>}
          {result.isCut && <p className="text-sm text-muted">{messages.payloadCut(checkedItems)}</p>}
        </>
      );
    }
  }
}
