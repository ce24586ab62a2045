import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/openapi/operation-markdown';
import { noCode, renderPage, toDocument, toModel, toPaths } from './render';

const schema = { type: 'object', properties: { id: { type: 'integer' } } };
const content = { 'application/json': { schema, example: { id: 'one' } } };
const sample = { language: 'curl', label: 'curl', source: 'curl', lines: [] };
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
