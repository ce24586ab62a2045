import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { toBody } from '@/openapi/samples/sample-body';
import { toParts } from '@/openapi/samples/text-with-variables';
import { getOperation, toModel } from '../to-model';

const schema = `{
  type: object,
  properties: {
    address: { type: object, properties: { city: { type: string }, zip: { type: string } } },
    ids: { type: array, items: { type: integer } },
    plan: { type: string, contentMediaType: application/pdf },
    note: { type: string, contentMediaType: text/html },
    key: { type: string, contentMediaType: image/png, contentEncoding: base64 },
    photo: {},
    history: { type: object, xml: { name: past }, properties: { year: { type: integer, xml: { attribute: true } } } },
    tags: { type: array, items: { type: string, xml: { name: tag } } },
  },
}`.replaceAll('\n', ' ');
const example =
  '{ address: { city: Bern, zip: "3000" }, ids: [1, 2], plan: "", note: <p>, key: AA==, photo: "", history: { year: 1900 } }';

function toSpec(encoding: string, mediaType = 'multipart/form-data') {
  return toModel(
    `paths: { /a: { post: { operationId: a, requestBody: { content: { ${mediaType}: { schema: ${schema}, example: ${example}, encoding: ${encoding} } } }, responses: {} } } }`,
  );
}

/** Returns the fields of the form that a sample sends. */
function toFields(encoding: string) {
  const spec = toSpec(encoding);
  const [media] = getOperation(spec, 'a').requestBody?.content ?? [];
  const body = media && toBody(media, spec.schemas);
  return body?.kind === 'multipart' ? body.fields : [];
}

const toPairs = (encoding: string, ...names: RegExp[]) =>
  toFields(encoding)
    .filter(({ name }) => names.some((pattern) => pattern.test(name)))
    .map(
      ({ name, value, contentType }) =>
        `${name}=${toParts(value).join('')}${contentType === undefined ? '' : ` (${contentType})`}`,
    );

describe('the fields of a multipart form', () => {
  it.each([
    ['address: { style: deepObject, explode: true }', ['address[city]=Bern', 'address[zip]=3000']],
    ['address: { style: form, explode: true }', ['city=Bern', 'zip=3000']],
    ['address: { style: form, explode: false, contentType: text/plain }', ['address=city,Bern,zip,3000']],
    ['address: { contentType: application/json }', ['address={"city":"Bern","zip":"3000"} (application/json)']],
  ])('are those of the style of an object, whose content type is ignored: %s', (encoding, expected) => {
    expect(toPairs(`{ ${encoding} }`, /^address/, /^city$/, /^zip$/)).toEqual(expected);
  });

  it.each([
    ['{}', ['ids=1', 'ids=2']],
    ['{ ids: { style: form, explode: false } }', ['ids=1,2']],
    ['{ ids: { style: form } }', ['ids=1', 'ids=2']],
    ['{ ids: { style: pipeDelimited, explode: false } }', ['ids=1|2']],
    ['{ ids: { style: spaceDelimited, explode: false } }', ['ids=1 2']],
  ])('are those of the style of a list: %s', (encoding, expected) => {
    expect(toPairs(encoding, /^ids$/)).toEqual(expected);
  });

  it('have the media type of the encoding, or of the content', () => {
    const encoding =
      '{ history: { contentType: application/xml; charset=utf-8 }, photo: { contentType: "image/png, image/jpeg" } }';
    expect(toPairs(encoding, /^history$/, /^note$/, /^key$/)).toEqual([
      'note=<p> (text/html)',
      'key=AA==',
      'history=<past year="1900"/> (application/xml; charset=utf-8)',
    ]);
    expect(
      toFields(encoding).flatMap(({ fileName, contentType }) => (fileName ? [[fileName, contentType]] : [])),
    ).toEqual([
      ['plan.pdf', 'application/pdf'],
      ['photo.png', 'image/png'],
    ]);
  });
});

describe('a file in a form', () => {
  const toFiles = (schemas: string, encoding = '{}', example = '') => {
    const media = `{ schema: { type: object, properties: ${schemas} }, encoding: ${encoding}${example} }`;
    const spec = toModel(
      `paths: { /a: { post: { operationId: a, requestBody: { content: { multipart/form-data: ${media} } }, responses: {} } } }`,
    );
    const [content] = getOperation(spec, 'a').requestBody?.content ?? [];
    const body = content && toBody(content, spec.schemas);
    return body?.kind === 'multipart'
      ? body.fields.map(({ name, value, fileName, contentType }) => [name, fileName ?? value, contentType])
      : [];
  };

  it('is also a schema without a type, and an item of a list, in a generated example', () => {
    expect(
      toFiles(
        '{ name: { type: string }, photo: {}, scans: { type: array, items: { description: Bytes. } }, made: { readOnly: true }, icons: { type: array, items: { type: string, contentMediaType: image/png } }, raw: {} }',
        '{ photo: { contentType: "image/png, image/jpeg" }, scans: { contentType: application/pdf } }',
      ),
    ).toEqual([
      ['name', 'string', undefined],
      ['icons', 'icons.png', 'image/png'],
      ['photo', 'photo.png', 'image/png'],
      ['scans', 'scans.pdf', 'application/pdf'],
      ['raw', 'raw.bin', 'application/octet-stream'],
    ]);
  });

  it('has its name in the text of the example', () => {
    const { requestBody } = getOperation(toSpec('{ photo: { contentType: image/png } }'), 'a');
    expect(requestBody?.content[0]?.examples[0]?.source.split('\n').slice(-6)).toEqual([
      'ids=2',
      'plan=(content of plan.pdf)',
      'note=<p>',
      'key=AA==',
      'photo=(content of photo.png)',
      'history={"year":1900}',
    ]);
  });

  it('is not what an author wrote, or left out, in an example', () => {
    expect(toFiles('{ a: {}, b: {} }', '{}', ', example: { a: text }')).toEqual([['a', 'text', undefined]]);
  });
});

