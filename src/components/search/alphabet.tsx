import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Breakable } from '../ui/breakable';
import type { Entry } from '@/search/alphabet';

/** All names of the site, grouped by first letter, each with links to the pages that contain it. */
export function Alphabet({ letters }: { letters: { letter: string; entries: Entry[] }[] }) {
  return (
    <>
      <nav aria-label={messages.alphabetLetters} className="mt-6">
        <ul className="grid grid-cols-7 gap-1 desktop:flex">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${toId(letter)}`}
                className="flex h-11 items-center justify-center rounded border border-line text-sm font-medium text-accent hover:bg-accent-soft desktop:size-8.5"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section
          key={letter}
          aria-labelledby={toId(letter)}
          className="mt-10 border-t border-line md:grid md:grid-cols-[4rem_1fr]"
        >
          <h2 id={toId(letter)} className="pt-1 text-xl md:sticky md:top-bar md:self-start">
            {letter}
          </h2>
          <ul className="min-w-0">
            {entries.map((entry) => (
              <AlphabetEntry key={`${entry.kind} ${entry.title} ${entry.places[0]?.url ?? ''}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function toId(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}

function AlphabetEntry({ entry: { title, kind, method, places } }: { entry: Entry }) {
  const [first, ...others] = places;
  if (!first) return null;
  const nameClassName = kind === 'field' || kind === 'schema' ? 'font-mono text-ui/5.5' : '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line py-2.5 text-sm not-first:border-t md:grid-cols-[2fr_5rem_3fr]">
      {others.length === 0 ? (
        <a
          href={toHref(first.url)}
          className={`-my-2.5 min-w-0 py-2.5 break-words text-accent hover:underline ${nameClassName}`}
        >
          <Breakable text={title} />
        </a>
      ) : (
        <span className={`min-w-0 break-words text-ink ${nameClassName}`}>
          <Breakable text={title} />
        </span>
      )}
      <span className="text-xs/5.5 text-muted">{messages.alphabetKinds[kind]}</span>
      {others.length === 0 ? (
        <span className="flex min-w-0 items-baseline gap-x-2 break-words text-muted max-md:col-span-full">
          {method && (
            <span className="method" data-method={method}>
              {method}
            </span>
          )}
          <span className={`min-w-0 ${method ? 'font-mono text-ui/5.5' : ''}`}>
            <Breakable text={first.title} />
          </span>
        </span>
      ) : (
        <ul className="flex flex-wrap gap-x-4 max-md:col-span-full">
          {places.map(({ title: place, url }) => (
            <li key={url}>
              <a href={toHref(url)} className="inline-block py-0.5 break-words text-accent hover:underline">
                <Breakable text={place} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
