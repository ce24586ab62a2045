import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Breakable } from '../ui/breakable';
import type { Entry } from '@/search/alphabet';

/** All names of the site, grouped by first letter, each with links to the pages that contain it. */
export function Alphabet({ letters }: { letters: { letter: string; entries: Entry[] }[] }) {
  return (
    <>
      <nav aria-label={messages.alphabetLetters} className="mt-6">
        <ul className="flex flex-wrap gap-1">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${toId(letter)}`}
                className="inline-flex size-11 items-center justify-center rounded border border-line text-sm font-medium text-accent hover:bg-accent-soft desktop:size-8.5"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={toId(letter)} className="mt-12">
          <h2 id={toId(letter)} className="border-b border-line pb-2 text-xl">
            {letter}
          </h2>
          <ul>
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
  const isCode = kind === 'field' || kind === 'schema';
  return (
    <li className="grid gap-x-6 border-b border-line py-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <span className="flex flex-wrap items-baseline gap-x-2 text-sm break-words">
        {method && (
          <span className="method" data-method={method}>
            {method}
          </span>
        )}
        {others.length === 0 ? (
          <a
            href={toHref(first.url)}
            className={`min-w-0 break-words text-accent hover:underline ${isCode ? 'font-mono' : ''}`}
          >
            <Breakable text={title} />
          </a>
        ) : (
          <span className={`text-ink ${isCode ? 'font-mono' : ''}`}>
            <Breakable text={title} />
          </span>
        )}
        <span className="text-xs text-muted">{messages.alphabetKinds[kind]}</span>
      </span>
      {others.length === 0 ? (
        <span className={`min-w-0 text-sm break-words text-muted ${kind === 'operation' ? 'font-mono' : ''}`}>
          <Breakable text={first.title} />
        </span>
      ) : (
        <ul className="flex flex-wrap gap-x-4 text-sm">
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
