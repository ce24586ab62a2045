import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copySources } from '@/export/copy-project';
import { bundleProgram, run } from '../bundled-program';
import { getServices } from '@/openapi/load-services-and-specs';
import { writeFile } from '@/lib/files';
import { toDocument } from '../openapi/project';
import { makeFolder } from '../temporary-folder';

const project = makeFolder();
const services = getServices();

/** Runs a bundled program in the project. Returns its error lines, too. */
async function runIn(program: string, ...args: string[]) {
  const ended = await run(program, project, args);
  return { ...ended, lines: ended.errors.split('\n').filter((line) => line !== '') };
}

const write = (name: string, text: string) => writeFile(path.join(project, 'content', name), text);

/** Front matter of which nothing is to be reported. */
const description = 'description: Says in a sentence what readers find on this page.';
const listed = `${description}\nunlisted: true\n`;

function writePage(name: string, body: string, slug?: string): void {
  const fields = `title: ${name}\n${listed}${slug === undefined ? '' : `slug: ${slug}\n`}`;
  write(name, `---\n${fields}---\n\n${body}\n`);
}

const wrong = [
  '[a](/nowhere) [b](#nothing) [c](/api/accounts/#createAcount) [d](#100%)',
  'A <a href="/gone/">link</a> in HTML.',
  '[e](../definitions/concepts#next-steps) [f](/api/accounts/#createAccount.body.name)',
  '```json schema=accounts.CreateAccountRequest\n{ "nam": "x" }\n```',
].join('\n\n');

beforeAll(() => {
  copySources(project);
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  for (const made of ['src/generated', '.contentlayer', 'public/content-assets'])
    cpSync(made, path.join(project, made), { recursive: true, preserveTimestamps: true });
}, 60_000);

