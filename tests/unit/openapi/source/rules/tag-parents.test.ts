import { describe, expect, it } from 'vitest';
import { makeProject } from '../../project';

/** Returns the problems of a document with these tags, the first of which is in line 3. */
async function getProblems(...tags: string[]): Promise<string[]> {
  const text = `openapi: 3.2.0\ntags:\n${tags.map((tag) => `  - ${tag}\n`).join('')}info: { title: Pets, version: '1' }\npaths: {}\n`;
  const problems = await (await makeProject({ 'openapi/pets/openapi.yaml': text })).getProblems();
  return problems.map((problem) => problem.replace('openapi/pets/openapi.yaml:', ''));
}

describe('the parent of a tag', () => {
  it('may be any other tag that groups operations, whatever the letters of their names', async () => {
    expect(
      await getProblems('{ name: dogs, parent: d }', '{ name: d, kind: nav }', '{ name: beta, kind: badge }'),
    ).toEqual([]);
  });

  it('is reported if it does not exist', async () => {
    expect(await getProblems('{ name: dogs, parent: pest }', '{ name: pets }')).toEqual([
      '3:27: error tag-parents No tag is called "pest". Add it to `tags`, or correct the name. Did you mean "pets"?',
    ]);
  });

  it('is reported once for a circle, with its tags, but not for a tag in one of them', async () => {
    const inside = '{ name: inside, parent: loop }';
    expect(await getProblems(inside, '{ name: loop, parent: pool }', '{ name: pool, parent: loop }')).toEqual([
      '4:27: error tag-parents The parents of tags form a circle: loop → pool → loop. Remove one of them.',
    ]);
    expect(await getProblems('{ name: own, parent: own }')).toEqual([
      '3:26: error tag-parents The parents of tags form a circle: own → own. Remove one of them.',
    ]);
  });

  it.each(['badge', 'audience'])('has a warning if it only marks operations, as one of the kind %s', async (kind) => {
    expect(await getProblems('{ name: dogs, parent: beta }', `{ name: beta, kind: ${kind} }`)).toEqual([
      `3:27: warning tag-parents The tag "beta" is of the kind "${kind}", which contains no other tags. Remove \`parent\` from "dogs", or \`kind\` from "beta".`,
    ]);
  });
});
