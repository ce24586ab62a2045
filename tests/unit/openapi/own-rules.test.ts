import { describe, expect, it } from 'vitest';
import { lintChanged, path, pet, root, type File } from './kept-spec';

describe('an operationId that two operations share', () => {
  it('is reported with the location of the other operation', async () => {
    const again = `\nget:\n  operationId: replacePet\n  tags: [Pets]\n  summary: Get a pet\n  description: Gives one.\n  responses:\n    '200':\n      $ref: ../responses/Ok.yaml\nput:`;
    expect(await lintChanged(path, '\nput:', again)).toEqual([
      `${path}:12:16: error operation-operationId-unique The operationId "replacePet" is also at ${path}:4:16. Give each operation its own.`,
    ]);
  });
});

describe('an allOf that refers back to its own schema', () => {
  it.each<[string, File, string, string, string]>([
    ['directly', pet, 'type: object', "type: object\nallOf: [{ $ref: '#' }]", `${pet}:2:9 Pet.yaml → Pet.yaml`],
    [
      'through an allOf inside',
      root,
      '      type: string\n      enum: [Small, Large]',
      '      allOf:\n        - type: string\n        - description: And more.\n          allOf:\n            - $ref: "#/components/schemas/Size"',
      `${root}:25:15 Size → Size`,
    ],
    [
      'through two schemas',
      root,
      '      type: string\n      enum: [Small, Large]',
      '      allOf: [{ $ref: "#/components/schemas/Weight" }]\n    Weight:\n      description: A weight.\n      allOf: [{ $ref: "#/components/schemas/Size" }]',
      `${root}:24:15 Size → Weight → Size`,
    ],
    [
      'through another file and back',
      root,
      '      type: string\n      enum: [Small, Large]',
      '      allOf: [{ $ref: schemas/Pet.yaml#/properties/size }]',
      `${root}:21:15 Size → Size`,
    ],
  ])('is reported once if it does so %s', async (_, file, text, replacement, expected) => {
    const problems = await lintChanged(file, text, replacement);
    const [place, ...names] = expected.split(' ');
    expect(problems).toEqual([
      `${place}: error all-of-cycle The schema contains itself through "allOf": ${names.join(' ')}. Remove this entry, or refer to the schema from a property.`,
    ]);
  });

  it('is not reported if two entries refer to one schema, or if a property refers to its own schema', async () => {
    const twice = `type: object
allOf:
  - $ref: ../openapi.yaml#/components/schemas/Size
  - $ref: ../openapi.yaml#/components/schemas/Size
  - properties: { friend: { $ref: '#' } }`;
    const problems = await lintChanged(pet, 'type: object', twice);
    expect(problems.filter((text) => text.includes('all-of-cycle'))).toEqual([]);
  });
});

describe('the former names of a property, schema, or parameter', () => {
  it.each<[string, File, string, string, string]>([
    [
      'no list',
      pet,
      'properties:\n',
      'properties:\n  title: { type: string, description: A title., x-aliases: name }\n',
      `${pet}:4:60: error former-names \`x-aliases\` must be a list of former names, not a string. Write one as \`x-aliases: [shortName]\`.`,
    ],
    [
      'a number',
      root,
      '      in: path\n',
      '      in: path\n      x-aliases: [1]\n',
      `${root}:27:19: error former-names A former name must be a text, not a number. Write it in quotes.`,
    ],
    [
      'a name of today',
      pet,
      'properties:\n',
      'properties:\n  title: { type: string, description: A title., x-aliases: [size] }\n',
      `${pet}:4:61: error former-names The alias "size" is the name of the property "size", where its links lead already. Remove it from \`x-aliases\`.`,
    ],
    [
      'a name twice',
      root,
      '    Size:\n      description',
      '    Big: { type: string, description: Big., x-aliases: [Large] }\n    Size:\n      x-aliases: [Large]\n      description',
      `${root}:21:19: error former-names The alias "Large" also belongs to "Big". Keep one of them.`,
    ],
  ])('are checked: %s', async (_what, file, text, replacement, problem) => {
    expect(await lintChanged(file, text, replacement)).toContainEqual(problem);
  });

  it('may be any others', async () => {
    const former = "    Size:\n      x-aliases: [Dimensions, 'old name']\n      description";
    expect(await lintChanged(root, '    Size:\n      description', former)).toEqual([]);
  });
});

describe('a relative URL', () => {
  it.each(['/terms', 'terms.html', '../v1.0/terms', '#terms', 'community/www.html'])('may be %s', async (url) => {
    const problems = await lintChanged(root, 'info:', `externalDocs: { url: '${url}' }\ninfo:`);
    expect(problems).toEqual([]);
  });
});

describe('a header that OpenAPI ignores', () => {
  it('is reported where a parameter or a response describes it', async () => {
    const parameter =
      'parameters:\n  - name: Accept\n    in: header\n    description: Media types.\n    schema: { type: string }\n  -';
    expect(await lintChanged(path, 'parameters:\n  -', parameter)).toEqual([
      `${path}:2:11: warning parameter-keys OpenAPI ignores a parameter for the header "Accept". Describe media types in \`content\` of the responses.`,
    ]);
    const ok = 'openapi/pets/responses/Ok.yaml';
    const header = 'documented.\nheaders:\n  content-type: { description: A media type., schema: { type: string } }\n';
    expect(await lintChanged(ok, 'documented.\n', header)).toEqual([
      `${ok}:3:3: warning parameter-keys OpenAPI ignores a description of the header "content-type". The media types in \`content\` describe it.`,
    ]);
  });
});

describe('the former operationIds of an operation', () => {
  it.each([
    [
      'x-aliases: oldPet',
      '4:14 `x-aliases` must be a list of former operationIds, not a string. Write one as `x-aliases: [createPet]`.',
    ],
    ['x-aliases: [1]', '4:15 A former operationId must be a text, not a number. Write it in quotes.'],
    [
      'x-aliases: [replacePet]',
      '4:15 The alias "replacePet" is the anchor of the operation "replacePet", where its links lead already. Remove it from `x-aliases`.',
    ],
    ['x-aliases: [overview]', '4:15 The alias "overview" is the anchor of another section. Remove it.'],
    ['x-aliases: [old, old]', `4:20 The alias "old" is also at ${path}:4:15. Keep one of them.`],
  ])('are checked: %s', async (aliases, expected) => {
    const [place, ...words] = expected.split(' ');
    const problems = await lintChanged(path, '  operationId: replacePet', `  ${aliases}\n  operationId: replacePet`);
    expect(problems).toEqual([`${path}:${place}: error operation-aliases ${words.join(' ')}`]);
  });

  it('may be any others', async () => {
    const aliases = "  x-aliases: [oldPet, 'pet with spaces']\n  operationId: replacePet";
    expect(await lintChanged(path, '  operationId: replacePet', aliases)).toEqual([]);
  });
});