test(
  'one run of the check reports all problems of all pages, each once with its place and fix, and counts them',
  { timeout: 300_000 },
  async () => {
    writePage('wrong.md', wrong, 'wrong/page');
    writePage('taken.md', 'Text.', '/api/accounts');
    writePage('twice.md', 'Text.', '/definitions/intro');
    writePage('a-z.md', 'Text.');
    writePage('pages/robots.txt.md', '[top](#top)');
    write('.hidden.md', 'Not a page.');
    write('empty.png', '');
    writePage('category/introduction.md', 'Text.');
    writePage('place.md', '# One\n\n## A {#x}\n\n## B {#x}\n\n[f](./missing.pdf) ![A](./none.png)');
    write('keys.md', `---\ntitel: T\n${listed}authors: x\n---\n\n[a](/nowhere) [b](./keys.md#b)\n`);
    write('slug.md', `---\ntitle: Slug\n${listed}slug: a b\n---\n\n[a](keys.md)\n`);
    const named = 'Set `accounts.getHealt`.\n\n- :value[accounts.getHealth/pth]\n';
    write('names.md', `---\ntitle: Names\n${listed}service: account\n---\n\n${named}`);
    writePage('former.md', '## A\n\n<!-- Written by `npm run spec-pages`: identifiers -->\n\n## B');
    write('sections.md', `---\ntitle: Sections\n${listed}specSections: identifier\n---\n`);
    write('anchor.md', `---\ntitle: Anchor\n${listed}specSections: credentials\n---\n\n## Accounts {#accounts}\n`);
    write('open.md', '## Open\n\n[a](/nowhere) [b](keys.md)\n');
    write('_shared.md', '[a](/nowhere)\n\n::include[./_none.md]\n');
    for (const name of ['one.md', 'two.md']) writePage(name, '::include[./_shared.md]');
    write('locales/de/orphan.md', `---\ntitle: T\n${description}\n---\n`);
    writePage('locales/de/wrong.md', '[a](/nowhere) [b](../../place.md#x) ![B](./none.png)\n\n:::unknown\n:::');
    writePage('locales/de/place.md', '## Y');
    const config = path.join(project, 'src/site.config.ts');
    const text = readFileSync(config, 'utf8');
    const line = text.split('\n').findIndex((one) => one.includes("'definitions/concepts'")) + 1;
    writeFileSync(config, text.replace("'definitions/concepts'", "'definitions/conceptz', 'definitions/concepts'"));
    // The bundle contains the configuration as it is now.
    const program = await bundleProgram('export/step-worker', project);
    expect(await runIn(program, 'content')).toMatchObject({ code: 0, lines: [] });
    const { code, lines } = await runIn(program, 'check');
    const shown = lines.map((one) =>
      one.replace(`config.ts:${line}:`, 'config.ts:<line>:').replace(/(Available pages|Keys|There are).*/, '$1 …'),
    );
    expect(`\n${shown.join('\n')}`).toMatchInlineSnapshot(`
      "
      error content/_shared.md:1:1: the link "/nowhere" points to no page
        There is no /nowhere/.
      error content/_shared.md:3:1: the included file content/_none.md does not exist
        Create it, or correct the path.
      warning content/a-z.md:1:1: the address /a-z/ is taken by the A–Z index
        Give the page another slug.
      error content/anchor.md:5:1: the anchor "accounts" of this page is also in its sections that are written from the specs
        Give the heading or row of the page another one: {#another}.
      warning content/category/introduction.md:1:1: the address /category/introduction/ is taken by the category "Introduction"
        Give the page another slug.
      error content/empty.png:1:1: the file is empty
        Export or download it again.
      warning content/empty.png:1:1: no page uses this file
        Remove it, or refer to it.
      error content/former.md:9:1: the sections below this line are not updated any more
        Write specSections: identifiers in the front matter, and remove this line and what follows it.
      error content/keys.md:2:1: "titel" is not a front matter key
        Did you mean "title"?
      error content/keys.md:5:1: "authors" is not a front matter key
        Keys …
      error content/keys.md:8:1: the link "/nowhere" points to no page
        There is no /nowhere/.
      warning content/keys.md:8:15: the link "./keys.md#b" points to no anchor
        /keys/ has no #b.
      error content/locales/de/orphan.md:1:1: this translates a page that does not exist
        Write content/orphan.md first, or delete the translation.
      warning content/locales/de/orphan.md:1:1: the pages in content/locales/de/ are not shown
        "de" is not a language of the site: write locales: [{ code: 'en' }, { code: 'de' }] in src/site.config.ts, or remove the folder.
      error content/locales/de/wrong.md:7:1: the link "/nowhere" points to no page
        There is no /nowhere/.
      warning content/locales/de/wrong.md:7:15: the link "../../place.md#x" points to no anchor
        /place/ has no #x. Did you mean #y?
      error content/locales/de/wrong.md:7:37: the image "./none.png" does not exist
        Put it at content/locales/de/none.png or content/none.png.
      warning content/locales/de/wrong.md:9:1: ":::unknown" is not a directive of this site and is shown as written
        There are …
      error content/names.md:5:1: there is no service "account"
        Did you mean "accounts"? Services: accounts, blueprints, environments, livesystems, providers.
      error content/names.md:8:5: "accounts.getHealt" names nothing in the specification
        Did you mean "accounts.getHealth"?
      error content/names.md:10:3: "accounts.getHealth" has no "pth"
        Did you mean "path"?
      error content/open.md:1:1: the first line is "## Open"
        A page starts with front matter: its first line is exactly ---.
      warning content/open.md:1:1: no sidebar and no menu leads to this page
        Add 'open' to a sidebar in src/site.config.ts, or write unlisted: true.
      error content/open.md:3:1: the link "/nowhere" points to no page
        There is no /nowhere/.
      error content/pages/robots.txt.md:1:1: the address /robots.txt/ is taken by the file /robots.txt
        Give the page another slug.
      warning content/place.md:7:1: the heading "One" is a first-level heading
        The title is the only one. Start with ##.
      warning content/place.md:11:1: two headings have the id "x"
        Give one of them another id.
      error content/place.md:13:1: the file "./missing.pdf" does not exist
        Put it at content/missing.pdf.
      error content/place.md:13:20: the image "./none.png" does not exist
        Put it at content/none.png.
      error content/sections.md:5:1: there are no sections "identifier"
        Did you mean "identifiers"? Sections: api-versions, credentials, errors-and-limits, identifiers, not-documented, operations-by-task.
      error content/slug.md:5:1: "a b" is not a valid page path
        Use letters, digits, ".", "_", "~", and "-", with "/" between segments.
      warning content/taken.md:5:1: the address /api/accounts/ is taken by the API reference of accounts
        Give the page another slug.
      warning content/twice.md:5:1: the address /definitions/intro/ is taken by content/definitions/intro.md
        Give the page another slug.
      error content/wrong.md:8:1: the link "/nowhere" points to no page
        There is no /nowhere/.
      warning content/wrong.md:8:15: the link "#nothing" points to no anchor
        /wrong/page/ has no #nothing.
      warning content/wrong.md:8:29: the link "/api/accounts/#createAcount" points to no anchor
        /api/accounts/ has no #createAcount. Did you mean #createAccount?
      warning content/wrong.md:8:62: the link "#100%" points to no anchor
        /wrong/page/ has no #100%.
      warning content/wrong.md:10:3: the link "link" does not say where it leads
        Write the name of the page, or what readers find there.
      error content/wrong.md:10:3: the link "/gone/" points to no page
        There is no /gone/. Did you mean /one/?
      error content/wrong.md:12:1: the link "../definitions/concepts#next-steps" points to no page
        There is no /wrong/definitions/concepts/. Did you mean /definitions/concepts/?
      error content/wrong.md:15:3: unknown field "nam" in accounts.CreateAccountRequest; did you mean "name"?
        Correct the sample; it is checked against openapi/ and content/sdk/.
      error src/site.config.ts:<line>:11: sidebars.documentation: there is no page "definitions/conceptz"
        Did you mean "definitions/concepts"? Available pages …
      26 errors and 16 warnings in pages and configuration."
    `);
    expect(code).toBe(1);
    const limited = await runIn(program, 'check', 'without-specs');
    writeFileSync(config, text);
    expect(limited.lines.filter((one) => !lines.includes(one))).toEqual([
      'Links and samples are checked once the specs are correct.',
      expect.stringMatching(/^\d+ errors and \d+ warnings in pages and configuration\.$/),
    ]);
  },
);

