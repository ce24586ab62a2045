import type { Part } from './parse-bodies';
import type { Reply } from './stub-server';

/** The request that a sample must send. */
export interface ExpectedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Parsed JSON, a list of form entries, or text. */
  body?: unknown;
  /** The parts of a multipart body without form fields, or XML that means the same. */
  parsed?: Part[] | string;
  /** The media type with the boundary. */
  type?: RegExp;
  /** What the server responds with. */
  reply?: Reply;
  /** For each chunk of the reply, text that the sample writes before the next chunk is sent. */
  shows?: string[];
}
