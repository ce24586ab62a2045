import { toHref } from '@/lib/href';
import { Description } from '../description';
import type { OperationGroup } from '../groups';

/** Tags with links to their pages, each with its description and the tags in it. */
export function TagRows({ groups }: { groups: OperationGroup[] }) {
  return groups.map(({ tag, count, inner }) => (
    <div key={tag.anchor} className="property">
      <div className="property-head">
        <a href={toHref(tag.page)} className="wrap-anywhere">
          {tag.title}
        </a>
        {count !== '' && <span className="schema-type">{count}</span>}
      </div>
      <Description prose={tag.description} />
      {inner.length > 0 && (
        <div className="mt-2 ps-4">
          <TagRows groups={inner} />
        </div>
      )}
    </div>
  ));
}
