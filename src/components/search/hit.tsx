import { ArrowRightLeft, AtSign, Braces, CornerDownLeft, FileText, Hash, ListOrdered, type IconNode } from 'lucide';
import { Icon } from '../ui/icon';
import type { SearchHit } from '@/search/client';
import { toPlace } from '@/search/place';
import type { RecordKind } from '@/search/record';
import { Marked, MarkedName } from './marked';
import { LinkOption } from './option';

const icons: Record<RecordKind, IconNode> = {
  page: FileText,
  section: Hash,
  operation: ArrowRightLeft,
  parameter: AtSign,
  field: AtSign,
  value: ListOrdered,
  schema: Braces,
  response: CornerDownLeft,
};

const named: RecordKind[] = ['parameter', 'field', 'value', 'schema'];

/** One result: what it is, its name with the matched words marked, its type and where it stands. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { kind, type, url, _highlightResult: marked } = hit;
  return (
    <LinkOption url={url}>
      <Icon node={icons[kind]} className="search-icon" />
      <span className="search-hit">
        <span className="search-hit-line">
          {named.includes(kind) ? (
            <span className="search-name">
              <MarkedName value={marked.title.value} />
            </span>
          ) : (
            <span className="search-title">
              <Marked value={marked.title.value} />
            </span>
          )}
          {type !== undefined && kind !== 'value' && <span className="search-type">{type}</span>}
          <span className="search-where">{toPlace(hit)}</span>
        </span>
        <Details hit={hit} />
      </span>
    </LinkOption>
  );
}

function Details({ hit: { kind, method, _highlightResult: marked, _snippetResult: snippet } }: { hit: SearchHit }) {
  if (kind === 'operation' && marked.path) {
    return (
      <span className="search-path">
        <span className="method" data-method={method}>
          {method}
        </span>
        <span>
          <MarkedName value={marked.path.value} />
        </span>
      </span>
    );
  }
  if (snippet.text.value === '') return null;
  return (
    <span className="search-text">
      {/* Its language may run the other way than that of the page. */}
      <bdi>
        <Marked value={snippet.text.value} />
      </bdi>
    </span>
  );
}
