import { nameControls } from '@/lib/control-characters';
import { decodeUri } from '@/lib/decode-uri';
import { toEscaped, toFenced } from '@/markdown/write-markdown-text-code-and-links';
import type { Example } from '../model/example';

import * as messages from '@/messages';

/** Formats an example with its texts. Without a summary, one of several is told by its name. */
export function toExample(example: Example, isOneOfSeveral: boolean): (string | undefined)[] {
  const { title, description, source, language, externalUrl } = example;
  const summary = example.summary ?? (isOneOfSeveral ? title : undefined);
  return [
    summary === undefined ? undefined : `**${toEscaped(summary)}**`,
    description?.source.trim(),
    source === '' ? undefined : toFenced(nameControls(source.trimEnd()), language),
    externalUrl === undefined ? undefined : `${messages.externalExample}: <${encodeURI(decodeUri(externalUrl))}>`,
    ...toExampleNotes(example),
  ];
}

/** Says that an example is generated, that its schema rejects it, or that it omits properties. */
export function toExampleNotes({ origin, fault, isCut }: Example): string[] {
  return [
    ...(origin === 'generated' ? [messages.generatedExample] : []),
    ...(fault === undefined ? [] : [messages.invalidExample(fault)]),
    ...(isCut ? [messages.cutExample] : []),
  ];
}
