import type { ReactNode } from 'react';
import type { ApiLinks } from '@/openapi/model/operation';
import type { Spec } from '@/openapi/model/spec';
import { toHref } from '@/lib/href';
import { WrapButtonTemplate } from '../code-buttons';
import { frameClassName, mainClassName, toRemovedData } from '../page-and-section-layout';
import type { OperationGroup } from '../operation-groups';
import { toLanguageData, type SampleLanguages } from '../sample-languages';
import { PagesSidebar, type Current } from './large-spec-sidebar';

/** The content of a page of a large spec, with the sidebar, and with the languages of its samples as data for the scripts. */
export function PageFrame({
  spec,
  groups,
  current,
  languages,
  breadcrumbs,
  links,
  children,
}: {
  spec: Spec;
  groups: OperationGroup[];
  current: Current;
  languages: SampleLanguages;
  breadcrumbs: ReactNode;
  links?: ApiLinks;
  children: ReactNode;
}) {
  return (
    <div
      className={frameClassName}
      data-anchor-index={toHref(`/api/${spec.service}/anchor-index.json`)}
      {...toRemovedData(links)}
    >
      <PagesSidebar spec={spec} groups={groups} current={current} />
      <main id="main" className={mainClassName} {...toLanguageData(languages)}>
        {breadcrumbs}
        {children}
      </main>
      <WrapButtonTemplate />
    </div>
  );
}
