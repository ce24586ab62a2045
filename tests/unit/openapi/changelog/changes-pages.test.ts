import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { CrossReferencePage } from '@/openapi/cross-reference/cross-reference-page-type';
import { present, type Changelog, type ServiceChangelog } from '@/openapi/changelog/changelog-types';
import { toChangesPages } from '@/openapi/changelog/changes-pages';
import { toComparePages } from '@/openapi/changelog/version-comparison-pages';
import { compareVersions } from '@/openapi/changelog/compare-versions';
import { toFeed } from '@/openapi/changelog/feed';
import type { SiteChangelog } from '@/openapi/changelog/version-names-anchors-and-notes';
import type { Spec } from '@/openapi/model/spec';
import { toCompared, toPets } from '../changes/compare';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from '../cross-reference/to-markdown-with-ids';

const toPet = (rest: string) => toPets(`{ type: object, properties: { name: { type: string, maxLength: ${rest} } } }`);
const texts = {
  '1.0': toPet('40'),
  '2026-03-01': toPet('30'),
  [present]: toPet('30 }, "<b>{x}`": { type: string'),
};
const compare = (from: keyof typeof texts, to: keyof typeof texts) => ({
  from,
  to,
  ...compareVersions('pets', toCompared(texts[from]), toCompared(texts[to])),
});

const pets: ServiceChangelog = {
  service: 'pets',
  title: 'Pets *API*',
  versions: ['1.0', '2026-03-01', present],
  notes: { '2026-03-01': '# Names\n\nUse shorter names.' },
  steps: [compare('1.0', '2026-03-01'), compare('2026-03-01', present)],
  others: [compare('1.0', present)],
};
const releases = [
  { name: '1.0', date: '2026-01-01', day: 'January 1, 2026' },
  { name: '2026-03-01', date: '2026-03-01', day: 'March 1, 2026', notes: 'Read\n====\n\nthis first.' },
];

const toSite = (changelog: Partial<Changelog> = {}, versions: [string, Spec][] = []): SiteChangelog => ({
  releases,
  services: [pets],
  ...changelog,
  getPublished: () => ({ latest: versions.at(-1)?.[1], versions: new Map(versions) }),
});
const find = (pages: CrossReferencePage[], path: string) =>
  toMarkdownWithIds(pages.find((page) => page.path === path)?.write());

describe('the pages of changes', () => {
  it('group the changes of a service by version, then class, then schema, below the notes', () => {
    const markdown = find(toChangesPages(toSite()), '/reference/changes/pets/');
    const [, unreleased = '', released = ''] = markdown.split(/^## /m);
    expect(unreleased).toMatch(/^After March 1, 2026 \(not released\) \{#unreleased\}\n\n### Compatible changes/);
    expect(released).toBe(
      [
        'March 1, 2026 {#2026-03-01}',
        '### Names',
        'Use shorter names.',
        '### Breaking changes {#2026-03-01-breaking}',
        '- **`Pet`**, used by POST /pets\n  - `Pet.name` may be at most 30 characters (was 40). In requests.',
        '### Compatible changes {#2026-03-01-safe}',
        '- **`Pet`**, used by POST /pets\n  - `Pet.name` may be at most 30 characters (was 40). In responses.',
      ].join('\n\n'),
    );
  });

  it('link each operation as it is, and as it was if its version has pages', () => {
    const [before, after] = ['', 'deprecated: true, '].map(
      (rest) => `paths: { /pets: { get: { ${rest}summary: List, responses: {} } } }`,
    );
    const step = {
      from: '1.0',
      to: '2026-03-01',
      ...compareVersions('pets', toCompared(before ?? ''), toCompared(after ?? '')),
    };
    const old = { ...toModel(before ?? ''), service: 'test-1-0' };
    const services = [{ ...pets, steps: [step], others: [] }];
    const toMarkdown = (versions: [string, Spec][]) =>
      find(toChangesPages(toSite({ services }, versions)), '/reference/changes/pets/');
    const now = toModel(after ?? '');
    const { id } = now.operations[0] ?? {};
    expect(toMarkdown([[present, now]])).toContain(
      `- **[List](/api/test/#${id})** \`GET /pets\`\n  - GET /pets is deprecated.`,
    );
    expect(
      toMarkdown([
        ['1.0', old],
        [present, now],
      ]),
    ).toContain(`\`GET /pets\` ([as it was in 1.0](/print/api/test-1-0/#${id}))`);
  });

  it('of all services have the notes about the release, and count the changes', () => {
    const markdown = find(toChangesPages(toSite()), '/reference/changes/');
    expect(markdown).toContain('[Pets \\*API\\*](/reference/changes/pets/)');
    expect(markdown).toContain(
      '## March 1, 2026 {#2026-03-01}\n\n### Read\n\nthis first.\n\n### Pets \\*API\\* {#2026-03-01-pets}',
    );
    expect(markdown).toContain('| [March 1, 2026](#2026-03-01) | 2 changes, 1 breaking |');
  });

  it('say that nothing has changed since the last release', () => {
    const quiet = {
      ...pets,
      steps: [compare('1.0', '2026-03-01'), { from: '2026-03-01', to: present, changes: [], operations: {} }],
    };
    expect(find(toChangesPages(toSite({ services: [quiet] })), '/reference/changes/pets/')).toContain(
      'Nothing has changed since March 1, 2026.',
    );
  });

  it('have a section of its own address for each version if they are long', () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...pets.steps[0]!.changes[0]!,
      schema: undefined,
      operations: [`GET /${index}/${'x'.repeat(60)}`],
    }));
    const words = { ...many[0]!, class: 'words' as const };
    const long = { ...pets, steps: [{ ...pets.steps[0]!, changes: [...many, words] }, pets.steps[1]!] };
    const site = toSite({ services: [long] });
    const pages = toChangesPages(site);
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain('/reference/changes/pets/2026-03-01/');
    expect(paths).toContain('/reference/changes/pets/2026-03-01-2/');
    expect(new Set(paths).size).toBe(paths.length);
    const version = '/reference/changes/pets/2026-03-01/';
    expect(find(pages, '/reference/changes/pets/')).toContain(`| [March 1, 2026](${version}) |`);
    const overview = paths.filter((path) => path.startsWith('/reference/changes/2026-03-01'));
    expect(overview.map((path) => find(pages, path)).join('\n')).toContain(`](${version})`);
    expect(toFeed(site, { title: '', toUrl: (path) => path })).toMatch(
      `<id>/reference/changes/pets/#2026-03-01</id>\n    <link rel="alternate" type="text/html" href="${version}"/>`,
    );
  });

  it('do not continue notes that end inside of a block', () => {
    const open = { ...pets, notes: { '2026-03-01': 'Run:\n\n```sh\nls' } };
    expect(() => toChangesPages(toSite({ services: [open] }))).toThrow(
      'openapi/versions/2026-03-01/pets/notes.md: the notes end inside of a block\n  Close the last code block, directive, or comment.',
    );
  });
});

