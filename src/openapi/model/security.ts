import type { Marked, Prose } from './prose-marks-server-and-docs-links';

/**
 * The schemes of one alternative, all of which are required. An empty list means that none is required.
 * @see https://spec.openapis.org/oas/v3.2.0.html#security-requirement-object
 */
export type SecurityAlternative = { scheme: string; scopes: string[] }[];

/** @see https://spec.openapis.org/oas/v3.2.0.html#security-scheme-object */
export interface SecurityScheme extends Marked {
  name: string;
  anchor: string;
  type: string;
  /** The type in words: `HTTP bearer (JWT)`, `API key in header X-Key`. */
  label: string;
  /** The label, with the name if another scheme has the same label. */
  distinctLabel: string;
  description?: Prose;
  assumed?: string;
  flows: { flow: string; urls: { label: string; url: string }[]; scopes: { name: string; description: string }[] }[];
  openIdConnectUrl?: string;
  /** The URL of the metadata of an OAuth 2.0 server. */
  oauth2MetadataUrl?: string;
  /** The location and name of an API key. */
  apiKey?: { in: string; name: string };
  /** The HTTP authentication scheme in lowercase: `bearer`, `basic`, ... */
  httpScheme?: string;
}
