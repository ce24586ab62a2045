import { Fragment, type ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Breakable } from './breakable-name';
import { Glyph } from './icon';

type Line = [className: string, text: string][];

/** Print does not split a block with at most this many lines across sheets. */
const linesOfShort = 15;

export interface CodeBlockProps {
  lines: Line[];
  language?: string;
  title?: string;
  /** The kinds of a line by its index: `highlighted`, `command`, `output` … */
  kinds?: Record<number, string[]>;
  /** The number of the first line, if lines are numbered. */
  firstLine?: number;
  checked?: { label: string; path: string };
}

/** A block of code, colored by classes, with a title, a copy button, and a wrap button if lines overflow. */
export function CodeBlock({ lines, language = '', title, kinds = {}, firstLine, checked }: CodeBlockProps) {
  const isSession = Object.values(kinds).some((names) => names.includes('command'));
  return (
    <figure
      className="code-block"
      data-code-block=""
      data-session={isSession || undefined}
      data-short={lines.length <= linesOfShort || undefined}
    >
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      <div className="code-frame">
        <pre tabIndex={0} aria-label={title ?? messages.code(language)} role="group" data-language={language}>
          <code data-numbered={firstLine !== undefined || undefined}>
            <CodeLines lines={lines} kinds={kinds} firstLine={firstLine} />
          </code>
        </pre>
        <div className="code-tools" data-language={language}>
          <button
            type="button"
            className="code-tool"
            data-wrap-toggle=""
            hidden
            aria-label={messages.wrapLines}
            title={messages.wrapLines}
            aria-pressed="false"
          >
            <Glyph name="wrap" />
          </button>
          <button
            type="button"
            className="code-tool"
            data-copy=""
            aria-label={messages.copyCode}
            title={messages.copyCode}
          >
            <Glyph name="copy" className="copy-idle" />
            <Glyph name="check" className="copy-done" />
          </button>
        </div>
      </div>
      {checked && (
        <p className="code-checked">
          {messages.checkedAgainst}{' '}
          <a href={toHref(checked.path)}>
            <Breakable text={checked.label} />
          </a>
        </p>
      )}
    </figure>
  );
}

/** Renders an element only for a line that is numbered or has a kind; other lines are just text and colors. */
export function CodeLines({
  lines,
  kinds = {},
  firstLine,
}: Pick<CodeBlockProps, 'lines' | 'kinds' | 'firstLine'>): ReactNode {
  return lines.map((line, index) => {
    const names = kinds[index] ?? [];
    const end = index < lines.length - 1 ? '\n' : '';
    if (firstLine === undefined && names.length === 0) {
      return (
        <Fragment key={index}>
          <Tokens line={line} />
          {end}
        </Fragment>
      );
    }
    return (
      <span key={index} className={['code-row', ...names.map((name) => `code-${name}`)].join(' ')}>
        {firstLine !== undefined && <span className="code-number" data-line={firstLine + index} />}
        {names.includes('command') && <span className="code-prompt" data-text="$ " />}
        <Tokens line={line} />
        {end}
      </span>
    );
  });
}

function Tokens({ line }: { line: Line }): ReactNode {
  return line.map(([className, text], index) =>
    className === '' ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <span key={index} className={className}>
        {text}
      </span>
    ),
  );
}
