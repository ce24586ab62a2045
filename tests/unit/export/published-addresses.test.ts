import path from 'node:path';
import { expect, it } from 'vitest';
import { checkAddresses, findMissing, listAddresses, readAddresses } from '@/export/published-addresses';
import { toMistakeText } from '@/lib/user-errors-and-mistakes';
import { readLinks } from '@/export/read-exported-pages';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

const frame = '<a id="skip"></a><main id="main">';
const page = (pagePath: string, html: string) => ({ path: pagePath, ...readLinks(`${frame}${html}`) });

/** An export with a guide, a service, and a page that lists names. */
const published = {
  pages: [
    page('/404.html', ''),
    page('/guide/', '<h2 id="begin">Begin</h2><button id="tabs-1-a-tab">A</button>'),
    page(
      '/api/pets/',
      '<article id="addPet"><span id="createPet" data-now="addPet"></span><li id="addPet.body.fullName"></li>' +
        '<span id="addPet.body.name" data-now="addPet.body.fullName"></span><li id="addPet.body.fullName.first"></li></article>',
    ),
    page('/reference/properties/', '<h2 id="name-size">size</h2>'),
  ],
  markdown: ['/guide.md', '/guide/part-1.md'],
};

const toTexts = (recorded: string[], redirects: { from: string; to: string }[] = []) =>
  findMissing(recorded, published, redirects).map(toMistakeText);

it('lists pages, anchors of articles and operations, and Markdown files', () => {
  expect(listAddresses(published)).toEqual([
    '/api/pets/',
    '/api/pets/#addPet',
    '/api/pets/#addPet.body.fullName',
    '/api/pets/#addPet.body.fullName.first',
    '/api/pets/#addPet.body.name',
    '/api/pets/#createPet',
    '/guide.md',
    '/guide/',
    '/guide/#begin',
    '/reference/properties/',
  ]);
});

it('does not list what comes and goes with releases of the specs', () => {
  const lasting = ['/reference/changes/', '/reference/changes/pets/', '/reference/compare-versions/'];
  const passing = ['/reference/changes/pets/1-0/', '/reference/compare-versions/pets/1-0/2-0/'];
  const pages = [...lasting, ...passing].map((own) => page(own, ''));
  const markdown = ['/reference/changes/pets.md', '/reference/compare-versions/pets/1-0/2-0.md'];
  expect(listAddresses({ pages, markdown })).toEqual([
    '/reference/changes/',
    '/reference/changes/pets.md',
    '/reference/changes/pets/',
    '/reference/compare-versions/',
  ]);
});

it('an export that has every recorded address passes, also under former names and behind redirects', () => {
  const former = ['/api/pets/#createPet.body.name.first', '/api/pets/#createPet.body.fullName', '/old/', '/old/#part'];
  expect(toTexts([...listAddresses(published), ...former, ''], [{ from: '/old/', to: '/guide/' }])).toEqual([]);
});

it('each missing address is reported with its line and what keeps it, but nothing below it', () => {
  expect(
    toTexts([
      '/api/pets/#addPet.body.size',
      '/api/pets/#addPet.body.size.unit',
      '/api/pets/#addPets',
      '/api/pets/operations/create.md',
      '/gone.md',
      '/guide/#begins',
      '/guides/',
      '/guides/#begin',
    ]),
  ).toEqual([
    'content/addresses.txt:1: the anchor #addPet.body.size of /api/pets/ is gone, and links to it would break\n' +
      '  Did you mean "addPet.body.name"? Write `x-aliases: [size]` at what replaces it in the spec. If nobody may have a link to it, remove the line from content/addresses.txt.',
    'content/addresses.txt:3: the anchor #addPets of /api/pets/ is gone, and links to it would break\n' +
      '  Did you mean "addPet"? Write `x-aliases: [addPets]` at what replaces it in the spec. If nobody may have a link to it, remove the line from content/addresses.txt.',
    'content/addresses.txt:4: /api/pets/operations/create.md is gone, and links to it would break\n' +
      '  Write `x-aliases: [create]` at what replaces it in the spec. If nobody may have a link to it, remove the line from content/addresses.txt.',
    'content/addresses.txt:5: /gone.md is gone, and links to it would break\n' +
      '  A redirect from its page keeps it. If nobody may have a link to it, remove the line from content/addresses.txt.',
    'content/addresses.txt:6: the anchor #begins of /guide/ is gone, and links to it would break\n' +
      '  Did you mean "begin"? Give a heading of the page this id: `## Title {#begins}`. If nobody may have a link to it, remove the line from content/addresses.txt.',
    'content/addresses.txt:7: /guides/ is gone, and links to it would break\n' +
      "  Did you mean \"/guide/\"? Add a redirect to src/site.config.ts: { from: '/guides/', to: '/…/' }. If nobody may have a link to it, remove the line from content/addresses.txt.",
  ]);
});

it('a build fails with the recorded addresses of its project; a project without the file has promised none', () => {
  const root = makeFolder();
  expect(readAddresses(root)).toEqual([]);
  checkAddresses(published, [], root);
  writeFile(path.join(root, 'content/addresses.txt'), '/guide/\n/lost/\n');
  expect(() => checkAddresses(published, [], root)).toThrow('content/addresses.txt:2: /lost/ is gone');
});
