import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Fit } from '@/payload/schemas';
import { toHref } from '@/lib/href';

/** The schemas that a payload fits: the best one open, the others closed. */
export function Fits({ fits: [best, ...others] }: { fits: Fit[] }) {
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
        <Table head={[messages.payloadLine, messages.payloadProperty, messages.payloadProblem]}>
          {problems.map(({ line, path, text }, index) => (
            <Row
              key={index}
              cells={[line, path === '' ? messages.payloadWhole : <code key="path">{path}</code>, text]}
            />
          ))}
        </Table>
      )}
      <Table head={[messages.payloadLine, messages.payloadProperty, messages.payloadMeaning]}>
        {values.map((value) => {
          const name = <code key="path">{value.path}</code>;
          const link = value.href === undefined ? name : <a href={toHref(value.href)}>{name}</a>;
          const meaning = value.isDocumented ? [value.type, value.description].filter(Boolean).join('. ') : '';
          return <Row key={value.path} cells={[value.line, link, meaning || messages.noDescription]} />;
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

function Row({ cells }: { cells: ReactNode[] }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
