/** Highlighted code: lines of [class, text] pairs, each line an element so that it can be numbered and marked. */
export function CodeLines({ lines }: { lines: [className: string, text: string][][] }) {
  return (
    <code>
      {lines.map((line, index) => (
        <span key={index} className="code-line">
          {line.map(([className, text], part) =>
            className === '' ? (
              text
            ) : (
              <span key={part} className={className}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </code>
  );
}
