import { SimplePage, SimpleTitle } from '@/components/layout/simple-page';
import { AlphabeticalIndex } from '@/components/search/alphabetical-index';
import * as messages from '@/messages';
import { buildAZIndex } from '@/search/a-z-index';
import { toHead } from './head';
import type { Page } from './page-and-site-file-types';
import { loadAlphabetRecords } from './search-records';

const path = '/a-z/';

export const azPage: Page = {
  path,
  name: 'the A–Z index',
  shell: 'plain',
  textKeys: [],
  loadHead: () =>
    Promise.resolve(toHead({ title: messages.alphabetTitle, description: messages.alphabetDescription, path })),
  loadBody: async () => (
    <div className="contents" data-simple="">
      <SimplePage>
        <SimpleTitle>{messages.alphabetTitle}</SimpleTitle>
        <p className="text-lg text-muted">{messages.alphabetDescription}</p>
        <AlphabeticalIndex letters={buildAZIndex(await loadAlphabetRecords())} />
      </SimplePage>
    </div>
  ),
};
