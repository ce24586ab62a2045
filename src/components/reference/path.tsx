import type { Operation, Method as MethodName } from '@/spec/model';
import { Breakable } from '../ui/breakable';

/** A path: wraps at its slashes, its parameters tinted. */
export function Path({ parts }: { parts: Operation['pathParts'] }) {
  return (
    <code className="path">
      {parts.map(({ text, parameter }, index) =>
        parameter ? (
          <b key={index}>
            <Breakable text={text} />
          </b>
        ) : (
          <PathText key={index} text={text} isEnd={index === parts.length - 1} isStart={index === 0} />
        ),
      )}
    </code>
  );
}

/** What is between parameters: it breaks behind all of its slashes, but not behind the one that begins the path. */
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

/** A method as a badge of fixed width. */
export function Method({ method }: { method: MethodName }) {
  return (
    <span className="method" data-method={method}>
      {method}
    </span>
  );
}
