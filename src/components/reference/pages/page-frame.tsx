import type { Spec } from '@/openapi/model/spec';
import { toHref } from '@/lib/href';
import { Frame, type FrameProps } from '../page-and-section-layout';
import type { OperationGroup } from '../operation-groups';
import { LargeSpecSidebar, type Current } from './large-spec-sidebar';

interface PageFrameProps extends Omit<FrameProps, 'data' | 'sidebar'> {
  spec: Spec;
  groups: OperationGroup[];
  current: Current;
}

/** The frame of a page of a large spec, with the sidebar. */
export function PageFrame({ spec, groups, current, ...frame }: PageFrameProps) {
  return (
    <Frame
      data={{ 'data-anchor-index': toHref(`/api/${spec.service}/anchor-index.json`) }}
      sidebar={<LargeSpecSidebar spec={spec} groups={groups} current={current} />}
      {...frame}
    />
  );
}
