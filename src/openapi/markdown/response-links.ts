import * as messages from '@/messages';
import { toCodeSpan, toEscaped, toLink, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import type { ResponseLink } from '../model/response';
import type { Server } from '../model/prose-marks-server-and-docs-links';

/** Formats the OpenAPI links of a response as a list. Returns undefined if there are none. */
export function toLinkList(links: ResponseLink[]): string | undefined {
  if (links.length === 0) return undefined;
  return [`${messages.responseLinks}:`, '', ...links.map(toLine)].join('\n');
}

function toLine({ name, operation, target, description, parameters, requestBody, server }: ResponseLink): string {
  const values = [
    ...parameters.map((parameter) => `${toCodeSpan(parameter.name)} = ${toCodeSpan(toOneLine(parameter.value))}`),
    ...(requestBody === undefined ? [] : [`${messages.requestBody} = ${toCodeSpan(toOneLine(requestBody))}`]),
    ...(server ? [toServerText(server)] : []),
  ].join(', ');
  const words = [toOneLine(description?.source), values && `(${values})`].filter(Boolean).join(' ');
  const place = operation === undefined ? `\`${target}\`` : toLink(toEscaped(target), `#${encodeURI(operation)}`);
  return `- \`${name}\`: ${place}${words && `. ${words}`}`;
}

function toServerText({ url, defaultUrl, description }: Server): string {
  const byDefault = defaultUrl === undefined ? '' : `, ${messages.withDefaults} \`${defaultUrl}\``;
  const words = toOneLine(description?.source);
  return `${messages.server} \`${url}\`${byDefault}${words && `, ${words}`}`;
}
