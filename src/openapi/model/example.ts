import type { Prose } from './prose-marks-server-and-docs-links';

/** An example. Generated ones are valid. */
export interface Example {
  title: string;
  summary?: string;
  description?: Prose;
  /** The language for highlighting: `json`, `xml`, `yaml`, `text`. */
  language: string;
  /** The text of the example as it is shown. */
  source: string;
  origin: 'authored' | 'generated';
  /** The text of a parameter in the request, if its author wrote it: encoded, and with the name if the style contains it. */
  serialized?: string;
  /** The properties of an object in a form, or the parts of a multipart body. */
  fields?: Field[];
  /** Why the schema rejects an authored example: `/id must be integer`. */
  fault?: string;
  /** True for a generated example that omits properties because there are too many. */
  isCut?: true;
  externalUrl?: string;
}

/** Finds the first example with a text: one whose value is at a URL has none. */
export function findExampleWithText(examples: readonly Example[]): Example | undefined {
  return examples.find(({ source }) => source !== '');
}

/** A field of a form, or a part of a multipart body. A part by position has an empty name. */
export interface Field {
  name: string;
  /** The value as text. */
  value: string;
  /** The parts of a part that has parts itself. */
  parts?: Field[];
}
