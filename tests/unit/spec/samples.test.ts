import { describe, expect, it } from 'vitest';
import { getServices, loadSpec } from '@/spec/load';
import { buildSamples } from '@/spec/samples';
import { getOperation, toModel } from './to-model';
import { getShellArguments, parsers } from './parsers';

const odd = `it's "q" \\ $HOME \`x\` null, : true, \n\t</script> é 😀 \${a} {b} %s #{c}`;

const document = `
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: query, name: api_key }
security: [{ token: [] }]
paths:
  /pets/{id}:
    post:
      operationId: createPet
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: ${JSON.stringify('a b/ö\'"$')} }
        - { name: q, in: query, required: true, schema: { type: string }, example: ${JSON.stringify(odd)} }
        - { name: X-Odd, in: header, required: true, schema: { type: string }, example: ${JSON.stringify(odd)} }
        - { name: X-Client-Secret, in: header, required: true, schema: { type: string } }
        - { name: c, in: cookie, required: true, schema: { type: string }, example: d }
      requestBody:
        content:
          application/json:
            example: { text: ${JSON.stringify(odd)}, ${JSON.stringify(odd)}: [[1, null, true], [], {}], "a.b-c": false, empty: "" }
      responses: { "200": { description: Good. } }
    put:
      operationId: replacePet
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: <pet id> }]
      requestBody: { content: { application/merge-patch+json: { example: [1, "x"] } } }
      responses: { "200": { description: Good. } }
    patch:
      operationId: patchPet
      parameters: [{ name: id, in: path, required: true, schema: { enum: [Unknown, Dog] } }]
      requestBody: { content: { application/x-www-form-urlencoded: { example: { a: ${JSON.stringify(odd)}, b: "1 2" } } } }
      responses: { "200": { description: Good. } }
    delete:
      operationId: deletePet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      security: [{ key: [] }]
      responses: { "200": { description: Good. } }
  /upload:
    post:
      operationId: upload
      security: [{ basic: [] }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { name: { type: string, example: x }, photo: { type: string, format: binary, example: "" } } }
      responses: { "200": { description: Good. } }
    put:
      operationId: sendText
      requestBody: { content: { text/plain: { example: ${JSON.stringify(odd)} } } }
      security: []
      responses: { "200": { description: Good. } }
  /authored:
    get:
      operationId: authored
      x-codeSamples: [{ lang: Shell, label: CLI, source: pets list }, { lang: Rust, source: "pets()" }, { lang: __proto__, source: "none()" }]
      responses: { "200": { description: Good. } }
`;
const spec = toModel(document);

/** Gets the code of one operation in one language. */
async function getSample(id: string, language: string): Promise<string> {
  const samples = await buildSamples(spec, getOperation(spec, id));
  return samples.find((sample) => sample.language === language)?.source ?? '';
}

