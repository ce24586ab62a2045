import type { Body } from './body-and-media-type';
import type { Parameter, ParameterLocation } from './parameter';
import type { Response } from './response';
import type { Direction } from './schema';
import type { SecurityAlternative } from './security';
import type { ExternalDocs, Marked, Prose, Server } from './prose-marks-server-and-docs-links';

/** An HTTP method: in lowercase like the keys of a path item, or as it is sent if it is one of `additionalOperations`. */
export type Method = string;

export interface Operation extends Marked {
  /** The stable id and anchor: the operationId, or an id made from method and path. */
  id: string;
  /** The id as a file name: short, and unique even if case is ignored. */
  slug: string;
  /** The path of its page, without the base path. */
  page: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** Where its bodies go. A webhook or callback is sent by the API, so its request counts as a response and vice versa. */
  directions: { request: Direction; response: Direction };
  operationId?: string;
  method: Method;
  path: string;
  /** The path, split at its parameters: `/environments/`, `{type}`. */
  pathSegments: { text: string; parameter: boolean }[];
  /**
   * The summary if it is short, otherwise the operationId, otherwise the first words of the summary or description,
   * otherwise method and path. A webhook with a long summary has its name as the title.
   */
  title: string;
  description?: Prose;
  /** The tags that group operations. */
  tags: string[];
  assumed?: string;
  externalDocs?: ExternalDocs;
  /** The servers that the operation or its path item declares. If there are none, those of the spec apply. */
  servers: Server[];
  security: SecurityAlternative[];
  /** The parameters by `in`, in the order path, query, header, cookie, without empty groups. */
  parameters: { in: ParameterLocation; parameters: Parameter[] }[];
  requestBody?: Body;
  responses: Response[];
  callbacks: { name: string; anchor: string; expression: string; operations: Operation[] }[];
  /** The anchors that it, or an operation that it replaces, had before, from `x-aliases`. */
  formerIds?: string[];
  /** These anchors, and the hashes in the former API reference (Redoc), without `#`. */
  aliases: string[];
  /** The samples from `x-codeSamples`. */
  codeSamples: { label: string; language: string; source: string }[];
}

/** A request in one language, with highlighted lines of `[class, text]` pairs. */
export interface CodeSample {
  /** Differs between the samples of an operation: the language, with the label if several samples have this language. */
  key: string;
  language: string;
  label: string;
  source: string;
  lines: [string, string][][];
}
