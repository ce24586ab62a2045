import { llmsPath, toAbsoluteUrl } from '@/lib/href';
import * as messages from '@/messages';
import { divideMarkdown, toPieces } from '@/markdown/divide-long-markdown';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { toEscaped, toLink } from '@/markdown/write-markdown-text-code-and-links';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { loadKeys, toFile, type Reuse, type SiteFile } from '../page-and-site-file-types';
import type { MarkdownDocument } from './markdown-document-types';

/** The maximum number of characters of a file. Programs cut longer ones. */
const mostCharacters = 50_000;
/** Leaves room for the front of a file. */
const mostOfPart = 45_000;

/** Loads a document: one file, or if it is too long, a file with its introduction and links to its parts. */
export async function loadMarkdownFiles(
  document: MarkdownDocument,
  resolveHref: ResolveHref,
  reuse: Reuse,
): Promise<SiteFile[]> {
  const make = () => document.load(resolveHref);
  const keys = await loadKeys(document.textKeys);
  const text = (await (keys ? reuse(document.file, keys, make) : make())).trim();
  const whole = `${toFront(document, resolveHref)}${text}\n`;
  if (whole.length <= mostCharacters) return [toFile(document.file, whole)];
  const [lead = ''] = toPieces(text, /^(?=## )/m);
  const isIntroduction = lead !== text && lead.length <= mostOfPart && !lead.startsWith('## ');
  const introduction = isIntroduction ? lead : '';
  const parts = divideMarkdown(text.slice(introduction.length), mostOfPart).map((part, index) => ({
    ...part,
    title: messages.markdownPart(document.title, index + 1),
    first: part.title,
    file: document.file.replace(/\.md$/, `/part-${index + 1}.md`),
  }));
  const list = parts.map(({ title, file, first }) => {
    const link = toLink(toEscaped(title), toAbsoluteUrl(`/${file}`));
    return `- ${first === undefined ? link : `${link}: ${first}`}`;
  });
  const toParts = (own: string) => toLinkedParts(own, document.file, parts);
  return [
    toFile(document.file, `${toFront(document, resolveHref)}${toParts(introduction)}${list.join('\n')}\n`),
    ...parts.map((part) =>
      toFile(part.file, `${toFront({ ...document, ...part }, resolveHref)}${toParts(part.text).trim()}\n`),
    ),
  ];
}

/** Lets links to rows of a document lead to the parts that have them. */
function toLinkedParts(text: string, file: string, parts: { file: string; text: string }[]): string {
  const target = `](${toAbsoluteUrl(`/${file}`)}#`;
  return text
    .split(target)
    .map((piece, index) => {
      if (index === 0) return piece;
      const id = /^[^()\s]+/.exec(piece)?.[0] ?? '';
      const part = parts.find((own) => own.text.includes(`<a id="${id}">`));
      return `${part ? `](${toAbsoluteUrl(`/${part.file}`)}#` : target}${piece}`;
    })
    .join('');
}

/** Writes what a program needs to know of a document before its text, and the title. */
function toFront(document: MarkdownDocument, resolveHref: ResolveHref): string {
  const { title, description, path, version, updated, language = getLocale(getSite()).code } = document;
  const fields = {
    title,
    description,
    url: toAbsoluteUrl(path),
    version: version?.label,
    updated,
    language,
  };
  const front = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []));
  const latest = version?.latestPath;
  return [
    `---\n${front.join('\n')}\n---`,
    ...(version === undefined || version.isLatest || latest === undefined
      ? []
      : [`> ${messages.markdownOldVersion(version.label, resolveHref(latest))}`]),
    `> ${messages.markdownIndex(toAbsoluteUrl(llmsPath))}`,
    `# ${toEscaped(title)}`,
    '',
  ].join('\n\n');
}
