import { toModel } from '../to-model';

/** Text with characters that have a special meaning in the sample languages. */
export const odd = `it's "q" \\ $HOME \`x\` null, : true, \n\t</script> é 😀 \${a} {b} %s #{c} ’” \u2028`;

/** Such text for a header, which is one line of ASCII. */
export const oddHeader = `it's "q" \\ $HOME \`x\` null, : true, </script> \${a} {b} %s #{c}`;

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
  /authored:
    get:
      operationId: authored
      x-codeSamples: [{ lang: Shell, label: CLI, source: pets list }, { lang: Rust, source: "pets()" }, { lang: __proto__, source: "none()" }]
      responses: { "200": { description: Good. } }
`);
