import { inline, join, toCode, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import type { Finding, Spot } from '../../consistency/finding-types-and-build-spots';
import { rules } from '../../consistency/all-rules-and-error-responses';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toPieces, type Sentence } from '../../consistency/sentence';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toBlock, toTables, type Block, type Section } from '../build-sections-blocks-and-tables';

/** The page of what differs within a spec and between specs, for the owners of the APIs. */
export function toConsistencyPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}consistency/`,
    title: 'Consistency',
    description: 'Names, values, paths, and headers that differ within a service or between services.',
    keywords: ['inconsistencies', 'naming', 'casing', 'ambiguous paths'],
    intro: [
      'A finding shows a difference between the specifications. Which of two spellings is right is not documented.',
    ],
    sections: rules.map(({ name, title, find }) => toSection(name, title, find(specs))),
  };
}

function toSection(name: string, title: string, findings: Omit<Finding, 'rule'>[]): Section {
  const id = name.replace(/^.*\//, '');
  // A fix without names is the same for many findings.
  const groups = groupBy(findings, ({ fix }) => (hasNames(fix) ? '' : fix.join('')));
  const blocks = [...groups].flatMap(([shared, own]) => [
    ...(shared === '' ? [] : [toBlock(shared)]),
    ...toRows(own, shared === ''),
  ]);
  return { id, title, blocks: blocks.length === 0 ? [toBlock('Nothing was found.')] : blocks };
}

/** Writes a table of findings. A column for related places without any would only narrow the others. */
function toRows(findings: Omit<Finding, 'rule'>[], hasFix: boolean): Block[] {
  const columns = findings.some(({ related }) => related.length > 0) ? 3 : 2;
  const rows = findings.map(({ spot, what, fix, related }) => [
    inline`${spot.spec.title}: ${toSpotLink(spot)}`,
    write(hasFix ? [...what, ' ', ...fix] : what),
    join(related.map((other) => [other.spec === spot.spec ? '' : `${other.spec.title}: `, toSpotLink(other)])),
  ]);
  return toTables(
    ['Where', 'Finding', 'See also'].slice(0, columns),
    rows.map((row) => ({ cells: row.slice(0, columns) })),
  );
}

function hasNames(sentence: Sentence): boolean {
  return sentence.some((piece) => typeof piece !== 'string');
}

function write(sentence: Sentence): Inline {
  return toPieces(sentence).map((piece) => (piece.isName ? toCode(piece.text) : piece.text));
}

function toSpotLink({ label, page, anchor }: Spot): Inline {
  return toLink(toCode(label), page, anchor);
}
