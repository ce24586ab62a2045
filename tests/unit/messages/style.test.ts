import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';

/** How many banned phrases are left. The number may fall, never rise. */
const allowedHits = 0;

const guide = 'docs/style.md';

/** Reads the phrases from the first column of the table under "Phrases to avoid". */
function loadPhrases(): string[] {
  const section = /^### Phrases to avoid\n(.*?)(?=^#|$(?![^]))/ms.exec(readFileSync(guide, 'utf8'))?.[1] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase));
}

/**
 * Matches whole phrases, which may continue on the next line of a comment or a quotation. A word joined to others by a dot, dash,
 * slash, or parenthesis is a name in code: `...beside`, `.kept-for`, `mend()`.
 */
function toPattern(phrases: string[]): RegExp {
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  const sources = longestFirst.map((phrase) =>
    phrase
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//|>|#)?[ \t]*)`),
  );
  return new RegExp(String.raw`(?<![\w./-])(?:${sources.join('|')})(?![\w/(-]|\.\w)`, 'gi');
}

/** Returns each hit as `file:line: phrase`. */
function findHits(file: string, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${found.replace(/\s+(?:[*>#]|\/\/)?\s*/g, ' ').toLowerCase()}`;
  });
}

/** Returns the text of a file. In the style guide, the table of banned phrases is blank. */
function loadText(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file !== guide) return text;
  const start = text.indexOf('### Phrases to avoid');
  return text.slice(0, start) + text.slice(start).replace(/^\|.*$/gm, '');
}

function list(folder: string, names: RegExp): string[] {
  return listFiles(folder)
    .filter((file) => names.test(file))
    .map((file) => `${folder}/${file}`);
}

const pattern = toPattern(loadPhrases());

it('sources, specs, documents, and workflows contain no more banned phrases than allowed', () => {
  const sources = list('src', /\.(?:tsx?|mjs|css)$/).filter((file) => !file.startsWith('src/generated/'));
  const specs = list('openapi', /\.(?:yaml|md|mjs)$/);
  const documents = [...list('docs', /\.md$/), ...list('content', /\.md$/), 'README.md', 'CONTRIBUTING.md'];
  const ofTests = [...list('tests', /^[^/]+\.md$/), ...list('.github', /\.ya?ml$/)];
  const hits = [...sources, ...specs, ...documents, ...ofTests].flatMap((file) =>
    findHits(file, loadText(file), pattern),
  );
  const advice = `${hits.length} banned phrases, ${allowedHits} allowed. ${guide} says what to write instead:`;
  expect(hits.length, [advice, ...hits].join('\n')).toBeLessThanOrEqual(allowedHits);
});

it('loadPhrases returns phrases of the table in the style guide', () => {
  expect(loadPhrases()).toEqual(
    expect.arrayContaining(['stands in', 'beside', 'mend', 'answers with', "of one's own", 'looks at', 'without more']),
  );
});

it.each([
  ['Values stand in the list.', ['a:1: stand in']],
  ['One\n * Stands\n * beside it.', ['a:2: stands beside']],
  ['> It is a video\n> in moving\n> pictures', ['a:2: in moving pictures']],
  ['Put it Beside the code, then mend it.', ['a:1: beside', 'a:1: mend']],
  ['An aside, a standard, an amendment; besides, it stands inside.', []],
  ["import { lay } from './beside'; const { id, ...beside } = kept; mend(x); mend.call(x);", []],
])('findHits counts only whole phrases: %j', (text, hits) => {
  expect(findHits('a', text, pattern)).toEqual(hits);
});
