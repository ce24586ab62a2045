import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// `npm run fonts`: reduces the two typefaces to the characters that the site uses (Latin letters, punctuation, arrows, and
// symbols) and to the weights from 400 to 600. Letters with accents and rare symbols are in a file of their own, which a browser
// loads only for a page that has one of them, so that both other files together stay under 30 KB. Run the command again after an
// update of a font, and commit its output.

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2190, 0x2193],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
  [0x2713, 0x2717],
];
const rareRanges = JSON.parse(await readFile('src/app/fonts/rare-characters.json', 'utf8'));
const rare = new Set(rareRanges.flatMap((range) => toCharacters(...range.slice(2).split('-').map(toNumber))));
const common = ranges.flatMap(([from, to]) => toCharacters(from, to)).filter((character) => !rare.has(character));

function toNumber(digits) {
  return Number.parseInt(digits, 16);
}

function toCharacters(from, to = from) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

/** Features that position glyphs and compose characters. Browsers apply them by default. */
const positions = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

const fonts = [
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'inter',
    keepFeatures: [...positions, 'calt', 'clig', 'liga', 'rclt', 'rlig', 'rvrn', 'tnum'],
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono',
    // The site shows code without ligatures, which are a third of this font.
    keepFeatures: positions,
  },
];

for (const { source, target, keepFeatures } of fonts) {
  const write = async (name, characters) => {
    const subset = await subsetFont(await readFile(`node_modules/${source}`), characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
      keepFeatures,
    });
    await writeFile(`src/app/fonts/${name}.woff2`, subset);
    process.stdout.write(`src/app/fonts/${name}.woff2  ${subset.length} bytes\n`);
  };
  await write(target, common);
  await write(`${target}-rare`, [...rare]);
}
