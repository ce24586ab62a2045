import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyFields } from '@/components/request/body-fields';
import { FormContext } from '@/components/request/form-context-and-field-props';
import { useProblems } from '@/components/request/use-problems';
import * as messages from '@/messages';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { toStartValues } from '@/openapi/requests/start-values';
import type { RequestValues } from '@/openapi/requests/request-values';
import { buildPetForm } from '../../openapi/requests/forms';

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
