import { nameControls } from '@/lib/control-characters';
import * as messages from '@/messages';
import { toCodeSpan, toEscaped, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import type { Example } from '../model/example';
import type { Parameter } from '../model/parameter';
import type { Direction } from '../model/schema';
import type { PropertyList } from './property-list';
import { toAssumed } from './servers-docs-marks-and-assumptions';

/** Formats a parameter or header as the line of a list. The properties of an object are below it. */
export function toParameterLines(
  parameter: Parameter,
  location: string,
  properties: PropertyList,
  direction: Direction,
): string[] {
  const { name, required, marks = [], schema, description, serialization, allowsEmpty, mediaType, assumed } = parameter;
  const constraints = [
    location,
    properties.getLabel(schema),
    required ? messages.markdownRequired : '',
    ...marks.map(({ text }) => toEscaped(text)),
    mediaType ?? '',
    ...serialization,
    allowsEmpty ? messages.emptyAllowed : '',
  ];
  const examples = parameter.examples.map(toExampleText);
  const words = [
    toOneLine(description?.source),
    properties.getConstraints(schema, { description, shown: name }),
    ...examples,
    toAssumed(assumed),
  ]
    .filter(Boolean)
    .join(' ');
  const line = `- ${toCodeSpan(name)} (${constraints.filter(Boolean).join(', ')})${words ? `: ${words}` : ''}`;
  return [line, ...properties.toLines(schema, direction).map((inner) => `  ${inner}`)];
}

/** Returns an example of a parameter: its value, how it is sent, and its texts. */
function toExampleText({ source, serialized = source, summary, description }: Example): string {
  const texts = [summary, toOneLine(description?.source)].filter(Boolean).join(' ');
  const sent = serialized === source ? '' : `, ${messages.sentAs} ${toCode(serialized)}`;
  return `${messages.exampleValue} ${toCode(source)}${sent}${texts === '' ? '.' : `: ${texts}`}`;
}

function toCode(value: string): string {
  return toCodeSpan(toOneLine(nameControls(value)));
}
