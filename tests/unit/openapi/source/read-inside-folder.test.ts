import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { findForeignSpecs } from '@/openapi/source/find-specs-outside-project';
import { toReport } from '@/openapi/source/problem-report';
import { readInside } from '@/openapi/source/read-inside-folder';
import { makeProject, toDocument, type Project } from '../project';

const secret = 'a-secret-of-the-machine';
const common = 'Name: { type: string, description: Common. }\n';

function toReference(reference: string): string {
  return toDocument(`components:\n  schemas:\n    A: { $ref: ${JSON.stringify(reference)} }\n`);
}

/** Creates a folder of specs, a service that has the given reference, and files outside of the folder. */
async function makeSpecs(reference: string): Promise<Project> {
  return makeProject({
    'theirs/pets/openapi.yaml': toReference(reference),
    'theirs/pets/part.yaml': common,
    'theirs/common/common.yaml': common,
    'theirs/common/all.yaml': 'Name: { $ref: "./common.yaml#/Name" }\n',
    'theirs/shared.yaml': common,
    'secret.yaml': `Name: { type: string, description: ${secret} }\n`,
    'theirs-too/secret.yaml': `Name: { type: string, description: ${secret} }\n`,
  });
}

async function build(project: Project) {
  const foreign = await findForeignSpecs(join(project.root, 'theirs')).then(({ sources }) =>
    sources.filter(({ service }) => service === 'pets'),
  );
  return buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign });
}

describe('a reference of a foreign spec', () => {
  it.each([
    ['a sibling folder', '../common/common.yaml#/Name'],
    ['a file next to the folders', '../shared.yaml#/Name'],
    ['a file that refers to another one', '../common/all.yaml#/Name'],
    ['a path that leaves the folder and returns', '../../theirs/common/common.yaml#/Name'],
    ['percent-encoded dots', '%2e%2e/common/common.yaml#/Name'],
  ])('may lead to %s', async (_, reference) => {
    const project = await makeSpecs(reference);
    const { problems, written } = await build(project);
    expect([problems, written]).toEqual([[], true]);
    expect(await project.read('aside/pets.json')).toContain('Common.');
  });

  it('may lead through a symbolic link to a file inside the folder', async () => {
    const project = await makeSpecs('./link/common.yaml#/Name');
    await project.link('theirs/pets/link', join(project.root, 'theirs/common'));
    expect((await build(project)).problems).toEqual([]);
  });

  const outside = 'is outside of the folder of specs. Copy the file into theirs and refer to the copy.';
  it.each([
    ['a file above', '../../secret.yaml#/Name', outside],
    ['a folder whose name begins with that of the folder', '../../theirs-too/secret.yaml#/Name', outside],
    ['percent-encoded dots', '%2e%2e/%2E%2E/secret.yaml#/Name', outside],
    ['percent-encoded slashes', '..%2f..%2fsecret.yaml#/Name', outside],
    ['percent-encoding of percent-encoding', '%252e%252e/%252e%252e/secret.yaml#/Name', 'there is no file'],
    ['backslashes', '..\\..\\secret.yaml#/Name', 'Separate folders by "/"'],
    ['an absolute path', '/etc/hostname', outside],
    ['an absolute path of a missing file', '/etc/no-such-file', outside],
    ['a file URL', 'file:///etc/hostname', 'is a URL. Copy the document into theirs and refer to the copy.'],
    ['a file URL without slashes', 'file:/etc/hostname', 'is a URL.'],
    ['a URL with another scheme', 'ftp://127.0.0.1/a.yaml', 'is a URL.'],
    ['a URL without a scheme', '//127.0.0.1/a.yaml', 'is a URL.'],
    ['a data URL', 'data:text/yaml,type: string', 'is a URL.'],
    ['a NUL character', '../common/common.yaml\0.txt#/Name', 'contains a NUL character. Remove it.'],
    ['an encoded NUL character', '../common/common.yaml%00#/Name', 'NUL character'],
    ['another case', '../Common/common.yaml#/Name', 'there is no file theirs/Common/common.yaml'],
    ['malformed percent-encoding', '../common/%zz.yaml', 'there is no file theirs/common/%zz.yaml'],
    ['a folder', '../common', 'theirs/common is a folder, not a file. Add the name of a file in it.'],
    ['a missing file', './prt.yaml#/Name', 'there is no file theirs/pets/prt.yaml. Did you mean "part.yaml"?'],
    ['a name that is too long', `./${'a'.repeat(5000)}.yaml`, 'there is no file'],
  ])(
    'has one problem at its position that says what to do for %s, an error if the file exists or is outside',
    async (_, reference, message) => {
      const project = await makeSpecs(reference);
      const result = await build(project);
      const isMissing = /^there is no file|Separate/.test(message);
      expect(result.written).toBe(isMissing);
      const [text = '', summary, ...others] = toReport(result).split('\n');
      expect(text).toMatch(
        new RegExp(`^theirs/pets/openapi\\.yaml:7:8: ${isMissing ? 'warning' : 'error'} no-unresolved-refs `),
      );
      expect(text).toContain(message);
      expect(text).not.toContain(secret);
      expect(text.length).toBeLessThan(700);
      expect([summary?.includes('service'), others]).toEqual([true, []]);
    },
  );

  it.each([
    ['a file', 'pets/link.yaml', 'secret.yaml', './link.yaml#/Name'],
    ['a folder', 'common/link', '.', '../common/link/secret.yaml#/Name'],
    ['a missing file', 'pets/link.yaml', 'no-such-file.yaml', './link.yaml#/Name'],
  ])('has an error for a symbolic link to %s outside', async (_, link, target, reference) => {
    const project = await makeSpecs(reference);
    await project.link(`theirs/${link}`, join(project.root, target));
    const result = await build(project);
    expect(result.written).toBe(link === 'pets/link.yaml' && target === 'no-such-file.yaml');
    expect(toReport(result)).toMatch(/is outside of the folder of specs|there is no file/);
    expect(toReport(result)).not.toContain(secret);
  });
});

describe('a file that cannot be read', () => {
  it('is reported without words of the operating system', async () => {
    const { root } = await makeProject({ 'a.yaml': '', 'big.yaml': '' });
    await truncate(join(root, 'big.yaml'), 300 * 1024 * 1024);
    await expect(readInside(root, join(root, 'big.yaml'))).rejects.toThrow(
      /big\.yaml is larger than 256 MB\. Split it\./,
    );
    await expect(readInside(root, join(root, 'a.yaml/b.yaml'))).rejects.toThrow('there is no file');
  });

  it('is reported for a loop of symbolic links', async () => {
    const project = await makeProject();
    await project.link('a.yaml', 'b.yaml');
    await project.link('b.yaml', 'a.yaml');
    await expect(readInside(project.root, join(project.root, 'a.yaml'))).rejects.toThrow(
      'is in a loop of symbolic links',
    );
  });
});
