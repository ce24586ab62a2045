import { toCodeSpan, toEscaped, toLink, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import * as messages from '@/messages';
import type { ExternalDocs, Server, Mark } from '../model/prose-marks-server-and-docs-links';

/** Formats servers as a list below a bold title, each with its variables. */
export function toServers(servers: Server[]): string[] {
  if (servers.length === 0) return [];
  const lines = servers.flatMap(({ url, defaultUrl, description, assumed, variables }) => [
    toItem(url, [
      defaultUrl === undefined ? '' : `${messages.withDefaults} \`${defaultUrl}\`.`,
      toOneLine(description?.source),
      toAssumed(assumed),
    ]),
    ...variables.map(
      ({ name, default: fallback, values, description: meaning, assumed: reason }) =>
        `  ${toItem(name, [
          toOneLine(meaning?.source),
          `${messages.defaultValue} ${toCodeSpan(fallback)}.`,
          values.length === 0 ? '' : messages.markdownValues(values.map(toCodeSpan)),
          toAssumed(reason),
        ])}`,
    ),
  ]);
  return [`**${messages.servers}**`, lines.join('\n')];
}

/** Formats a link to other documentation as a paragraph. */
export function toExternalDocs(docs: ExternalDocs | undefined): string | undefined {
  return docs && toLink(toEscaped(toOneLine(docs.description) || messages.moreInformation), docs.url);
}

/** Formats the item of a list: a name as code, then texts. */
export function toItem(name: string, texts: (string | undefined)[]): string {
  const words = texts.filter(Boolean).join(' ');
  return `- \`${name}\`${words === '' ? '' : `: ${words}`}`;
}

/** Formats the mark of an operation, a tag, or a component. */
export function toMarkText({ text, operation }: Mark): string {
  const words = `**${toEscaped(text)}**`;
  return operation === undefined ? words : toLink(words, `#${operation}`);
}

/** Says that something is assumed, and why. */
export function toAssumed(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : messages.markdownAssumed(toOneLine(reason));
}
