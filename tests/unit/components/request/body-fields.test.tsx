import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyFields } from '@/components/request/body-fields';
import { FormContext } from '@/components/request/form-context-and-field-props';
import { useProblems } from '@/components/request/use-problems-and-json-faults';
import * as messages from '@/messages';
import { toRequestForm } from '@/openapi/requests/build-form';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { toStartValues } from '@/openapi/requests/start-values';
import type { RequestValues } from '@/openapi/requests/get-and-set-request-values';
import { toSpec } from '@/openapi/transform/spec';
import { buildPetForm } from '../../openapi/requests/forms';
import { toDocument, toPaths } from '../reference/render';

const form = buildPetForm();

/** Renders the body with these values. Returns its HTML, and the problems of the request. */
function render(values: Partial<RequestValues>, own: RequestForm = form) {
  const all = { ...toStartValues(own), ...values };
  const texts: string[] = [];
  function Body() {
    texts.push(...(useProblems(own, all) ?? []).map(({ text }) => text));
    return <BodyFields values={all} onMediaType={() => {}} onWrite={() => {}} />;
  }
  const state = { form: own, hasVariables: true, problems: new Map<string, string[]>(), change: () => {} };
  const html = renderToStaticMarkup(
    <FormContext value={state}>
      <Body />
    </FormContext>,
  );
  return { html, texts };
}

it.each(['', ' ', '{"a": 1'])('a JSON body with the text "%s" is a problem, which is next to it', (text) => {
  const { html, texts } = render({ body: undefined, text });
  expect(texts).toEqual([messages.requestNotJson('')]);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(messages.requestNotJson(''));
});

it.each([
  ['application/json', 'true', true],
  ['application/json', '{"a": 1', true],
  ['application/jsonl', '{"a": 1}\n{"a": 2}', false],
  ['text/plain', 'true', false],
])('a body of %s without a schema, %s, is edited as JSON only if it is one value: %s', (type, body, isJson) => {
  const document = toDocument({ paths: toPaths({ requestBody: { content: { [type]: {} } } }) });
  const { spec } = toSpec(document, 'pets');
  const [operation] = spec.operations;
  if (!operation) throw new Error('There is no operation.');
  const { html } = render({ body }, toRequestForm(spec, operation, document));
  const text = isJson ? JSON.stringify(body) : body;
  const name = isJson ? messages.requestJsonOf(messages.requestBodyFields) : messages.requestBodyFields;
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain(`>${text.replaceAll('"', '&quot;')}</textarea>`);
});
