import * as messages from '@/messages';
import type { SchemaNode } from '@/openapi/model/schema';
import { Breakable } from '../ui/breakable-name';
import { ExternalDocs } from './external-links';
import { longestInline } from './display-limits-of-texts-and-lists';

/** The notes on a schema, the keywords that are not shown otherwise, and the link to external documentation. */
export function Notes({ node, prefix = '' }: { node: SchemaNode; prefix?: string }) {
  return (
    <>
      {node.notes.map((note) => (
        <p className="note" key={note}>
          {prefix}
          {note}
        </p>
      ))}
      <OtherKeywords keywords={node.otherKeywords ?? []} prefix={prefix} />
      <ExternalDocs docs={node.externalDocs} />
    </>
  );
}

/** The keywords that nothing else shows: short ones on a line, long ones open on demand. */
function OtherKeywords({ keywords, prefix }: { keywords: NonNullable<SchemaNode['otherKeywords']>; prefix: string }) {
  const short = keywords.filter(({ value }) => value.length <= longestInline);
  return (
    <>
      {short.length > 0 && (
        <p className="note">
          {`${prefix}${messages.alsoInSchema} `}
          <code>
            <Breakable text={short.map(({ keyword, value }) => `${keyword}: ${value}`).join(', ')} />
          </code>
        </p>
      )}
      {keywords
        .filter((keyword) => !short.includes(keyword))
        .map(({ keyword, value }) => (
          <LongValue key={`${keyword} ${value}`} label={`${prefix}${messages.alsoInSchema} ${keyword}`} value={value} />
        ))}
    </>
  );
}

/** A value that would fill several lines: it opens on demand. */
export function LongValue({ label, value }: { label: string; value: string }) {
  return (
    <details className="nested-schema">
      <summary>{label}</summary>
      <pre className="mt-1.5 max-h-80 overflow-auto rounded bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        <code>{value}</code>
      </pre>
    </details>
  );
}
