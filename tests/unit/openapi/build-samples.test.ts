import { describe, expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { buildSample, getSampleSources } from '@/openapi/build-samples';
import { listSampleFiles, loadDeferredSamples } from '@/routes/request-sample-files';
import { toJavascript } from '@/openapi/samples/javascript-and-typescript';
import { languageNames } from '@/openapi/samples/language-names';
import type { SampleRequest } from '@/openapi/samples/sample-request';
import { parsers } from './parsers';
import { oddSpec } from './samples/odd-requests';
import { styledSpec } from './samples/styled-requests';
import { getOperation, toModel } from './to-model';
import { describedServices } from '../described';

/** Returns the sample of an operation in a language, or an empty string. */
function getSample(id: string, language: string): string {
  const samples = getSampleSources(oddSpec, getOperation(oddSpec, id));
  return samples.find((sample) => sample.language === language)?.source ?? '';
}

describe('the samples of a request', () => {
  it('exist in eight languages, with highlighted lines that match the source', async () => {
    const samples = getSampleSources(oddSpec, getOperation(oddSpec, 'createPet'));
    expect(samples.map(({ language, label }) => ({ language, label }))).toEqual(languageNames);
    for (const { lines, source } of await Promise.all(samples.map(buildSample))) {
      expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(source.trimEnd());
    }
  });

  it.each([
    ['curl', '"$BASE_URL/', '$TOKEN"', '/$ID'],
    ['javascript', 'process.env.BASE_URL;', 'process.env.TOKEN;', '/${id}'],
    ['typescript', 'process.env.BASE_URL;', 'process.env.TOKEN;', '/${id}'],
    ['python', 'os.environ["BASE_URL"]', 'os.environ["TOKEN"]', '/{id}'],
    ['go', 'os.Getenv("BASE_URL")', 'os.Getenv("TOKEN")', '/" + id'],
    ['csharp', 'GetEnvironmentVariable("BASE_URL")', 'GetEnvironmentVariable("TOKEN")', '/{id}'],
    ['java', 'System.getenv("BASE_URL")', 'System.getenv("TOKEN")', '/" + id'],
    ['powershell', '"$env:BASE_URL/', '$env:TOKEN"', '/$env:ID'],
  ])('read URL, token, and path parameter from the environment in %s', (language, ...expected) => {
    const source = getSample('createPet', language);
    for (const text of expected) expect(source).toContain(text);
    expect(source).toMatch(/CLIENT_SECRET/);
    expect(source).not.toContain('3fa85f64');
  });

  it('name a variable after its parameter or the placeholder in its example', () => {
    expect(getSample('deletePet', 'curl')).toContain('/pets/$ID?api_key=$API_KEY"');
    expect(getSample('replacePet', 'curl')).toContain('"$BASE_URL/pets/$PET_NUMBER"');
    expect(getSample('upload', 'go')).toContain('"Basic "+credentials');
    expect(getSample('sendText', 'curl')).not.toContain('Authorization');
  });

  it('contain the variable of x-variable instead of an example, a listed value, or the name of the parameter', () => {
    expect(getSample('named', 'curl')).toContain('"$BASE_URL/$OWNER_TYPE/$PET_NAME?limit=$PET_LIMIT"');
    expect(getSample('named', 'python')).toContain('os.environ["OWNER_TYPE"]');
  });

  it('write a variable of x-variable as the shell can read it', () => {
    expect(getSample('hostile', 'curl')).toContain('/$X_RM_RF"');
    expect(getSample('hostile', 'curl')).toContain('-H "Path: $PATH_VALUE"');
  });

  it('rename variables that are shell variables or reserved words', () => {
    expect(getSample('readFile', 'curl')).toContain('/$PATH_VALUE');
    expect(getSample('readFile', 'java')).toContain('var classValue = System.getenv("CLASS");');
  });

  it('declare each name once, and none that they use otherwise', () => {
    const names = ['toUrl', 'toXml', 'file1', 'part1', 'http', 'fetch', 'process', 'console', 'id'];
    const parameters = names.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } }));
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, photo: { type: 'string', format: 'binary', example: '' } },
      required: ['name', 'photo'],
    };
    const post = {
      operationId: 'send',
      parameters,
      requestBody: { content: { 'multipart/form-data': { schema } } },
      responses: { 200: { description: 'Good.' } },
    };
    const spec = toModel(`paths: ${JSON.stringify({ '/pets': { post } })}`);
    const samples = getSampleSources(spec, getOperation(spec, 'send'));
    const [go = '', javascript = ''] = ['go', 'javascript'].map(
      (name) => samples.find(({ language }) => language === name)?.source,
    );
    const declared = [...go.matchAll(/^\t(\w+)(?:, err)? :=/gm)].map(([, name]) => name);
    expect(declared).toEqual([...new Set(declared)]);
    expect(declared).toEqual(expect.arrayContaining(['toURLValue', 'file1', 'file1Value', 'httpValue', 'id']));
    for (const name of ['fetch', 'process', 'console', 'toXml'])
      expect(javascript).toContain(`const ${name}Value = process.env.`);
  });

  it('use the first enum value that is not "Unknown"', () => {
    expect(getSample('patchPet', 'curl')).toContain('/pets/Dog"');
  });

  it('have the URL on one line, so that a copy has it whole', async () => {
    const specs = await Promise.all(describedServices.map((service) => loadSpec(service)));
    for (const spec of specs) {
      for (const operation of spec.operations) {
        const words = operation.path.split('/').filter((word) => /^\w/.test(word));
        for (const { source } of getSampleSources(spec, operation)) {
          const line = source.split('\n').find((text) => words.every((word) => text.includes(`/${word}`)));
          expect(line, source).toBeDefined();
        }
      }
    }
  });

  it('preserve large integers and a `__proto__` key in JavaScript', () => {
    const request: SampleRequest = {
      service: 'test',
      method: 'POST',
      url: [{ variable: 'BASE_URL' }],
      headers: [],
      hasCertificate: false,
    };
    for (const json of ['{ "id": 12345678901234567890 }', '{ "__proto__": "it\'s" }']) {
      const source = toJavascript({ ...request, body: { kind: 'json', mediaType: 'application/json', json } }) ?? '';
      const [, body = ''] = /body: (.*),\n/.exec(source) ?? [];
      expect(new Function(`return ${body}`)()).toBe(json);
    }
  });

  it('contain the media type of the body', () => {
    for (const { source } of getSampleSources(oddSpec, getOperation(oddSpec, 'replacePet')))
      expect(source).toContain('application/merge-patch+json');
  });

  it('send a multipart form in every language', () => {
    const samples = getSampleSources(oddSpec, getOperation(oddSpec, 'upload'));
    expect(samples.map(({ language }) => language)).toEqual([
      'curl',
      'javascript',
      'typescript',
      'python',
      'go',
      'csharp',
      'java',
      'powershell',
    ]);
  });

  it('have a variable for each of several credentials of one requirement, in every language', () => {
    const spec = toModel(`
components:
  securitySchemes:
    id: { type: apiKey, in: header, name: X-Client-Id }
    secret: { type: apiKey, in: header, name: X-Client-Secret }
    auth: { type: apiKey, in: header, name: X-Auth-Token }
    sess: { type: apiKey, in: cookie, name: sid }
    one: { type: apiKey, in: header, name: key }
    two: { type: apiKey, in: query, name: key }
    jwt: { type: http, scheme: bearer }
paths:
  /a: { get: { operationId: keys, security: [{ id: [], secret: [], sess: [] }], responses: {} } }
  /b: { get: { operationId: tokens, security: [{ auth: [], jwt: [] }], responses: {} } }
  /c: { get: { operationId: names, security: [{ one: [], two: [] }], responses: {} } }
  /d: { get: { operationId: single, security: [{ id: [], jwt: [] }], responses: {} } }`);
    const expected = {
      keys: ['X_CLIENT_ID', 'X_CLIENT_SECRET', 'SID'],
      tokens: ['X_AUTH_TOKEN', 'TOKEN'],
      names: ['ONE', 'TWO'],
      single: ['API_KEY', 'TOKEN'],
    };
    for (const [id, variables] of Object.entries(expected))
      for (const { source } of getSampleSources(spec, getOperation(spec, id))) {
        for (const variable of variables) expect(source).toMatch(new RegExp(`\\b${variable}\\b`));
        expect(id === 'single' || !/\bAPI_KEY\b/.test(source)).toBe(true);
      }
  });

  it('present a client certificate for mutual TLS, in the languages that can', () => {
    const spec = toModel(
      'components: { securitySchemes: { tls: { type: mutualTLS } } }\nsecurity: [{ tls: [] }]\npaths: { /a: { get: { operationId: a, responses: {} } } }',
    );
    const samples = getSampleSources(spec, getOperation(spec, 'a'));
    expect(samples.map(({ language }) => language)).toEqual(['curl', 'python', 'go', 'csharp', 'powershell']);
    for (const { source } of samples) expect(source).toMatch(/client\.pem.*client\.key/s);
  });

  it('set headers of the content and parameters of media types in C#, whose classes refuse them elsewhere', () => {
    const toBody = (type: string, rest = '') =>
      `requestBody: { content: { "${type}": { schema: { type: object, properties: { text: { type: string }, file: { type: string, format: binary } } }${rest} } } }`;
    const language =
      'parameters: [{ name: Content-Language, in: header, required: true, schema: { type: string, enum: [de] } }]';
    const spec = toModel(`
paths:
  /a: { get: { operationId: bare, ${language}, responses: {} } }
  /b: { post: { operationId: typed, ${language}, ${toBody('application/json;odata=verbose')}, responses: {} } }
  /c: { post: { operationId: parts, ${toBody('multipart/form-data', ', encoding: { text: { contentType: "text/x; a=b" }, file: { contentType: "text/csv; charset=utf-8" } }')}, responses: {} } }`);
    const toSource = (id: string) =>
      getSampleSources(spec, getOperation(spec, id)).find(({ key }) => key === 'csharp')?.source;
    const header = 'request.Content.Headers.TryAddWithoutValidation(\n    "Content-Language", "de");';
    expect(toSource('bare')).toContain(`request.Content = new ByteArrayContent([]);\n${header}`);
    expect(toSource('typed')).toContain(
      `"application/json");\nrequest.Content.Headers.ContentType =\n    System.Net.Http.Headers.MediaTypeHeaderValue.Parse("application/json;odata=verbose");\n${header}`,
    );
    const parse = 'Headers = { ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse';
    expect(toSource('parts')).toContain(`${parse}("text/x; a=b") }`);
    expect(toSource('parts')).toContain(`${parse}("text/csv; charset=utf-8") }`);
  });

  it.each(['a b', ''])(
    'send the JSON string "%s" in a text block of Java that ends after its last quote',
    (example) => {
      const spec = toModel(
        `paths: { /a: { post: { operationId: a, requestBody: { content: { application/json: { schema: { type: string }, example: '${example}' } } }, responses: {} } } }`,
      );
      const java = getSampleSources(spec, getOperation(spec, 'a')).find(({ key }) => key === 'java');
      expect(java?.source).toContain(`"${example}${String.raw`\"""`}"`);
    },
  );

  it.each(['javascript', 'python', 'go', 'csharp', 'java'])(
    'give parameters that differ in an underscore variables of different names in %s',
    (language) => {
      const parameters = ['line1', 'line_1'].map((name) => `{ name: ${name}, in: path, required: true, schema: {} }`);
      const spec = toModel(
        `paths: { "/a/{line1}/{line_1}": { get: { operationId: a, parameters: [${parameters.join()}], responses: {} } } }`,
      );
      const sample = getSampleSources(spec, getOperation(spec, 'a')).find(({ key }) => key === language);
      expect(sample?.source).toMatch(/\bline1 .*\bline_1 /s);
    },
  );

  it('omit a language that cannot send the request', () => {
    const trace = toModel('paths: { /a: { trace: { operationId: a, responses: {} } } }');
    const samples = getSampleSources(trace, getOperation(trace, 'a'));
    expect(samples.map(({ language }) => language)).not.toContain('javascript');
  });

  it('send a form with its delimiters if its encodings have styles', () => {
    const samples = getSampleSources(styledSpec, getOperation(styledSpec, 'sendForm'));
    for (const { source } of samples) expect(source).toContain('ids=3,4&filter%5Bmin%5D=1&more=');
  });

  it('start with x-codeSamples, which replace the generated samples of their languages', () => {
    const samples = getSampleSources(oddSpec, getOperation(oddSpec, 'authored'));
    expect(samples.map(({ label }) => label).slice(0, 4)).toEqual(['CLI', 'Rust', '__proto__', 'JavaScript']);
    expect(samples[0]?.source).toBe('pets list');
  });

  it('are all found by different keys if several have one language, whatever their order is', async () => {
    const toItem = (method: string, samples: string) =>
      `${method}: { operationId: ${method}, responses: {}, x-codeSamples: [${samples}] }`;
    const [fetch, axios] = ['fetch', 'Axios'].map((label) => `{ lang: JavaScript, label: ${label}, source: a }`);
    const both = toModel(`
paths: { /pets: { ${toItem('get', `${fetch}, ${axios}`)}, ${toItem('put', `${axios}, ${fetch}`)}, ${toItem('post', '{ lang: Go, source: a }, { lang: Go, source: b }')} } }`);
    const [first, second, unnamed] = ['get', 'put', 'post'].map((id) =>
      getSampleSources(both, getOperation(both, id)).slice(0, 2),
    );
    expect(first?.map(({ key }) => key)).toEqual(['javascript fetch', 'javascript axios']);
    expect(second?.map(({ key }) => key)).toEqual(['javascript axios', 'javascript fetch']);
    expect(unnamed?.map(({ key, label }) => [key, label])).toEqual([
      ['go go', 'Go'],
      ['go go 2', 'Go 2'],
    ]);
    const files = (await Promise.all(listSampleFiles(both).map((file) => loadDeferredSamples(both, file)))).flatMap(
      Object.keys,
    );
    expect(files.filter((id) => id === 'post')).toHaveLength(languageNames.length);
  });

  it('are all in files even if their long labels differ only at the end', async () => {
    const toItem = (what: string) =>
      `{ lang: JavaScript, label: Create an environment with the SDK (${what}), source: ${what} }`;
    const long = toModel(`
paths: { /pets: { get: { operationId: list, responses: {}, x-codeSamples: [{ lang: Go, source: a }, ${toItem('callbacks')}, ${toItem('promises')}] } } }`);
    const files = await Promise.all(listSampleFiles(long).map((file) => loadDeferredSamples(long, file)));
    const texts = files.map((file) => JSON.stringify(file));
    for (const what of ['callbacks', 'promises']) expect(texts.filter((text) => text.includes(what))).toHaveLength(1);
  });

  it.each([
    ['sh', 'curl'],
    ['cs', 'csharp'],
    ['Pwsh', 'powershell'],
    ['node', 'javascript'],
  ])('replace the generated sample also if %s is the name of %s', (lang, language) => {
    const authored = toModel(`
paths: { /pets: { get: { operationId: list, responses: {}, x-codeSamples: [{ lang: ${lang}, source: pets list }] } } }`);
    const samples = getSampleSources(authored, getOperation(authored, 'list'));
    expect(samples.filter((sample) => sample.language === language).map(({ source }) => source)).toEqual(['pets list']);
    expect(samples[0]?.language).toBe(language);
  });

  it('use the schema types for the body and the response in TypeScript', () => {
    const typed = toModel(`
components: { schemas: { Pet: { type: object, properties: { name: { type: string, example: Rex } } } } }
paths: { /pets: { post: { operationId: create, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, responses: { "200": { description: Good., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }`);
    const samples = getSampleSources(typed, getOperation(typed, 'create'));
    const source = samples.find(({ language }) => language === 'typescript')?.source;
    expect(source).toContain("satisfies components['schemas']['Pet']");
    expect(source).toContain("as components['schemas']['Pet']");
  });
});

describe('the parser of each language', () => {
  it.each(Object.keys(parsers))(
    'accepts every sample in %s of the odd requests and the five services',
    async (language) => {
      const own = oddSpec.operations.filter(({ id }) => id !== 'authored').map(({ id }) => getSample(id, language));
      const specs = await Promise.all(describedServices.map((service) => loadSpec(service)));
      const published = specs.flatMap((one) => one.operations.flatMap((operation) => getSampleSources(one, operation)));
      const sources = [
        ...own,
        ...published.filter((sample) => sample.language === language).map(({ source }) => source),
      ].filter(Boolean);
      expect(sources.length).toBeGreaterThan(50);
      expect(await parsers[language]?.(sources)).toEqual([]);
    },
  );

  it.each(Object.keys(parsers))('rejects text that is not %s', async (language) => {
    expect(await parsers[language]?.(['{ "( [ \' unended'])).not.toEqual([]);
  });
});
