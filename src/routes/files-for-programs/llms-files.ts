import { llmsPath, toAbsoluteUrl } from '@/lib/href';
import * as messages from '@/messages';
import { toEscaped, toLink } from '@/markdown/write-markdown-text-code-and-links';
import { getSite } from '@/site/get-site';
import { toFile, type SiteFile } from '../page-and-site-file-types';
import type { MarkdownDocument } from './markdown-document-types';
import { listDiscoveryFiles } from './agent-files-and-catalog';
import { takeShortest } from '@/lib/lists';
import { loadProgramSections, loadServiceSections, type ProgramSection } from './group-documents-by-section';

/** The maximum number of characters of a file with the texts of a section. */
const mostOfText = 180_000;
/** The maximum number of characters of all of these files: programs cannot read more at once, so that they need the index. */
const mostOfTexts = 800_000;
/** The maximum number of characters of the pages in the root index. */
const mostOfRoot = 40_000;
/** Programs count about four characters as a token. */
const charactersOfToken = 4;

/** Loads the text of a document, or of all of its parts. */
type LoadText = (document: MarkdownDocument) => Promise<string>;

/**
 * Lists the indexes for programs by the convention of `llms.txt`: one of all pages, one of each section and service, and the texts
 * of each section and service in files that a program can read at once.
 * @see https://llmstxt.org/
 */
export async function listLlmsFiles(documents: MarkdownDocument[], loadText: LoadText): Promise<SiteFile[]> {
  const listed = documents.filter(({ version }) => version?.isLatest ?? true);
  const pages = await loadProgramSections(listed.filter(({ isPart }) => !isPart));
  const services = await loadServiceSections(listed);
  const sections = await Promise.all(
    pages.map(async (section) => ({ ...section, texts: await loadTexts(section, loadText) })),
  );
  const apis = await Promise.all(
    services.map(async (section) => ({ ...section, texts: section.isLarge ? [] : await loadTexts(section, loadText) })),
  );
  const all = [...sections, ...apis];
  return [
    toFile(llmsPath.slice(1), toRootIndex(sections, apis)),
    ...all.flatMap(toSectionFiles),
    ...(await listDiscoveryFiles(pages)),
  ];
}

type Written = ProgramSection & { texts: string[] };

/** Concatenates the documents of a section, divided between documents. Returns nothing if they are too long. */
async function loadTexts({ documents }: ProgramSection, loadText: LoadText): Promise<string[]> {
  const texts: string[] = [];
  let length = 0;
  for (const document of documents) {
    const text = await loadText(document);
    length += text.length;
    if (length > mostOfTexts) return [];
    const last = texts.at(-1);
    if (last !== undefined && last.length + text.length < mostOfText) texts[texts.length - 1] = `${last}\n${text}`;
    else texts.push(text);
  }
  return texts;
}

function toSectionFiles({ title, folder, documents, texts }: Written): SiteFile[] {
  const index = [`# ${title}`, `> ${getSite().title}`, toLines(documents), toTextLinks({ folder, texts })];
  return [
    toFile(`${folder}llms.txt`, `${index.filter(Boolean).join('\n\n')}\n`),
    ...texts.map((text, at) => toFile(toTextFile(folder, at), text)),
  ];
}

function toRootIndex(sections: Written[], services: Written[]): string {
  const { title, description } = getSite();
  const lists = sections.map((section) => ({ section, list: toLines(section.documents) }));
  const shown = takeShortest(lists, ({ list }) => list.length, mostOfRoot);
  const blocks = [
    `# ${title}`,
    `> ${description}`,
    messages.llmsAbout(toAbsoluteUrl('/api-index.json')),
    ...lists.flatMap((one) => [`## ${one.section.title}`, shown.has(one) ? one.list : toSectionLine(one.section)]),
    `## ${messages.llmsSections}`,
    [...sections, ...services].map(toSectionLine).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toLines(documents: MarkdownDocument[]): string {
  return documents
    .map(({ title, description, file }) => {
      const link = `- ${toLink(toEscaped(title), toAbsoluteUrl(`/${file}`))}`;
      return description ? `${link}: ${description}` : link;
    })
    .join('\n');
}

function toSectionLine(section: Written): string {
  const { title, folder, texts } = section;
  const link = toLink(toEscaped(title), toAbsoluteUrl(`/${folder}llms.txt`));
  return [`- ${link}`, texts.length === 0 ? '' : toTextLinks(section)].filter(Boolean).join(': ');
}

function toTextLinks({ folder, texts }: Pick<Written, 'folder' | 'texts'>): string {
  const links = texts.map((text, at) =>
    messages.llmsText(
      toLink(toTextFile('', at), toAbsoluteUrl(`/${toTextFile(folder, at)}`)),
      Math.round(text.length / charactersOfToken),
    ),
  );
  return links.join(', ');
}

function toTextFile(folder: string, at: number): string {
  return `${folder}llms-full${at === 0 ? '' : `-${at + 1}`}.txt`;
}
