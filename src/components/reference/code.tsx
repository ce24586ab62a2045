import type { ReactNode } from 'react';
import type { Example } from '@/spec/model';
import { toShownLines } from './limits';

/** A line of code: pairs of class name and text. */
export type CodeLine = [className: string, text: string][];
export type CodeTable = ReadonlyMap<string, CodeLine[]>;

/** The key of a piece of code in a {@link CodeTable}. */
export function toCodeKey({ language, source }: Pick<Example, 'language' | 'source'>): string {
  return `${language}\n${source}`;
}

/** Returns the highlighted lines of an example, or its plain lines if it was not highlighted. */
export function getLines(code: CodeTable, example: Pick<Example, 'language' | 'source'>): CodeLine[] {
  return (
    code.get(toCodeKey(example)) ??
    toShownLines(example.source)
      .text.split('\n')
      .map((line) => [['', line]])
  );
}

/** Highlighted code in a scrollable frame that takes focus, so that the keyboard can scroll it. */
export function Code({ lines, label }: { lines: CodeLine[]; label: string }) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className="max-h-104 scrollbar-line-strong overflow-auto px-4 py-3.5 font-mono text-ui/[1.6] tab-2 text-body -outline-offset-2 wide:in-data-paired:max-h-[max(11rem,calc(50dvh-7rem))]"
    >
      <code className="[overflow-wrap:inherit]">{toNodes(lines)}</code>
    </pre>
  );
}

/** Converts lines to nodes. Text without color is one string up to the next colored token, to keep the markup small. */
function toNodes(lines: CodeLine[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  let plain = '';
  lines.forEach((line, index) => {
    if (index > 0) plain += '\n';
    for (const [className, text] of line) {
      if (className === '' || text.trim() === '') {
        plain += text;
        continue;
      }
      if (plain !== '') nodes.push(plain);
      plain = '';
      nodes.push(
        <span key={nodes.length} className={className}>
          {text}
        </span>,
      );
    }
  });
  return plain === '' ? nodes : [...nodes, plain];
}
