import type { Example } from './example';
import type { Header, ParameterStyle } from './parameter';
import type { SchemaId } from './schema';
import type { Prose } from './prose-marks-server-and-docs-links';

export interface Body {
  anchor: string;
  required: boolean;
  description?: Prose;
  assumed?: string;
  content: MediaType[];
}

export interface MediaType {
  name: string;
  /**
   * The prefix of the anchors of its properties: `createPet.body`, or `createPet.body~2` for the second of several. Media types
   * that a page shows once have the same anchor.
   */
  anchor: string;
  schema?: SchemaId;
  /** Defined if the body is a sequence of values instead of one document. */
  sequence?: Sequence;
  examples: Example[];
  encodings: Encoding[];
  /** Why no example could be generated, if there is none although the schema describes a readable body. */
  missing?: string;
}

/** A body that consists of items, which a client reads one by one. */
export interface Sequence {
  /** One JSON value on each line, one JSON text after each record separator, Server-Sent Events, or parts. */
  form: 'lines' | 'records' | 'events' | 'parts';
  /** Whether the schema describes each item or the list of all items. */
  schemaOf: 'item' | 'list';
}

/** The encoding of a property of a form, or of a part of a multipart body, with short phrases about it. */
export interface Encoding {
  /** The property, the position of the part, or all parts after those positions. */
  target: { property: string } | { position: number } | 'rest';
  /** The name of the property, or the part in words. */
  title: string;
  phrases: string[];
  contentType?: string;
  /** Defined if the encoding has `style`, `explode`, or `allowReserved`. The content type is ignored then. */
  style?: ParameterStyle;
  /** The headers of the part. */
  headers: Header[];
  /** The encodings of the parts of a part that has parts itself. */
  encodings: Encoding[];
}