describe('the samples of a request', () => {
  it('come in eight languages, highlighted', async () => {
    const samples = await buildSamples(spec, getOperation(spec, 'createPet'));
    expect(samples.map(({ label }) => label)).toEqual([
      'curl',
      'JavaScript',
      'TypeScript',
      'Python',
      'Go',
      'C#',
      'Java',
      'PowerShell',
    ]);
    for (const { lines, source } of samples) {
      expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(source.trimEnd());
    }
  });

  it('put what the examples say into a shell, whatever it is', async () => {
    const [url, ...options] = getShellArguments(await getSample('createPet', 'curl'), {
      BASE_URL: 'https://api',
      TOKEN: 't',
      X_CLIENT_SECRET: 's',
    });
    expect(decodeURIComponent(url ?? '')).toBe(`https://api/pets/a b/ö'"$?q=${odd}`);
    const body = JSON.parse(options.at(-1) ?? '') as Record<string, unknown>;
    expect(body).toEqual({ text: odd, [odd]: [[1, null, true], [], {}], 'a.b-c': false, empty: '' });
    expect(options).toContain('Authorization: Bearer t');
    expect(options).toContain('X-Client-Secret: s');
    expect(options).toContain('Cookie: c=d');
    expect(options).toContain(`X-Odd: ${odd.replace('\n', ' ')}`);
  });

  it('put them into JavaScript, whatever they are', async () => {
    const source = await getSample('createPet', 'javascript');
    const request: unknown = await new Function(
      'fetch',
      `return (async () => {${source.replace('const response =', 'return')}})()`,
    )((url: string, init: object) => ({ url, ...init }));
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'X-Odd': odd.replace('\n', ' '), Authorization: 'Bearer $TOKEN' },
    });
    const { body } = request as { body: string };
    expect(JSON.parse(body)).toEqual({ text: odd, [odd]: [[1, null, true], [], {}], 'a.b-c': false, empty: '' });
  });

  it('name what the reader has to fill in', async () => {
    for (const { source } of await buildSamples(spec, getOperation(spec, 'createPet'))) {
      expect(source).toContain('$BASE_URL/pets/');
      expect(source).toContain('$TOKEN');
      expect(source).toContain('$X_CLIENT_SECRET');
      expect(source).not.toMatch(/[\ue000-\uf8ff]/);
    }
    expect(await getSample('deletePet', 'python')).toContain('$BASE_URL/pets/{id}?api_key=$API_KEY');
    expect(await getSample('upload', 'go')).toContain('Basic $CREDENTIALS');
    expect(await getSample('sendText', 'curl')).not.toContain('Authorization');
  });

  it('name a value in the path of which only its meaning is known', async () => {
    expect(await getSample('replacePet', 'curl')).toContain('"$BASE_URL/pets/{id}"');
  });

  it('take the first real value of an enumeration', async () => {
    expect(await getSample('patchPet', 'curl')).toContain('/pets/Dog"');
  });

  it('say the media type of the body', async () => {
    for (const { source } of await buildSamples(spec, getOperation(spec, 'replacePet')))
      expect(source).toContain('application/merge-patch+json');
  });

  it('leave out a language that cannot send the body', async () => {
    const languages = (await buildSamples(spec, getOperation(spec, 'upload'))).map(({ language }) => language);
    expect(languages).toEqual(['curl', 'javascript', 'typescript', 'python', 'go', 'csharp']);
  });

  it('begin with the authored ones, which take their language’s place', async () => {
    const samples = await buildSamples(spec, getOperation(spec, 'authored'));
    expect(samples.map(({ label }) => label).slice(0, 4)).toEqual(['CLI', 'Rust', '__proto__', 'JavaScript']);
    expect(samples[0]?.source).toBe('pets list');
  });

  it('type the body and the response in TypeScript', async () => {
    const typed = toModel(`
components: { schemas: { Pet: { type: object, properties: { name: { type: string, example: Rex } } } } }
paths: { /pets: { post: { operationId: create, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, responses: { "200": { description: Good., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }`);
    const samples = await buildSamples(typed, getOperation(typed, 'create'));
    const source = samples.find(({ language }) => language === 'typescript')?.source;
    expect(source).toContain("satisfies components['schemas']['Pet']");
    expect(source).toContain("as components['schemas']['Pet']");
  });
});

describe('the parser of each language', () => {
  it.each(Object.keys(parsers))(
    'accepts every sample in %s, of the odd requests and of the five services',
    async (language) => {
      const own = await Promise.all(
        spec.operations.filter(({ id }) => id !== 'authored').map(({ id }) => getSample(id, language)),
      );
      const specs = await Promise.all(getServices().map((service) => loadSpec(service)));
      const published = await Promise.all(
        specs.flatMap((one) => one.operations.map((operation) => buildSamples(one, operation))),
      );
      const sources = [
        ...own,
        ...published
          .flat()
          .filter((sample) => sample.language === language)
          .map(({ source }) => source),
      ].filter(Boolean);
      expect(sources.length).toBeGreaterThan(50);
      expect(await parsers[language]?.(sources)).toEqual([]);
    },
  );

  it.each(Object.keys(parsers))('refuses what is no %s', async (language) => {
    expect(await parsers[language]?.(['{ "( [ \' unended'])).not.toEqual([]);
  });
});