it.each(['[intro](../intro.md)', '![plan](plan.png)', '[plan][1]\n\n[1]: plan/'])(
  'notes cannot have a link relative to their file: %s',
  (link) => {
    const notes = `\nSee the plan.\n\nSee ${link}.\n`;
    const site = toSite({ services: [{ ...pets, notes: { '2026-03-01': notes } }] });
    expect(() => toChangesPages(site)).toThrow(
      /^openapi\/versions\/2026-03-01\/pets\/notes\.md:[46]:\d: "\S+" is a link relative to the file\n {2}Write the path from/,
    );
  },
);

it('notes can have links to other sites, to pages, and to sections', () => {
  const notes = '[a](https://example.org/) [b](/support/) [c](#2026-03-01) <mailto:a@example.org>';
  const site = toSite({ services: [{ ...pets, notes: { '2026-03-01': notes } }] });
  expect(find(toChangesPages(site), '/reference/changes/pets/')).toContain(
    notes.replace('<mailto:a@example.org>', '[mailto:a@example.org](mailto:a@example.org)'),
  );
});

describe('the comparison of versions', () => {
  it('leads to a page for any two versions', () => {
    const pages = toComparePages(toSite());
    const list = find(pages, '/reference/compare-versions/');
    expect(list).toContain(
      '| 1.0 | [now](/reference/compare-versions/pets/1-0/unreleased/): 3 changes, 1 breaking<br>[March 1, 2026]',
    );
    for (const [, path = ''] of list.matchAll(/\]\(([^)#]+)\)/g))
      expect(find(pages, path)).toMatch(/^## (?:Breaking|Compatible) changes/m);
    expect(pages.filter(({ isUnlisted }) => isUnlisted)).toHaveLength(3);
  });
});

describe('the feed', () => {
  const feed = toFeed(toSite(), { title: 'Docs & more', toUrl: (path) => `https://docs.example.org${path}` });
  const { feed: parsed } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' }).parse(
    feed,
  ) as {
    feed: Record<string, unknown> & { entry: Record<string, string>[] };
  };

  it('is well-formed, with what Atom requires', () => {
    expect(XMLValidator.validate(feed)).toBe(true);
    expect(parsed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      title: 'Docs & more: API changes',
      id: 'https://docs.example.org/reference/changes/',
      updated: '2026-03-01T00:00:00Z',
      author: { name: 'Docs & more' },
    });
  });

  it('has an entry for each service in each release, with the day of the release, but none for what is not released', () => {
    expect(parsed.entry).toHaveLength(1);
    expect(parsed.entry[0]).toMatchObject({
      id: 'https://docs.example.org/reference/changes/pets/#2026-03-01',
      title: 'Pets *API* March 1, 2026',
      updated: '2026-03-01T00:00:00Z',
    });
  });

  it('shows the code of a sentence as code', () => {
    expect(feed).toMatch(/&lt;li&gt;&lt;code&gt;[^&`]+&lt;\/code&gt;/);
    expect(feed).not.toContain('`');
  });

  it('shows everything from a spec as text', () => {
    const released = { ...pets, steps: [pets.steps[0]!, { ...pets.steps[1]!, to: '2026-03-02' }] };
    const later = [...releases, { name: '2026-03-02', date: '2026-03-02', day: 'March 2, 2026' }];
    const text = toFeed(toSite({ services: [released], releases: later }), { title: '', toUrl: (path) => path });
    expect(text).toContain('&amp;lt;b&amp;gt;{x}');
    expect(XMLValidator.validate(text)).toBe(true);
  });
});
