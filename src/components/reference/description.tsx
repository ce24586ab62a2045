import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Prose } from '@/spec/model';

/** A description's markdown as elements; nothing where there is none. */
export function Description({ prose }: { prose?: Prose }) {
  if (!prose) return null;
  return <div className="d">{toJsxRuntime(prose.tree, { Fragment, jsx, jsxs })}</div>;
}
