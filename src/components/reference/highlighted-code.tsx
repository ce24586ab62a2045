import type { ReactNode } from 'react';
import type { Example } from '@/openapi/model/example';
import type { CodeLine } from '@/markdown/token-classes';
import { toShownLines } from './display-limits-of-texts-and-lists';
import type { CodeSample, Operation } from '@/openapi/model/operation';
import type { SampleLanguages } from './page-and-stored-sample-languages';

/** Text without color, with its line ends, or a class name and a text. */
export type CodeSpan = string | [className: string, text: string];

/** Highlighted code by its language and source. */
export type CodeTable = ReadonlyMap<string, CodeLine[]>;

/** The code of a reference page. The route creates it, because that requires the highlighter and the URLs of files. */
export interface ReferenceCode {
  /** The first sample of each operation, by operation id. */
  samples: ReadonlyMap<string, CodeSample>;
  /** Highlighted examples. */
  code: CodeTable;
  /** The languages of the samples, and the URLs from which they can be fetched. */
  languages: SampleLanguages;
  /** Returns the URL of an operation as Markdown. */
  toMarkdownHref: (operation: Operation) => string;
}

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
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>{toNodes(lines)}</code>
    </pre>
  );
}

/** The elements of the most frequent tokens. A page has thousands, and a class would be most of their markup. */
const elements: Record<string, 'b' | 'i'> = { 'tok-property': 'b', 'tok-string': 'i' };

function toNodes(lines: CodeLine[]): ReactNode[] {
  return toSpans(lines).map((span, index) => {
    if (typeof span === 'string') return span;
    const [className, text] = span;
    const Element = elements[className] ?? 'span';
    return (
      <Element key={index} className={Element === 'span' ? className : undefined}>
        {text}
      </Element>
    );
  });
}

/** Joins lines. Text without color is one string up to the next colored token, to keep pages and files small. */
export function toSpans(lines: CodeLine[]): CodeSpan[] {
  const spans: CodeSpan[] = [];
  let plain = '';
  lines.forEach((line, index) => {
    if (index > 0) plain += '\n';
    for (const token of line) {
      const [className, text] = token;
      if (className === '' || text.trim() === '') {
        plain += text;
        continue;
      }
      if (plain !== '') spans.push(plain);
      plain = '';
      spans.push(token);
    }
  });
  return plain === '' ? spans : [...spans, plain];
}
