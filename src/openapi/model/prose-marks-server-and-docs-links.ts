import type { Root } from 'hast';

/** A description as Markdown source and as a sanitized HTML tree. */
export interface Prose {
  source: string;
  tree: Root;
  /** The headings of the introduction of a spec, of the levels 2 to 4. */
  headings?: { id: string; level: number; text: string }[];
}

/** What an item says about its life: how stable it is, since when it exists, until when, and for whom. */
export interface Mark {
  kind: 'deprecated' | 'sunset' | 'replacement' | 'stability' | 'since' | 'changed' | 'badge';
  /** The words: `deprecated since 2.0`, `beta`. The language is that of the site. */
  text: string;
  /** The date in the text, in words and for programs, if there is one. */
  date?: { text: string; day: string };
  /** The id of the operation that replaces the marked one. */
  operation?: string;
  color?: MarkColor;
  /** True for a badge that comes before all other marks. */
  isFirst?: true;
}

export type MarkColor = 'red' | 'orange' | 'green' | 'blue';

/** An item with marks, in the order in which they are shown. */
export interface Marked {
  marks?: Mark[];
}

export interface ExternalDocs {
  url: string;
  description?: string;
}

export interface Server {
  url: string;
  /** The URL with the default values of its variables, if it has any. */
  defaultUrl?: string;
  description?: Prose;
  assumed?: string;
  variables: { name: string; default: string; values: string[]; description?: Prose; assumed?: string }[];
}

/** A page of the docs. */
export interface DocsLink {
  label: string;
  path: string;
}

/** The pages of the docs to which the pages of an API link. */
export interface ApiLinks {
  /** What credentials and base URL are, and where they come from. */
  credentials?: DocsLink;
  guide?: DocsLink;
  /** What changed between the releases of the service. */
  changes?: DocsLink;
  /** The path of the file about what the service does not have anymore. */
  removed?: string;
}
