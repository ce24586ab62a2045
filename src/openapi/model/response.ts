import type { MediaType } from './body-and-media-type';
import type { Header } from './parameter';
import type { Prose, Server } from './prose-marks-server-and-docs-links';

export interface Response {
  /** The status code: `200`, `4XX`, `default`. */
  status: string;
  anchor: string;
  /** The class of the status. `default` counts as `success` if there is no 2xx response. */
  class: 'informational' | 'success' | 'redirect' | 'error';
  description?: Prose;
  assumed?: string;
  headers: Header[];
  content: MediaType[];
  links: ResponseLink[];
}

export interface ResponseLink {
  name: string;
  /** The id of the operation that the link refers to, if the operation is in this spec. */
  operation?: string;
  /** The title of that operation, or the text that identifies it in the document. */
  target: string;
  description?: Prose;
  parameters: { name: string; value: string }[];
  /** The body to send: an expression, or a value as JSON. */
  requestBody?: string;
  /** The server of the operation, instead of its own. */
  server?: Server;
}
