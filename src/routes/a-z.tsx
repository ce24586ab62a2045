import { SimplePage, SimpleTitle } from '@/components/layout/simple-page';
import { Alphabet } from '@/components/search/alphabet';
import { StaticHtml } from '@/components/ui/static-html';
import * as messages from '@/messages';
import { buildAlphabet } from '@/search/alphabet';
import { toMetadata } from './metadata';
import type { Page } from './page';
import { loadAlphabetRecords } from './search-records';

const path = '/a-z/';

export const alphabet: Page = {
  path,
  name: 'the A–Z index',
  loadMetadata: () =>
    Promise.resolve(toMetadata({ title: messages.alphabetTitle, description: messages.alphabetDescription, path })),
  load: async () => (
    <SimplePage>
      <SimpleTitle>{messages.alphabetTitle}</SimpleTitle>
      <p className="text-lg text-muted">{messages.alphabetDescription}</p>
      <StaticHtml className="contents" path={path}>
        <Alphabet letters={buildAlphabet(await loadAlphabetRecords())} />
      </StaticHtml>
    </SimplePage>
  ),
};
