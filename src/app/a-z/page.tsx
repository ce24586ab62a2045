import { Alphabet } from '@/components/search/alphabet';
import { StaticPart } from '@/components/ui/static-part';
import * as messages from '@/messages';
import { buildAlphabet } from '@/search/alphabet';
import { toMetadata } from '../metadata';
import { loadAlphabetRecords } from '@/routes/search-records';

export const metadata = toMetadata({
  title: messages.alphabetTitle,
  description: messages.alphabetDescription,
  path: '/a-z/',
});

export default async function AlphabetPage() {
  return (
    <main id="main" className="mx-auto w-full max-w-[60rem] flex-1 px-4 py-12 desktop:px-6">
      <h1 className="text-3xl">{messages.alphabetTitle}</h1>
      <p className="mt-3 text-muted">{messages.alphabetDescription}</p>
      <StaticPart className="contents" path="/a-z/">
        <Alphabet letters={buildAlphabet(await loadAlphabetRecords())} />
      </StaticPart>
    </main>
  );
}
