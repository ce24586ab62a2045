import { toSentMethod } from '@/lib/http-method';
import type { Operation, Method as MethodName } from '@/openapi/model/operation';
import { Breakable } from '../ui/breakable-name';

/** A path or URL. Its parameters are `b` elements. */
export const pathClassName = 'path';

/** A request line: the method and its path. */
export const requestLineClassName = 'request-line';

/** A path that wraps at its slashes and has colored parameters. */
export function Path({
  segments,
  className = 'text-sm/6',
}: {
  segments: Operation['pathSegments'];
  className?: string;
}) {
  return (
    <code className={`${pathClassName} ${className}`}>
      {segments.map(({ text, parameter }, index) =>
        parameter ? (
          <b key={index}>
            <Breakable text={text} />
          </b>
        ) : (
          <PathText key={index} text={text} isEnd={index === segments.length - 1} isStart={index === 0} />
        ),
      )}
    </code>
  );
}

/** The text between parameters. A line may break after each of its slashes, except after the first one of the path. */
function PathText({ text, isStart, isEnd }: { text: string; isStart: boolean; isEnd: boolean }) {
  const hasLead = !isStart && text.startsWith('/');
  const rest = hasLead ? text.slice(1) : text;
  return (
    <>
      {hasLead && '/'}
      {hasLead && <wbr />}
      <Breakable text={rest} from={2} />
      {rest.endsWith('/') && rest !== '/' && !isEnd && <wbr />}
    </>
  );
}

/** The longest path that fits into one line of a panel, in characters. */
const longestInPanel = 44;

/** Shortens a long path from its start, at a slash: `…/secrets/{name}`. The last segment stays whole. */
export function toShortPath(segments: Operation['pathSegments']): Operation['pathSegments'] {
  const path = segments.map(({ text }) => text).join('');
  if (path.length <= longestInPanel) return segments;
  const end = path.length - longestInPanel;
  const cut = path.indexOf('/', end) === -1 ? path.lastIndexOf('/') : path.indexOf('/', end);
  if (cut <= 0) return segments;
  let start = 0;
  const rest = segments.flatMap(({ text, parameter }) => {
    const kept = text.slice(Math.max(0, cut - start));
    start += text.length;
    return kept === '' ? [] : [{ text: kept, parameter }];
  });
  return [{ text: '…', parameter: false }, ...rest];
}

/** A method as a badge with a fixed width. */
export function Method({ method, className = '' }: { method: MethodName; className?: string }) {
  return (
    <span className={`method ${className}`.trimEnd()} data-method={method.toLowerCase()}>
      {toSentMethod(method)}
    </span>
  );
}
