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
    <main id="main" className="mx-auto w-full max-w-240 flex-1 px-4 py-12 sm:px-8 desktop:px-6">
      <h1 className="text-3xl max-sm:text-2xl">{messages.alphabetTitle}</h1>
      <p className="mt-3 text-muted">{messages.alphabetDescription}</p>
      <StaticHtml className="contents" path={path}>
        <Alphabet letters={buildAlphabet(await loadAlphabetRecords())} />
      </StaticHtml>
    </main>
  ),
};
