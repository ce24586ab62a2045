import { describe, expect, it } from 'vitest';
import { lintSpecs } from '@/openapi/source/build-or-lint-specs';
import { files, lintChanged, path, pet, root, type File } from './kept-spec';
import { makeProject } from './project';

describe('the suggestion in a problem of a spec', () => {
  it.each<[string, File, string, string, string]>([
    [
      'a key',
      path,
      'put:',
      'gte: {}\nput:',
      `${path}:3:1: error struct Property \`gte\` is not expected here. Did you mean "get"?`,
    ],
    ...(
      [
        ['sumary', 'summary', 6],
        ['operationid', 'operationId', 4],
        ['tag', 'tags', 5],
        ['tittle', 'title', 3, root],
      ] as const
    ).map(([written, meant, line, file = path as File]): [string, File, string, string, string] => [
      `${meant}, without saying that it is missing`,
      file,
      `${meant}:`,
      `${written}:`,
      `${file}:${line}:3: error struct Property \`${written}\` is not expected here. Did you mean "${meant}"?`,
    ]),
    [
      'a value',
      pet,
      'type: object',
      'type: objet',
      `${pet}:1:7: error struct \`type\` cannot be "objet". Did you mean "object"?`,
    ],
    [
      'a tag',
      path,
      '[Pets]',
      '[Pet]',
      `${path}:5:10: error house/operation-tag Declare the tag "Pet" with a description under "tags" in openapi.yaml, or use one of those declared there. Did you mean "Pets"?`,
    ],
    [
      'a value of an enumeration',
      root,
      'enum: [Small, Large]',
      'enum: [Small, Large]\n      x-enumDescriptions: { Smal: Up to the knee. }',
      `${root}:23:29: error house/enum-descriptions "Smal" is not a value of the enumeration: correct it, or remove its description. Did you mean "Small"?`,
    ],
    [
      'a file',
      path,
      'schemas/Pet.yaml',
      'schemas/Pte.yaml',
      `${path}:12:11: error no-unresolved-refs Can't resolve $ref: there is no file openapi/pets/schemas/Pte.yaml. Did you mean "Pet.yaml"?`,
    ],
    [
      'a fragment of another file',
      pet,
      'schemas/Size',
      'schemas/Sizes',
      `${pet}:5:5: error no-unresolved-refs Can't resolve $ref: "Sizes" is not at #/components/schemas of openapi/pets/openapi.yaml. Did you mean "Size"?`,
    ],
    [
      'a fragment of the same file',
      root,
      '      enum: [Small, Large]',
      '      enum: [Small, Large]\n    Weight:\n      $ref: "#/components/schema/Size"',
      `${root}:24:7: error no-unresolved-refs Can't resolve $ref: "schema" is not at #/components of openapi/pets/openapi.yaml. Did you mean "schemas"?`,
    ],
  ])('is the nearest valid word for %s', async (_, file, text, replacement, problem) => {
    expect(await lintChanged(file, text, replacement)).toEqual([problem]);
  });

  it('is the nearest of values that are not strings', async () => {
    const problems = await lintChanged(
      root,
      '      enum: [Small, Large]',
      '      enum: [Small, Large]\n    Count:\n      type: integer\n      enum: [10, 20, 300]\n      example: 301',
    );
    expect(problems.find((problem) => problem.includes('no-invalid-schema-examples'))).toContain('Did you mean "300"?');
  });

  it('is the nearest service, or a list of all services if none is similar', async () => {
    const project = await makeProject(files);
    await project.write('openapi/owners/openapi.yaml', files[root]);
    const message = (name: string) =>
      lintSpecs({ root: project.root, services: [name] }).catch((error: Error) => error.message);
    expect(await message('owner')).toBe('openapi: there is no service "owner"\n  Did you mean "owners"?');
    expect(await message('vehicles')).toBe('openapi: there is no service "vehicles"\n  Services: owners, pets.');
  });
});
