import type { Element } from 'hast';
import GithubSlugger from 'github-slugger';
import { become } from './hast-elements';
import { toPlainText } from './plain-text';
import { toProse, type ParsedDescription, type IntroductionHeading } from './spec-description';

const deepest = 4;

/**
 * Parses the introduction of a spec. Its headings, unlike those of other descriptions, remain headings: they start at level 2,
 * skip no level, and have ids for links.
 */
export function toIntroduction(source: string): ParsedDescription {
  const elements: Element[] = [];
  const prose = toProse(source, (heading) => elements.push(heading));
  const toLevel = ({ tagName }: Element) => Number(tagName[1]);
  const highest = Math.min(...elements.map(toLevel));
  const slugger = new GithubSlugger();
  const headings: IntroductionHeading[] = [];
  let level = 1;
  for (const element of elements) {
    level = Math.min(toLevel(element) - highest + 2, level + 1, deepest);
    const text = toPlainText(element);
    const id = `overview.${slugger.slug(text)}`;
    become(element, 'introduction-heading', { id, dataLevel: String(level) });
    headings.push({ id, level, text });
  }
  return { ...prose, headings };
}
