import type { Root } from 'mdast';
import type { Construct, ConstructRecord } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { remarkVariables, replaceVariables, type SiteVariables } from './variables';

type Parse = (source: string) => Root;

/** Parses a page's markdown: CommonMark, GFM, directives, variables. */
export function parsePage(source: string, variables: SiteVariables): Root {
  const shown = source.includes('{') ? `${source}\n${replaceVariables(source, variables)}` : source;
  return toPageParser(variables)[findAutolinks(shown)](source);
}

/** Parses a description's markdown: CommonMark and GFM. */
export function parseDescription(source: string): Root {
  return descriptions[findAutolinks(source)](source);
}

/** The literal autolinks that a text can contain. */
type Autolinks = 'all' | 'addresses' | 'none';

/** The constructs of GFM that a text with the given autolinks cannot contain. */
const without: Record<Autolinks, string[]> = {
  all: [],
  addresses: ['emailAutolink'],
  none: ['emailAutolink', 'protocolAutolink', 'wwwAutolink'],
};

/**
 * Finds the autolinks that are possible in a text. GFM checks at each word whether an email address begins, which takes
 * half of the parsing time.
 */
function findAutolinks(text: string): Autolinks {
  // A character reference may represent any character.
  if (/@|&[#a-z]/i.test(text)) return 'all';
  return /http|www/i.test(text) ? 'addresses' : 'none';
}

const descriptions = toParsers((autolinks) =>
  unified().use(remarkParse).use(remarkGfm).use(remarkAutolinks, autolinks),
);

let last: { variables: SiteVariables; parsers: Record<Autolinks, Parse> } | undefined;

/** Caches the parsers, since all pages of a site have the same variables. */
function toPageParser(variables: SiteVariables): Record<Autolinks, Parse> {
  if (last?.variables !== variables) {
    // Builds each parser from scratch: a copy of a frozen processor would have the syntax of its plugins twice.
    const parsers = toParsers((autolinks) =>
      unified()
        .use(remarkParse)
        .use(remarkGfm)
        .use(remarkAutolinks, autolinks)
        .use(remarkDirective)
        .use(remarkVariables, variables),
    );
    last = { variables, parsers };
  }
  return last.parsers;
}

interface Parser {
  freeze: () => { parse: Parse };
}

function toParsers(toParser: (autolinks: Autolinks) => Parser): Record<Autolinks, Parse> {
  const toParse = (autolinks: Autolinks): Parse => {
    const parser = toParser(autolinks).freeze();
    return (source) => parser.parse(source);
  };
  return { all: toParse('all'), addresses: toParse('addresses'), none: toParse('none') };
}

/** Removes constructs that `remark-gfm` added. If no autolinks are possible, also removes its search for links in the tree. */
function remarkAutolinks(this: Processor, autolinks: Autolinks) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: withoutConstructs(extension.text ?? {}, without[autolinks]),
  }));
  if (autolinks === 'none')
    data.fromMarkdownExtensions = data.fromMarkdownExtensions
      ?.flat()
      .filter(({ enter }) => !(enter && 'literalAutolink' in enter));
}

function withoutConstructs(record: ConstructRecord, names: string[]): ConstructRecord {
  const isKept = ({ name }: Construct) => !names.includes(name ?? '');
  const kept = Object.entries(record).map(
    ([code, constructs]) => [code, [constructs ?? []].flat().filter(isKept)] as const,
  );
  return Object.fromEntries(kept.filter(([, constructs]) => constructs.length > 0));
}
