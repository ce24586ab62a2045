import { describe, expect, it } from 'vitest';
import { loadDocument } from '@/openapi/load-services-and-specs';
import { toRequestForm } from '@/openapi/requests/build-form';
import { readLinkQuery, toLinkQuery } from '@/openapi/requests/form-values-in-link-query';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { toStartValues } from '@/openapi/requests/start-values';
import { toRequest } from '@/openapi/requests/to-request';
import { languages } from '@/openapi/samples/languages';
import { toSampleRequest } from '@/openapi/samples/sample-request';
import { describedServices } from '../../described';
import { cases } from '../samples/executed-operations';

const documents = new Map(
  await Promise.all(describedServices.map(async (service) => [service, await loadDocument(service)] as const)),
);
const forms = cases.map(({ name, spec, operation }) => {
  const form = toRequestForm(spec, operation, documents.get(spec.service) ?? {});
  return { name, spec, operation, form: JSON.parse(JSON.stringify(form)) as RequestForm };
});
const toSources = (form: RequestForm, mediaType: number) => {
  const request = toRequest(form, toStartValues(form, mediaType));
  return languages.map(({ print }) => print(request));
};

describe('the form of every request', () => {
  it('has a request in each media type, which curl can send', () => {
    expect(forms.length).toBeGreaterThan(60);
    const failed = forms.flatMap(({ name, form }) => {
      const count = form.operation.requestBody?.content.length ?? 0;
      const kinds = Array.from({ length: Math.max(1, count) }, (_, index) => index);
      return kinds
        .filter((index) => !/^curl /m.test(toSources(form, index)[0] ?? ''))
        .map((index) => `${name} ${index}`);
    });
    expect(failed).toEqual([]);
  });

  it('has a link that restores its values', () => {
    const changed = forms.filter(({ form }) => {
      const start = toStartValues(form);
      const emptied = { ...start, query: {}, header: {}, cookie: {} };
      const read = readLinkQuery(form, toLinkQuery(form, emptied));
      return 'unreadable' in read || JSON.stringify(read.query) !== '{}';
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it('starts with the sample of the page, except for secrets in a body and values in a path', () => {
    const different = forms.flatMap(({ name, spec, operation, form }) => {
      if (!documents.has(spec.service)) return [];
      const toComparable = (source = '') =>
        source
          .replace(/^to_json[^]*?\n\}\n/, '')
          .replace(/^.*\$BASE_URL.*$/m, '')
          .replace(/'"\$\(to_json "\$\w+"\)"'|"<[^"]*>"/g, '""');
      const [own] = toSources(form, 0);
      const sample = languages[0]?.print(toSampleRequest(spec, operation));
      return toComparable(own) === toComparable(sample) ? [] : [`${name}\n${own}\n${sample}`];
    });
    expect(different).toEqual([]);
  });
});
