import { ArrowRight } from 'lucide';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import type { CodeLine } from '@/markdown/token-classes';
import * as messages from '@/messages';
import { CodeLines } from '../ui/code-block';
import { Glyph, Icon } from '../ui/icon';
import { Prose } from '../ui/render-markdown-tree';

/** A real request next to its documented response, both highlighted. */
export interface RequestExample {
  method: string;
  path: string;
  title: string;
  href: string;
  request: CodeLine[];
  status: string;
  response: CodeLine[];
  /** What the author of the specification says about the example. */
  about?: Root;
}

/** A panel with a request, a button that copies it, its response, and a link to the operation. */
export function HomeExample({ example }: { example: RequestExample }) {
  return (
    <section
      aria-labelledby="example"
      className="home-example min-w-0 overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <h2 id="example" className="sr-only">
        {example.title}
      </h2>
      <Code label={messages.request} lines={example.request}>
        <span className="method" data-method={example.method}>
          {example.method.toUpperCase()}
        </span>
        <code className="font-mono wrap-anywhere">{example.path}</code>
        <Mark />
        <button
          type="button"
          data-copy=""
          aria-label={messages.copyCode}
          title={messages.copyCode}
          className="group -me-2 grid size-8 place-items-center rounded text-muted hover:text-ink no-js:hidden"
        >
          <Glyph name="copy" className="size-4 group-data-copied:hidden" />
          <Glyph name="check" className="hidden size-4 text-success group-data-copied:block" />
        </button>
      </Code>
      <Code label={messages.response} lines={example.response}>
        {messages.response} <code className="font-mono wrap-anywhere text-success">{example.status}</code>
        <Mark />
      </Code>
      {example.about && (
        <div className="border-b border-line px-4 py-2.5 text-ui text-muted">
          <Prose tree={example.about} />
        </div>
      )}
      <p className="px-4 py-2.5 text-ui font-medium">
        <a href={toHref(example.href)} className="group inline-flex items-center gap-1.5 text-accent">
          {messages.openInReference}
          <Icon node={ArrowRight} className="size-4 rotate-(--mirrored)" />
        </a>
      </p>
    </section>
  );
}

/** Says in a caption that the values are invented: a reader may take them for those of the platform. */
function Mark() {
  return <span className="ms-auto shrink-0 font-normal text-muted">{messages.exampleValues}</span>;
}

/** Code with a caption. */
function Code({ label, lines, children }: { label: string; lines: CodeLine[]; children: ReactNode }) {
  return (
    <figure data-code-block="" data-wrapped="" className="border-b border-line">
      <figcaption className="flex min-h-12 items-center gap-2.5 border-b border-line px-4 py-1 text-ui font-medium text-ink">
        {children}
      </figcaption>
      <pre tabIndex={0} aria-label={label}>
        <code>
          <CodeLines lines={lines} />
        </code>
      </pre>
    </figure>
  );
}
