import * as messages from '@/messages';
import type { ValueProblem } from '@/payload/find-problems';
import { toPathText } from '@/payload/value-paths';
import { toFieldId } from './form-context-and-field-props';

/** The problems of all values, with links to their fields. The number is announced. */
export function ProblemSummary({ problems }: { problems: readonly ValueProblem[] | undefined }) {
  return (
    <section className="request-summary" aria-label={messages.requestProblems(problems?.length ?? 0)}>
      <p role="status" className={problems?.length === 0 ? 'text-success' : 'text-danger'}>
        {problems ? messages.requestProblems(problems.length) : messages.requestUnchecked}
      </p>
      {problems && problems.length > 0 && (
        <>
          <ul>
            {problems.map(({ path, text }) => (
              <li key={`${toFieldId(path)} ${text}`}>
                <a
                  href={`#${encodeURIComponent(toFieldId(path))}`}
                  onClick={(event) => {
                    event.preventDefault();
                    event.nativeEvent.stopImmediatePropagation();
                    findField(path)?.focus();
                  }}
                >
                  {toPathText(path)}
                </a>{' '}
                {text}
              </li>
            ))}
          </ul>
          <p>{messages.requestProblemsNote}</p>
        </>
      )}
    </section>
  );
}

/** Finds the field of a value, or the nearest one around it. */
function findField(path: ValueProblem['path']): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(toFieldId(path.slice(0, length)));
    if (field) return field;
  }
  return document.getElementById(`${toFieldId(['body'])}-text`);
}
