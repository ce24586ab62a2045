import { describe, expect, it } from 'vitest';
import { makeProject, toDocument } from '../../project';

async function findProblems(rest: string) {
  const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument(rest) });
  return project.getProblems();
}

/** Returns a document whose only schema has a description. Its description begins in line 10. */
const toSchema = (description: string) =>
  `paths: {}\ncomponents:\n  schemas:\n    Pet:\n      type: object\n      description: ${description}\n`;

describe('a description', () => {
  it.each([
    ['"A <button>word</button>."', '10:23: warning description-text <button> is removed from the page'],
    ['A <script>alert(1)</script> b.', '10:22: warning description-text <script> is removed from the page'],
    ['"[Go](javascript:x)"', '10:21: warning description-text The target "javascript:x" is removed from a link'],
    ['"[Go][x]\\n\\n[x]: data:x"', '10:20: warning description-text The target "data:x" is removed from a link'],
    ['"[Go]()"', '10:21: warning description-text A link has no target'],
    [
      '|\n        One.\n\n        :::note\n        Text\n        :::',
      '13:9: warning description-text ":::note" is shown as written, because descriptions have no directives',
    ],
    [
      '|-\n        One.\n\n          - Two <iframe>x</iframe>\n',
      '13:17: warning description-text <iframe> is removed from the page',
    ],
    ['>\n        Folded\n        <button>x</button>.\n', '10:20: warning description-text <button> is removed'],
    ['"Escaped\\n\\n<button>x</button>"', '10:20: warning description-text <button> is removed'],
  ])('is reported where its page does not show it as written: %s', async (description, expected) => {
    const problems = await findProblems(toSchema(description));
    expect(problems).toEqual([expect.stringContaining(`openapi/pets/openapi.yaml:${expected}`)]);
  });

  it.each([
    'The `<button>` and ::: and a:b, see :name.',
    '<b>Bold</b>, <br>, <ID> or <your name>, [a](#/x), [b](./c), <https://e.com> and std::vector.',
  ])('is not reported if its page shows it: %s', async (description) => {
    expect(await findProblems(toSchema(JSON.stringify(description)))).toEqual([]);
  });

  it('is not the value of a property, a scope, or an example with that name', async () => {
    const rest = `paths: {}
components:
  securitySchemes: { a: { type: oauth2, flows: { implicit: { authorizationUrl: https://e.com, scopes: { description: <button> } } } } }
  schemas: { Pet: { properties: { description: { type: string, example: <button> } }, example: { description: <button> } } }
`;
    expect((await findProblems(rest)).filter((text) => text.includes('description-text'))).toEqual([]);
  });
});
