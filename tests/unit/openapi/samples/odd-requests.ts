import { toModel } from '../to-model';
import type { ExpectedRequest } from './expected-request';

/** Text with characters that have a special meaning in the sample languages. */
const odd = `it's "q" \\ $HOME \`x\` null, : true, \n\t</script> é 😀 \${a} {b} %s #{c} ’” \u2028`;

/** Such text for a header, which is one line of ASCII. */
const oddHeader = `it's "q" \\ $HOME \`x\` null, : true, </script> \${a} {b} %s #{c}`;

const json = JSON.stringify;

/** Requests of all kinds, with values that a sample must escape. */
export const oddSpec = toModel(`
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: query, name: api_key }
security: [{ token: [] }]
paths:
  /pets/{id}/{breed}:
    post:
      operationId: createPet
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: 3fa85f64-5717-4562-b3fc-2c963f66afa6 }
        - { name: breed, in: path, required: true, schema: { enum: [${json('a b/ö\'"$')}] } }
        - { name: q, in: query, required: true, schema: { type: string }, example: ${json(odd)} }
        - { name: X-Odd, in: header, required: true, schema: { type: string }, example: ${json(oddHeader)} }
        - { name: X-Client-Secret, in: header, required: true, schema: { type: string } }
        - { name: c, in: cookie, required: true, schema: { type: string }, example: d }
      requestBody:
        content:
          application/json:
            example: { text: ${json(odd)}, ${json(odd)}: [[1, null, true], [], {}], "a.b-c": false, empty: "" }
      responses: { "200": { description: Good. } }
  /pets/{id}:
    put:
      operationId: replacePet
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: <pet number> }]
      requestBody: { content: { application/merge-patch+json: { example: [1, "x"] } } }
      responses: { "200": { description: Good. } }
    patch:
      operationId: patchPet
      parameters: [{ name: id, in: path, required: true, schema: { enum: [Unknown, Dog] } }]
      requestBody: { content: { application/x-www-form-urlencoded: { example: { a: ${json(odd)}, b: "1 2" } } } }
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
            schema: { type: object, properties: { name: { type: string, example: "x'y" }, photo: { type: string, format: binary, example: "" } } }
      responses: { "200": { description: Good. } }
    put:
      operationId: sendText
      requestBody: { content: { text/plain: { example: ${json(`@${odd}`)} } } }
      security: []
      responses: { "200": { description: Good. } }
  /files/{path}:
    get:
      operationId: readFile
      parameters: [{ name: path, in: path, required: true, schema: { type: string } }, { name: class, in: query, required: true, schema: { type: string } }]
      responses: { "200": { description: Good. } }
  /{type}/{name}:
    get:
      operationId: named
      security: []
      parameters:
        - { name: type, in: path, required: true, x-variable: OWNER_TYPE, schema: { enum: [Personal] } }
        - { name: name, in: path, required: true, x-variable: PET_NAME, schema: { type: string }, example: <name> }
        - { name: limit, in: query, x-variable: PET_LIMIT, schema: { type: integer }, example: 3 }
      responses: { "200": { description: Good. } }
  /hostile/{id}:
    get:
      operationId: hostile
      security: []
      parameters:
        - { name: id, in: path, required: true, x-variable: '"x; $(rm -rf)', schema: { type: string } }
        - { name: Path, in: header, x-variable: PATH, schema: { type: string }, example: a }
      responses: { "200": { description: Good. } }
  /authored:
    get:
      operationId: authored
      x-codeSamples: [{ lang: Shell, label: CLI, source: pets list }, { lang: Rust, source: "pets()" }, { lang: __proto__, source: "none()" }]
      responses: { "200": { description: Good. } }
`);

const token = { authorization: 'Bearer token-of-reader' };
/** The requests that must arrive, by operation. */
export const oddRequests: Record<string, ExpectedRequest> = {
  createPet: {
    method: 'POST',
    path: `/pets/id-of-reader/${encodeURIComponent(`a b/ö'"$`)}?q=${encodeURIComponent(odd)}`,
    headers: {
      ...token,
      'content-type': 'application/json',
      'x-odd': oddHeader,
      'x-client-secret': 'x-client-secret-of-reader',
      cookie: 'c=d',
    },
    body: { text: odd, [odd]: [[1, null, true], [], {}], 'a.b-c': false, empty: '' },
  },
  replacePet: {
    method: 'PUT',
    path: '/pets/pet-number-of-reader',
    headers: { ...token, 'content-type': 'application/merge-patch+json' },
    body: [1, 'x'],
  },
  patchPet: {
    method: 'PATCH',
    path: '/pets/Dog',
    headers: { ...token, 'content-type': 'application/x-www-form-urlencoded' },
    body: [
      ['a', odd],
      ['b', '1 2'],
    ],
  },
  deletePet: { method: 'DELETE', path: '/pets/id-of-reader?api_key=api-key-of-reader', headers: {}, body: '' },
  upload: {
    method: 'POST',
    path: '/upload',
    headers: { authorization: 'Basic credentials-of-reader' },
    body: [`name=x'y`, 'photo=a photo'],
  },
  sendText: { method: 'PUT', path: '/upload', headers: { 'content-type': 'text/plain' }, body: `@${odd}` },
  readFile: { method: 'GET', path: '/files/path-value-of-reader?class=class-of-reader', headers: token, body: '' },
  named: {
    method: 'GET',
    path: '/owner-type-of-reader/pet-name-of-reader?limit=pet-limit-of-reader',
    headers: {},
    body: '',
  },
  hostile: {
    method: 'GET',
    path: '/hostile/x-rm-rf-of-reader',
    headers: { path: 'path-value-of-reader' },
    body: '',
  },
};
