import { readFileSync } from 'node:fs';
import * as messages from '@/messages/en';
import { fixtureEnvironment, fixtureOut, fixturePath } from './fixture';
import { ExportedFiles, toArticleText, toMarkdownName, toProse, toTargets, toWords } from './markdown-files';
import { expect, test } from './test';

const origin = 'https://docs.example.com';

const sites = [
  { name: 'this site', out: 'out', base: origin, mostTokens: 700 },
  { name: 'the fixture site', out: fixtureOut, base: `${fixtureEnvironment.SITE_URL}${fixturePath}` },
];

for (const { name, out, base, mostTokens } of sites) {
  const load = () => new ExportedFiles(out);

  test(`every link of the Markdown files of ${name} leads to a Markdown file or a file that is no page`, () => {
    const files = load();
    const names = new Set(files.names);
    const broken = files.names
      .filter((file) => /\.md$|llms[^/]*\.txt$/.test(file))
      .flatMap((file) =>
        toTargets(files.read(file)).flatMap((target) => {
          if (!/^[a-z][a-z\d+.-]*:/i.test(target)) return [`${file}: ${target} is not absolute`];
          if (!target.startsWith(`${base}/`)) return [];
          const path = decodeURIComponent(target.slice(base.length + 1).replace(/[?#].*/, ''));
          return names.has(path) && !path.endsWith('.html') ? [] : [`${file}: ${target}`];
        }),
      );
    expect(broken).toEqual([]);
  });

  test(`no file for programs of ${name} is too long, or contains what only this site understands`, () => {
    const files = load();
    const texts = files.names.filter((file) => file.endsWith('.md')).map((file) => ({ file, text: files.read(file) }));
    expect(texts.filter(({ text }) => text.length > 50_000).map(({ file }) => file)).toEqual([]);
    expect(
      texts
        .filter(
          ({ file, text }) => /^:::|\]\(#/m.test(toProse(text)) || (/```dot/.test(text) && !file.includes('guide')),
        )
        .map(({ file }) => file),
    ).toEqual([]);
    expect(files.read('llms.txt').length).toBeLessThan(50_000);
    for (const file of files.names.filter((one) => /llms-full[^/]*\.txt$/.test(one)))
      expect([file, files.read(file).length < 200_000]).toEqual([file, true]);
    if (mostTokens === undefined) return;
    const sizes = texts.filter(({ file }) => /\/operations\//.test(file)).map(({ text }) => text.length / 4);
    expect(sizes.sort((left, right) => left - right)[Math.floor(sizes.length / 2)]).toBeLessThan(mostTokens);
  });

  test(`every page of ${name} names its Markdown file, and before its navigation the index for programs`, () => {
    const files = load();
    const prefix = new URL(base).pathname.replace(/\/$/, '');
    for (const page of files.listPages()) {
      const html = files.read(page);
      expect([
        page,
        html.includes(`<link rel="alternate" type="text/markdown" href="${prefix}/${toMarkdownName(page)}"/>`),
      ]).toEqual([page, true]);
      const at = html.indexOf(`href="${prefix}/llms.txt"`);
      expect([page, at > html.indexOf('<body') && at < html.indexOf('<nav')]).toEqual([page, true]);
    }
  });
}

test('every page is a Markdown file, which has all words of its article together with its parts', () => {
  const files = new ExportedFiles('out');
  const labels = toWords(
    [
      messages.printApi,
      messages.printApiByTag,
      messages.printView,
      messages.requiredAccess,
      messages.responses,
      messages.sampleVariables,
      messages.generatedExample,
      messages.usedByNone,
      messages.typeScriptTypes,
      messages.allowedValues,
      messages.moreUses(1),
      messages.fieldCount(2),
    ].join(' '),
  );
  const missing = files.listPages().flatMap((page) => {
    const markdown = toMarkdownName(page);
    const folder = markdown.replace(/\.md$/, '/');
    const isPart = (file: string) =>
      file.startsWith(folder) && (folder.startsWith('api/') || /\/part-\d+\.md$/.test(file));
    const own = files.names.filter((file) => file === markdown || (file.endsWith('.md') && isPart(file)));
    if (!own.includes(markdown)) return [`${page}: no ${markdown}`];
    const known = toWords(own.map((file) => files.read(file)).join('\n'));
    const isKnown = (word: string) => known.has(word) || (page.startsWith('api/') && labels.has(word));
    // The notice of an unlisted page is not part of its text.
    const article = toArticleText(files.read(page)).replace(messages.unlistedText, '');
    const words = [...toWords(article)].filter((word) => !isKnown(word));
    return words.length === 0 ? [] : [`${page}: ${words.join(' ')}`];
  });
  expect(missing).toEqual([]);
});

/** A question of somebody who builds on the platform, the file that answers it, and a part of the answer. */
const questions = readFileSync('tests/fixtures/questions.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('the answers to twenty questions are at most two requests from the index for programs', () => {
  const files = new ExportedFiles('out');
  const toNames = (file: string) =>
    toTargets(files.read(file))
      .filter((target) => target.startsWith(origin))
      .map((target) => target.slice(origin.length + 1));
  const first = new Set(toNames('llms.txt'));
  const second = new Set([...first].filter((file) => file.endsWith('.md')).flatMap(toNames));
  expect(questions).toHaveLength(20);
  for (const [question = '', file = '', answer = ''] of questions) {
    expect([question, first.has(file) || second.has(file)]).toEqual([question, true]);
    expect([question, files.read(file).includes(answer)]).toEqual([question, true]);
  }
});
