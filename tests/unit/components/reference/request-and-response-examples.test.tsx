import { describe, expect, it } from 'vitest';
import * as messages from '@/messages';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { noCode, renderPage, toDocument, toModel, toPaths } from './render';

const schema = { type: 'object', properties: { id: { type: 'integer' } } };
const content = { 'application/json': { schema, example: { id: 'one' } } };
const sample = { key: 'curl', language: 'curl', label: 'curl', source: 'curl', lines: [] };
const code = { ...noCode, samples: new Map([['addPet', sample]]) };
const fault = 'This example does not match its schema: /id must be integer.';

describe('an authored example that its schema rejects', () => {
  it('is shown with the reason next to the request sample, the response, and in Markdown', () => {
    const document = toDocument({
      paths: toPaths({ requestBody: { content }, responses: { 200: { description: 'OK', content } } }),
    });
    const [operation] = toModel(document).operations;
    expect(renderPage(document, { code }).getText('addPet').split(fault)).toHaveLength(3);
    const markdown = operation ? toOperationMarkdown(toModel(document), operation) : '';
    expect(markdown).toContain(`"id": "one"\n}\n\`\`\`\n\n${fault}`);
  });

  it('of a parameter is shown, with the reason below it', () => {
    const parameters = [
      { in: 'query', name: 'limit', description: 'At most.', schema: { type: 'integer' }, example: 'ten' },
    ];
    expect(renderPage(toDocument({ paths: toPaths({ parameters }) })).getText('addPet.query.limit')).toMatch(
      /At most\..*Example ten.*The example ten does not match the schema: it must be integer\./,
    );
  });
});

describe('a body for which no example can be generated', () => {
  it('has a sentence that says why, next to the request sample, the response, and in Markdown', () => {
    const none = { 'application/json': { schema: { type: 'string', minLength: 1_000_000 } } };
    const document = toDocument({
      paths: toPaths({ requestBody: { content: none }, responses: { 200: { description: 'OK', content: none } } }),
    });
    const page = renderPage(document, { code }).getText('addPet');
    expect(page).toContain('The sample has no body: no example could be generated that the schema accepts (');
    expect(page).toContain('no example: none could be generated that the schema accepts (');
    const [operation] = toModel(document).operations;
    const markdown = operation ? toOperationMarkdown(toModel(document), operation) : '';
    expect(markdown.split('no example: none could be generated')).toHaveLength(3);
  });
});

describe('the texts of an example', () => {
  const examples = {
    only: { summary: 'One summary', description: 'One **bold** text.', value: { id: 1 } },
    other: { summary: 'Other summary', description: 'Other text.', value: { id: 2 } },
  };
  const one = { 'application/json': { schema, examples: { only: examples.only } } };
  const two = { 'application/json': { schema, examples } };
  const toPage = (operation: Parameters<typeof toPaths>[0]) => {
    const document = toDocument({ paths: toPaths(operation) });
    const [first] = toModel(document).operations;
    return {
      page: renderPage(document, { code }).getText('addPet').replaceAll(/ +/g, ' '),
      markdown: first ? toOperationMarkdown(toModel(document), first) : '',
    };
  };

  it('are shown for one or several of a body or a response, and in Markdown', () => {
    const { page, markdown } = toPage({
      requestBody: { content: two },
      responses: { 200: { description: 'OK', content: one } },
    });
    for (const text of ['Other summary', 'Other text.', 'One summary']) expect(page).toContain(text);
    // Of the body, next to the sample and in the tab; of the response, in the tab.
    expect(page.split('One bold text.')).toHaveLength(4);
    for (const text of ['**One summary**', 'One **bold** text.', '**Other summary**', '"id": 2'])
      expect(markdown).toContain(text);
  });

  it('are shown for those of parameters and headers, after their values', () => {
    const { page, markdown } = toPage({
      parameters: [
        {
          in: 'query',
          name: 'q',
          schema: { type: 'string' },
          examples: { a: { summary: 'First', value: 'x' }, b: { description: 'Second.', value: 'y' } },
        },
      ],
      responses: {
        200: {
          description: 'OK',
          headers: { 'X-H': { schema: { type: 'string' }, examples: { a: { summary: 'Third', value: 'z' } } } },
        },
      },
    });
    for (const text of ['x: First', 'Second.', 'z: Third']) expect(page).toContain(text);
    for (const text of ['Example `x`: First', 'Example `y`: Second.', 'Example `z`: Third'])
      expect(markdown).toContain(text);
  });

  it('show how the example of a parameter is sent if its text is another one', () => {
    const examples = {
      a: { summary: 'Two', dataValue: ['x y', 'z'], serializedValue: 'p=x%20y&p=z' },
      b: { dataValue: ['same'], serializedValue: 'p=same' },
      c: { value: ['plain'] },
    };
    const parameter = { name: 'p', in: 'query', schema: { type: 'array' }, examples };
    const document = toDocument({ paths: toPaths({ parameters: [parameter] }) });
    const text = renderPage(document).getText('addPet');
    expect(text).toContain('["x y","z"], sent as p=x%20y&p=z: Two');
    expect(text).toContain('["same"], sent as p=same');
    const spec = toModel(document);
    const markdown = spec.operations[0] && toOperationMarkdown(spec, spec.operations[0]);
    expect(markdown).toContain('Example `["x y","z"]`, sent as `p=x%20y&p=z`: Two');
    expect(markdown).toContain('Example `["same"]`, sent as `p=same`.');
    expect(markdown).toContain('Example `["plain"]`.');
  });

  it('say that an example is generated', () => {
    const generated = messages.generatedExample;
    const content = { 'application/json': { schema } };
    const { page, markdown } = toPage({ requestBody: { content }, responses: { 200: { description: 'OK', content } } });
    expect(page.split(generated)).toHaveLength(3);
    expect(markdown.split(generated)).toHaveLength(3);
    const authored = toPage({ requestBody: { content: one } });
    expect(authored.page + authored.markdown).not.toContain(generated);
  });
});

