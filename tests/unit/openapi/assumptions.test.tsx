import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderStaticHtml } from '@/components/ui/render-static-html';
import { Reference } from '@/components/reference/reference';
import { loadSpec } from '@/openapi/load-services-and-specs';
import type { SchemaId } from '@/openapi/model/schema';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { Spec } from '@/openapi/model/spec';
import { toPlainText } from '@/markdown/plain-text';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { noCode } from '../components/reference/render';
import { describedServices } from '../described';

/** Returns the reasons of all `x-assumed` in a document, each once. */
function getReasons(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'x-assumed' in node && typeof node['x-assumed'] === 'string' ? [node['x-assumed']] : [];
  return [...new Set([...own, ...Object.values(node).flatMap(getReasons)])];
}

const toText = (prose?: Prose) => (prose === undefined ? '' : toPlainText(prose.tree));
const toPlain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns true if an operation uses a component schema, directly or through other components. */
function isUsed(id: SchemaId, spec: Spec, seen = new Set<SchemaId>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return (spec.uses[id]?.places ?? []).some(({ anchor }) => {
    if (!anchor.startsWith('schema.')) return true;
    const owner = spec.componentIds.find((other) => `${anchor}.`.startsWith(`${spec.schemas[other]?.anchor}.`));
    return owner !== undefined && isUsed(owner, spec, seen);
  });
}

test.each(describedServices)('the page and the Markdown of %s show every assumption of its spec', async (service) => {
  const reasons = getReasons(JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8'))).map(toPlain);
  const spec = await loadSpec(service);
  const html = renderStaticHtml(<Reference spec={spec} code={noCode} showAssumed breadcrumbs={null} />);
  const shown = [...html.matchAll(/<details[^>]*data-assumed[^>]*>.*?<span>(.*?)<\/span>/gs)].map(([, text = '']) =>
    toPlain(text),
  );
  expect([...new Set(shown)].sort()).toEqual(reasons.sort());
  const markdown = spec.operations.map((operation) => toOperationMarkdown(spec, operation)).join('\n');
  // The Markdown of an operation has neither servers nor components that no operation uses.
  const { servers, componentIds, schemas } = spec;
  const others = [
    ...servers.flatMap(({ assumed, variables }) => [assumed, ...variables.map((variable) => variable.assumed)]),
    ...componentIds.filter((id) => !isUsed(id, spec)).map((id) => schemas[id]?.assumed),
  ].flatMap((reason) => (reason === undefined ? [] : [toPlain(reason)]));
  const expected = reasons.filter((reason) => !others.includes(reason));
  expect(expected.filter((reason) => !toPlain(markdown).includes(reason))).toEqual([]);
});

test.each(describedServices)(
  'every example of a body of %s says that its values are invented or generated',
  async (service) => {
    const { operations } = await loadSpec(service);
    const unmarked = operations.flatMap(({ id, requestBody, responses }) =>
      [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)]
        .flatMap(({ examples }) => examples)
        .filter(({ origin, description }) => origin === 'authored' && !/invented/.test(toText(description)))
        .map(({ title }) => `${id}: ${title}`),
    );
    expect(unmarked).toEqual([]);
  },
);
