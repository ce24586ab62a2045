import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Fit } from '@/payload/schema-and-explanation-types';
import { toHref } from '@/lib/href';

/** The schemas that a payload fits: the best one open, the others closed. */
export function PayloadExplanation({ fits: [best, ...others] }: { fits: Fit[] }) {
  if (!best) return null;
  return (
    <div className="markdown mt-4 min-w-0">
      <h2>{messages.payloadFits}</h2>
      <FitText fit={best} />
      {others.length > 0 && <h2>{messages.payloadAlso}</h2>}
      {others.map((fit) => (
        <details key={fit.href} className="disclosure">
          <summary>{`${fit.title} (${fit.service}): ${messages.payloadProblems(fit.problems.length)}`}</summary>
          <div className="disclosure-body">
            <FitText fit={fit} />
          </div>
        </details>
      ))}
    </div>
  );
}

function FitText({ fit: { title, service, href, problems, values } }: { fit: Fit }) {
  return (
    <>
      <p>
        <a href={toHref(href)}>{title}</a>
        {` (${service}): ${messages.payloadProblems(problems.length)}`}
      </p>
      {problems.length > 0 && (
        <Table head={[messages.payloadProperty, messages.payloadProblem]}>
          {problems.map(({ path, text, ...place }, index) => (
            <Row key={index} {...place} text={text}>
              {path === '' ? messages.payloadWhole : <code>{path}</code>}
            </Row>
          ))}
        </Table>
      )}
      <Table head={[messages.payloadProperty, messages.payloadMeaning]}>
        {values.map(({ path, href, type, description, isDocumented, meant, ...place }) => {
          const name = <code>{path}</code>;
          const meaning = isDocumented ? [type, description].filter(Boolean).join('. ') : '';
          const hint = meant === undefined ? '' : ` ${messages.payloadMeant(meant)}`;
          return (
            <Row key={path} {...place} text={`${meaning || messages.noDescription}${hint}`}>
              {href === undefined ? name : <a href={toHref(href)}>{name}</a>}
            </Row>
          );
        })}
      </Table>
    </>
  );
}

function Table({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A row about a value: its path, with its place in the payload below, and a text. A long path breaks, so that a phone shows both. */
function Row({ line, column, text, children }: { line: number; column: number; text: string; children: ReactNode }) {
  return (
    <tr>
      <td className="wrap-anywhere">
        {children} <span className="block text-xs text-muted">{messages.payloadPlace(line, column)}</span>
      </td>
      <td>{text}</td>
    </tr>
  );
}
