import type { Prose as ProseText } from '@/spec/model';
import { Prose } from '../ui/prose';

/** A description's markdown as elements; nothing where there is none. */
export function Description({ prose }: { prose?: ProseText }) {
  if (!prose) return null;
  return (
    <div className="d">
      <Prose tree={prose.tree} />
    </div>
  );
}
