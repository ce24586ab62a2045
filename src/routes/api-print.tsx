import type { ReactElement } from 'react';
import { PrintHead } from '@/components/layout/print-head';
import type { PrintedPart } from '@/components/reference/print/printed-parts';
import { PrintedTag } from '@/components/reference/print/printed-tag';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import type { Spec } from '@/spec/model';

/** What the head of a document for paper says of it; search engines are led to the tag's page. */
export function toPrintedFacts(spec: Spec, { group: { tag }, part, parts }: PrintedPart) {
  const name = `${tag.title} – ${spec.title}`;
  const title = parts === 1 ? messages.printTitle(name) : `${name} ${part}/${parts}`;
  return { title, description: title, path: tag.page };
}

/** What a document for paper with operations of a large spec shows. */
export function loadPrintedPart(spec: Spec, printed: PrintedPart): ReactElement {
  const { title, page } = printed.group.tag;
  const head = <PrintHead title={title} path={page} isPlain />;
  return <PrintedTag spec={spec} printed={printed} showAssumed={getSite().showAssumed} head={head} />;
}
