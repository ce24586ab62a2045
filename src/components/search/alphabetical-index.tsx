import { toSentMethod } from '@/lib/http-method';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Breakable } from '../ui/breakable-name';
import type { Entry } from '@/search/a-z-index';

/** The size of a letter, a link or not. */
const letterClassName = 'grid h-11 place-items-center rounded border text-sm desktop:border-transparent';

/** All names of the site, grouped by first letter, each with links to the pages that contain it. */
export function AlphabeticalIndex({ letters }: { letters: { letter: string; entries: Entry[] }[] }) {
  const known = letters.map(({ letter }) => letter);
  return (
    <>
      <nav
        aria-label={messages.alphabetLetters}
        className="z-1 mt-8 border-b border-line bg-ground max-desktop:pb-4 desktop:sticky desktop:top-bar print:hidden"
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 desktop:flex desktop:gap-0">
          {[...new Set([...known.filter((letter) => !alphabet.includes(letter)), ...alphabet])].map((letter) => (
            <li key={letter} className="desktop:flex-1">
              {known.includes(letter) ? (
                <a
                  href={`#${toId(letter)}`}
                  className={`${letterClassName} border-line font-medium text-accent hover:bg-accent-soft`}
                >
                  {letter}
                </a>
              ) : (
                <span aria-hidden="true" className={`${letterClassName} border-transparent text-muted opacity-60`}>
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }, index) => (
        <section
          key={letter}
          aria-labelledby={toId(letter)}
          className={`border-line md:grid md:grid-cols-[4rem_1fr] ${index > 0 ? 'mt-10 border-t' : ''}`.trimEnd()}
        >
          <h2
            id={toId(letter)}
            className="pt-2 text-xl desktop:sticky desktop:top-[calc(var(--bar-height)+2.75rem)] desktop:scroll-mt-6 desktop:self-start"
          >
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

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function toId(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}

function AlphabetEntry({ entry: { title, kind, labels, method, places } }: { entry: Entry }) {
  const [first, ...others] = places;
  if (!first) return null;
  const nameClassName = kind === 'field' || kind === 'schema' ? 'font-mono text-ui/5.5' : '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line py-2.5 text-sm not-first:border-t desktop:grid-cols-[2fr_5rem_3fr] desktop:py-1.5">
      {others.length === 0 ? (
        <a
          href={toHref(first.url)}
          className={`-my-2.5 min-w-0 py-2.5 text-accent hover:underline desktop:-my-1.5 desktop:py-1.5 ${nameClassName}`}
        >
          <Breakable text={title} />
        </a>
      ) : (
        <span className={`min-w-0 text-ink ${nameClassName}`}>
          <Breakable text={title} />
        </span>
      )}
      <span className="text-xs/5.5 text-muted">{labels.join(', ')}</span>
      {others.length === 0 ? (
        <span className="flex min-w-0 items-baseline gap-x-2 text-muted max-desktop:col-span-full">
          {method && (
            <span className="method" data-method={method.toLowerCase()}>
              {toSentMethod(method)}
            </span>
          )}
          <span className={`min-w-0 ${method ? 'font-mono text-ui/5.5' : ''}`}>
            <Breakable text={first.title} />
          </span>
        </span>
      ) : (
        <ul className="grid max-desktop:col-span-full">
          {places.map(({ title: place, url }) => (
            <li key={url}>
              <a href={toHref(url)} className="inline-block py-0.5 wrap-anywhere text-accent hover:underline">
                <Breakable text={place} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
