import { toSentMethod } from '@/lib/http-method';
import { ArrowRightLeft, AtSign, Braces, CornerDownLeft, FileText, Hash, ListOrdered, type IconNode } from 'lucide';
import { getHighlightedParts, unescape } from 'instantsearch.js/es/lib/utils/index.js';
import type { SearchHit } from '@/search/client-types';
import { toPlace } from '@/search/result-groups-and-places';
import type { RecordKind } from '@/search/record-types-and-derived-fields';
import { LinkOption, OptionIcon, titleClassName } from './listbox-options';
import { Fragment, type ReactNode } from 'react';
import { toPieces } from '@/lib/line-break-opportunities';

const iconNodes: Record<RecordKind, IconNode> = {
  page: FileText,
  section: Hash,
  operation: ArrowRightLeft,
  parameter: AtSign,
  field: AtSign,
  value: ListOrdered,
  schema: Braces,
  response: CornerDownLeft,
};

/** One element for each kind, because React skips an element that is identical to the rendered one. */
const icons = Object.fromEntries(
  Object.entries(iconNodes).map(([kind, node]) => [kind, <OptionIcon key={kind} node={node} />]),
);

const named: RecordKind[] = ['parameter', 'field', 'value', 'schema'];

/** A result: the icon of its kind, its name with the matched words marked, its type, its location, and a detail. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { kind, type, marks = [], _highlightResult: marked } = hit;
  return (
    <LinkOption hit={hit}>
      {icons[kind]}
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex flex-wrap items-baseline gap-x-2.5" data-hit-line>
          {named.includes(kind) ? (
            <span className={`${titleClassName} font-mono text-ui/5.5`}>{toMarkedName(marked.title.value)}</span>
          ) : (
            <span className={titleClassName}>{toMarked(marked.title.value)}</span>
          )}
          {type !== undefined && kind !== 'value' && <span className="text-ui text-muted">{type}</span>}
          {marks.length > 0 && <span className="text-ui text-muted">{marks.join(', ')}</span>}
          <span className="min-w-[min(16rem,100%)] flex-1 basis-full truncate text-ui text-muted sm:basis-0 sm:text-end">
            {toPlace(hit)}
          </span>
        </span>
        <Details hit={hit} />
      </span>
    </LinkOption>
  );
}

function Details({ hit: { kind, method, _highlightResult: marked, _snippetResult: snippet } }: { hit: SearchHit }) {
  if (kind === 'operation' && marked.path) {
    return (
      <span className="mt-1 flex items-baseline gap-2 font-mono text-ui wrap-anywhere text-muted" data-hit-path>
        <span className="method group-aria-selected:bg-ground!" data-method={method?.toLowerCase()}>
          {toSentMethod(method ?? '')}
        </span>
        <span>{toMarkedName(marked.path.value)}</span>
      </span>
    );
  }
  if (snippet.text.value === '') return null;
  return (
    <span className="truncate text-ui text-muted" data-hit-text>
      {/* The direction of the text may differ from that of the page. */}
      <bdi>{toMarked(snippet.text.value)}</bdi>
    </span>
  );
}

/** A segment of a highlighted text, and its position in the text. */
interface Segment {
  text: string;
  marked: boolean;
  start: number;
}

/** Renders a text with its matched words marked. It is a function, like others here, because components are slower. */
function toMarked(value: string): ReactNode {
  return toNodes(toSegments(value));
}

/**
 * Renders a name or path with its marks, and with the same positions for line breaks as on pages. A mark is split only where it
 * enters or leaves a piece that must not break at its hyphens.
 */
function toMarkedName(value: string): ReactNode {
  const segments = toSegments(value);
  const breaks = new Set<number>();
  const runs: { start: number; end: number; joined: boolean }[] = [];
  let end = 0;
  for (const piece of toPieces(segments.map(({ text }) => text).join(''))) {
    const start = end;
    end += piece.text.length;
    if (piece.breaks) breaks.add(start);
    const last = runs.at(-1);
    if (last && !last.joined && !piece.joined) last.end = end;
    else runs.push({ start, end, joined: piece.joined });
  }
  return runs.map(({ start, end, joined }) => {
    const inside = slice(segments, start, end);
    if (!joined) return <Fragment key={start}>{toNodes(inside, breaks)}</Fragment>;
    return (
      <Fragment key={start}>
        {breaks.has(start) && <wbr />}
        <span className="joined">{toNodes(inside)}</span>
      </Fragment>
    );
  });
}

function toNodes(segments: Segment[], breaks?: ReadonlySet<number>): ReactNode[] {
  return segments.flatMap(({ text, marked, start }) => {
    const inside = toLines(text, start, breaks);
    return marked ? <Mark key={start}>{inside}</Mark> : inside;
  });
}

function Mark({ children }: { children: ReactNode }) {
  return <mark className="bg-transparent font-semibold text-accent forced-colors:bg-[Mark]">{children}</mark>;
}

/** Inserts a `<wbr>` into a text at each position where a line may break. */
function toLines(text: string, start: number, breaks: ReadonlySet<number> = new Set()): ReactNode[] {
  const places = [...breaks].filter((place) => place >= start && place < start + text.length);
  return [start, ...places.filter((place) => place > start)].flatMap((place, index, cuts) => [
    ...(places.includes(place) ? [<wbr key={`break-${place}`} />] : []),
    text.slice(place - start, (cuts[index + 1] ?? Infinity) - start),
  ]);
}

/**
 * Splits a text at its marks with the helpers of InstantSearch's `Highlight` and `Snippet`. These two components would mistake a
 * `<mark>` in the text for one of their own, and their lines break anywhere.
 */
function toSegments(value: string): Segment[] {
  let end = 0;
  return getHighlightedParts(value).map((segment) => {
    const text = unescape(segment.value);
    const start = end;
    end += text.length;
    return { text, marked: segment.isHighlighted, start };
  });
}

/** Returns the segments between two positions of the text. */
function slice(segments: Segment[], from: number, to: number): Segment[] {
  return segments.flatMap(({ text, marked, start }) => {
    const cut = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return cut === '' ? [] : [{ text: cut, marked, start: Math.max(start, from) }];
  });
}