it('the parts after those with positions are files if their schema has no type', () => {
  const spec = toModel(
    'paths: { /a: { post: { operationId: a, requestBody: { content: { multipart/mixed: { schema: { type: array, prefixItems: [{ type: object, properties: { id: { type: integer } } }], items: {} }, prefixEncoding: [{ contentType: application/json }], itemEncoding: { contentType: image/png } } } }, responses: {} } } }',
  );
  const [media] = getOperation(spec, 'a').requestBody?.content ?? [];
  const body = media && toBody(media, spec.schemas);
  expect(body?.kind === 'parts' && body.parts.map(({ contentType, fileName }) => [contentType, fileName])).toEqual([
    ['application/json', undefined],
    ['image/png', 'part-2.png'],
  ]);
});

describe('a header of a part', () => {
  const spec = toSpec(
    '{ photo: { contentType: image/png, headers: { X-Rate: { description: Calls., required: true, schema: { type: integer }, example: 9 }, X-Other: { schema: { type: string } } } } }',
  );

  it('is in the samples that can send it if it is required or has an example', () => {
    const sources = getSampleSources(spec, getOperation(spec, 'a'));
    expect(sources.map(({ language }) => language)).toEqual(['curl', 'python', 'go', 'java']);
    for (const { source } of sources) {
      expect(source).toMatch(/X-Rate"?: (?:\{?"?)9/);
      expect(source).not.toContain('X-Other');
    }
    expect(sources[0]?.source).toContain(`--form 'photo=@photo.png;type=image/png;headers="X-Rate: 9"'`);
  });

  it('is described in Markdown, with the encoding', () => {
    const markdown = toOperationMarkdown(spec, getOperation(spec, 'a'));
    expect(markdown).toContain(
      '- Encoding: `photo` (content type: image/png)\n  - `X-Rate` (header, integer, required): Calls.',
    );
  });
});

it('a multipart body that is no form is sent with its own media type and parts without names', () => {
  const spec = toModel(
    'paths: { /a: { post: { operationId: a, requestBody: { content: { multipart/mixed: { schema: { type: object, properties: { meta: { type: object, properties: { id: { type: integer } } }, text: { type: string } } }, example: { meta: { id: 1 }, text: hello } } } }, responses: {} } } }',
  );
  for (const { source } of getSampleSources(spec, getOperation(spec, 'a'))) {
    expect(source).toMatch(/multipart\/mixed/);
    expect(source).not.toMatch(/form-data|FormData/);
  }
  const [media] = getOperation(spec, 'a').requestBody?.content ?? [];
  expect(media && toBody(media, spec.schemas)).toMatchObject({
    kind: 'parts',
    mediaType: 'multipart/mixed; boundary=boundary-of-sample',
    pieces: [
      [['--boundary-of-sample', 'Content-Type: application/json', '', '{"id":1}', ''].join('\r\n')],
      [['--boundary-of-sample', 'Content-Type: text/plain', '', 'hello', ''].join('\r\n')],
      ['--boundary-of-sample--\r\n'],
    ],
  });
});

describe('the example of a multipart body that is no form', () => {
  const toExamples = (media: string) => {
    const spec = toModel(
      `paths: { /a: { get: { operationId: a, responses: { "200": { content: { multipart/mixed: ${media} } } } } } }`,
    );
    return getOperation(spec, 'a').responses[0]?.content[0]?.examples.map(({ language, source }) => [language, source]);
  };

  it('is written part by part, with media types, headers, and the names of files', () => {
    const items = '{ type: object, properties: { id: { type: integer, example: 7 } } }';
    expect(
      toExamples(
        `{ schema: { type: array, prefixItems: [${items}], items: {} }, prefixEncoding: [{ headers: { X-Kind: { required: true, example: first, schema: { type: string } } } }], itemEncoding: { contentType: image/png } }`,
      ),
    ).toEqual([
      [
        'text',
        '--boundary-of-sample\nContent-Type: application/json\nX-Kind: first\n\n{"id":7}\n--boundary-of-sample\nContent-Type: image/png\n\n(content of part-2.png)\n--boundary-of-sample--\n',
      ],
    ]);
  });

  it('is written so for an authored value, but stays as it is if it is text', () => {
    expect(toExamples('{ schema: { type: array }, example: [{ a: 1 }, text] }')).toEqual([
      [
        'text',
        '--boundary-of-sample\nContent-Type: application/json\n\n{"a":1}\n--boundary-of-sample\nContent-Type: text/plain\n\ntext\n--boundary-of-sample--\n',
      ],
    ]);
    const text = '--x\\r\\nContent-Type: text/plain\\r\\n\\r\\na\\r\\n--x--';
    expect(toExamples(`{ schema: {}, example: "${text}" }`)?.[0]?.[1]).toContain('--x');
    expect(toExamples(`{ schema: {}, example: "${text}" }`)?.[0]?.[1]).not.toContain('boundary-of-sample');
  });
});
