import { describe, expect, it } from 'vitest';
import { files, lintChanged, path, pet, root, type File } from './kept-spec';

describe('a problem of a spec', () => {
  it('does not occur in the valid spec of these tests', async () => {
    expect(await lintChanged(root, 'All pets.', 'Every pet.')).toEqual([]);
  });

  it.each<[string, File, string, string, string]>([
    ['a path', root, 'paths/pet.yaml', 'paths/pett.yaml', `${root}:14:5`],
    ['a schema', root, 'schemas/Pet.yaml', 'schemas/Pett.yaml', `${root}:18:7`],
    ['a security scheme', root, 'security.yaml', 'securit.yaml', `${root}:33:7`],
    ['a parameter', path, '/parameters/id', '/parameters/ip', `${path}:2:5`],
    ['the schema of a body', path, 'schemas/Pet.yaml', 'schemas/Pett.yaml', `${path}:12:11`],
    ['a response', path, 'responses/Ok.yaml', 'responses/Okk.yaml', `${path}:17:7`],
    ['a fragment of a file', path, 'responses/Ok.yaml', 'responses/Ok.yaml#/gone', `${path}:17:7`],
    ['the schema of a field', pet, 'schemas/Size', 'schemas/Sizes', `${pet}:5:5`],
  ])('is reported once for a reference to %s that cannot be resolved', async (_, file, text, replacement, place) => {
    const problems = await lintChanged(file, text, replacement);
    expect(problems).toEqual([
      expect.stringMatching(`^${place.replaceAll('.', '\\.')}: error no-unresolved-refs Can't resolve`),
    ]);
  });

  it('is reported once, at what the document requires, if its cause is a security scheme in another file', async () => {
    expect(await lintChanged('openapi/pets/security.yaml', 'bearer', 'basic')).toEqual([
      expect.stringContaining(`${root}:8:3: error house/bearer-security Require the bearer token for all operations`),
    ]);
  });

  it.each<[string, File, string]>([
    ['type: [\n', pet, `${pet}:2:1: error yaml-syntax deficient indentation`],
    ['put: { }}\n', path, `${path}:1:9: error yaml-syntax bad indentation of a mapping entry`],
  ])('is reported once for a referenced file that is not YAML: %j', async (text, file, problem) => {
    expect(await lintChanged(file, files[file], text)).toEqual([
      `${problem}. Check the indentation, quotes, and brackets here and just before.`,
    ]);
  });

  it('is thrown with file and line if openapi.yaml is not YAML', async () => {
    await expect(lintChanged(root, files[root], 'openapi: [\n')).rejects.toThrow(
      /^openapi\/pets\/openapi\.yaml:2:1: error yaml-syntax deficient indentation\n {2}Correct the file/,
    );
  });
});