describe('a media type without a schema', () => {
  it('is shown by its name, and never called undocumented', () => {
    const page = renderPage(
      toDocument({
        paths: toPaths({
          requestBody: { content: { 'application/octet-stream': {}, 'image/png': {} } },
          responses: {
            200: { description: 'Binary.', content: { 'application/pdf': {} } },
            201: { description: 'Both.', content: { 'application/json': { schema }, 'text/csv': {}, 'text/*': {} } },
            206: { description: 'Example.', content: { 'application/xml': { example: '<a>1</a>' } } },
          },
        }),
      }),
      { code },
    );
    const text = page.getText('addPet');
    for (const name of [
      'application/octet-stream, image/png',
      'application/pdf',
      'text/csv',
      'text/*',
      'application/xml',
    ])
      expect(text).toContain(name);
    expect(text).not.toMatch(/not documented/i);
  });
});

describe('a sequence', () => {
  it('is shown with the schema of its items, and tells it from that of the list', () => {
    const stream = { 'application/jsonl': { schema: { type: 'array', items: schema }, itemSchema: schema } };
    const events = { 'text/event-stream': { itemSchema: schema } };
    const page = renderPage(
      toDocument({
        paths: toPaths({
          requestBody: { content: events },
          responses: { 200: { description: 'OK', content: stream } },
        }),
      }),
      { code },
    ).getText('addPet');
    expect(page).toMatch(/text\/event-stream *stream of *object/);
    expect(page).toContain('Server-sent events, each followed by an empty line.');
    expect(page).toMatch(/application\/jsonl \(all items\).*application\/jsonl \(each item\)/s);
  });
});

describe('the tab of an example', () => {
  it('has only the status code, unless the author gave the example a name that says something or there are several', () => {
    const toText = (responses: object) =>
      renderPage(toDocument({ paths: toPaths({ responses }) }))
        .getText('addPet')
        .replaceAll(/ +/g, '');
    const response = (media: object) => ({ description: 'OK', content: media });
    const example = { schema, example: { id: 1 } };
    const one = response({ 'application/json': example });
    const two = response({ 'application/json': example, 'text/json': example });
    const toNamed = (...names: string[]) =>
      response({
        'application/json': { schema, examples: Object.fromEntries(names.map((name) => [name, { value: { id: 1 } }])) },
      });
    expect(toText({ 200: one, 404: one, 500: toNamed('small') })).toMatch(/Response200\{.*404\{.*500small\{/);
    expect(toText({ 200: toNamed('default'), 404: one })).toMatch(/Response200\{.*404\{/);
    expect(toText({ 200: toNamed('default', 'small') })).toMatch(/Response200default\{.*200small\{/);
    expect(toText({ 200: two })).toMatch(/Response200application\/json\{.*200text\/json\{/);
  });
});

describe('the examples of an operation', () => {
  it('have a label for each status, and share one button for long lines', () => {
    const responses = { 200: { description: 'OK', content }, 400: { description: 'Bad', content } };
    const page = renderPage(toDocument({ paths: toPaths({ responses }) }));
    expect(page.getTexts('addPet', 'status-code')).toEqual(['200', '400', '200', '400']);
    expect(page.html.match(/<template data-wrap-template/g)).toHaveLength(1);
    expect(page.html.match(/data-wrap-toggle/g)).toHaveLength(1);
  });
});