test(
  'with a format, the check prints only the problems of pages and specs, in the format, and to standard output',
  { timeout: 300_000 },
  async () => {
    // Every run checks all pages, so the site is a small one.
    for (const name of [
      'content',
      'src/generated',
      '.contentlayer',
      ...services.map((service) => `openapi/${service}`),
    ])
      rmSync(path.join(project, name), { recursive: true });
    cpSync('tests/fixtures/fork', project, { recursive: true });
    const spec = path.join(project, 'openapi/pets/openapi.yaml');
    const text = readFileSync(spec, 'utf8');
    const command = await bundleProgram('cli/check-content', project);
    const check = (format: string) => runIn(command, '--format', format);
    expect(await check('json')).toMatchObject({ code: 0, output: '[]\n', lines: [] });
    writePage('wrong.md', '[a](/nowhere), 100%\n\n:::unknown\n:::');
    const { code, output, lines } = await check('json');
    const file = 'content/wrong.md';
    const link = 'the link "/nowhere" points to no page';
    expect(JSON.parse(output)).toEqual([
      { severity: 'error', file, line: 7, column: 1, message: link, fix: 'There is no /nowhere/.' },
      expect.objectContaining({ severity: 'warning', file, line: 9, column: 1 }),
    ]);
    expect([code, lines]).toEqual([1, []]);
    expect(await check('xml')).toMatchObject({
      code: 1,
      lines: ['there is no format "xml"', '  Formats: stylish, json, github-actions.'],
    });
    expect(await runIn(command, '--only', 'content/none.md')).toMatchObject({
      code: 1,
      lines: ['the file "content/none.md" does not exist', '  Name a file: content/pages/support.md.'],
    });
    writePage('wrong.md', ':::unknown\n:::');
    const strict = await runIn(command, '--strict', '--only', file);
    expect(strict.output).toMatch(/^warning content\/wrong\.md:7:1: ":::unknown" .*\n {2}There are .*\n$/);
    expect(strict.code).toBe(1);
    writeFileSync(spec, `${text}\nx: 1\n`);
    const wrong = await check('json');
    expect(JSON.parse(wrong.output)).toEqual([
      expect.objectContaining({ severity: 'error', file: 'openapi/pets/openapi.yaml', rule: 'struct' }),
      expect.objectContaining({ file, line: 7 }),
    ]);
    expect(wrong.code).toBe(1);
    writeFileSync(spec, text);
    // A misspelled option must not turn off a check.
    expect(await runIn(command, '--strikt')).toMatchObject({ code: 1, lines: ["Unknown option '--strikt'"] });
  },
);

test('the spec linter lists the known formats', { timeout: 60_000 }, async () => {
  expect(await runIn(await bundleProgram('cli/openapi-lint', project), '--format', 'constructor')).toMatchObject({
    code: 1,
    lines: ['there is no format "constructor"', '  Formats: stylish, json, github-actions.'],
  });
});

test('the spec build prints a warning, and fails for it only if the build is strict', { timeout: 60_000 }, async () => {
  rmSync(path.join(project, 'openapi'), { recursive: true });
  writeFileSync(path.join(project, 'redocly.yaml'), 'rules:\n  info-license: warn\n');
  writeFile(path.join(project, 'openapi/constructor/openapi.yaml'), toDocument());
  const file = await bundleProgram('cli/build-openapi', project);
  const told = await run(file, project);
  // A build shows what its commands write there.
  expect(told.errors).toMatch(/^openapi\/constructor\/openapi\.yaml:2:1: warning info-license /);
  const strict = await run(file, project, [], { STRICT: '1' });
  expect([told.code, strict.code]).toEqual([0, 1]);
});
