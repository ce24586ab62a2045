import { Fragment } from 'react';

/** Highlighted code: lines of [class, text] pairs. */
export function CodeLines({ lines }: { lines: [className: string, text: string][][] }) {
  return (
    <code>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {line.map(([className, text], token) =>
            className === '' ? (
              text
            ) : (
              <span key={token} className={className}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </Fragment>
      ))}
    </code>
  );
}
