import type { ParameterObject } from 'openapi-typescript';
import type { Example } from './example';
import type { SchemaId } from './schema';
import type { Marked, Prose } from './prose-marks-server-and-docs-links';

export type ParameterLocation = ParameterObject['in'];

/** The locations of parameters, in the order in which they are shown. */
export const parameterLocations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Lists the parameters of an operation in a location. */
export function getParameters(
  { parameters }: { parameters: readonly { in: ParameterLocation; parameters: Parameter[] }[] },
  location: ParameterLocation,
): Parameter[] {
  return parameters.flatMap((group) => (group.in === location ? group.parameters : []));
}

export interface Parameter extends Marked {
  name: string;
  anchor: string;
  /** The anchors that it had under former names, from `x-aliases`. */
  aliases?: string[];
  required: boolean;
  description?: Prose;
  assumed?: string;
  /** The variable that samples use instead of a value, from `x-variable`. */
  variable?: string;
  /** The schema of the parameter, or that of its only media type. */
  schema: SchemaId;
  /** The media type in which the parameter is serialized, if it has `content`. */
  mediaType?: string;
  /**
   * How the parameter is serialized, as short phrases: `style: spaceDelimited`, `not exploded`. Empty for the default.
   */
  serialization: string[];
  /** The same for programs. Undefined for the default of its `in`. */
  style?: ParameterStyle;
  /** True if it may be sent without a value: `allowEmptyValue`. */
  allowsEmpty?: true;
  examples: Example[];
}

/** How a parameter or a property of a form is serialized. */
export interface ParameterStyle {
  /** A style of OpenAPI, or `querystring` for a parameter that is the entire query. */
  style: string;
  explode: boolean;
  allowReserved?: true;
}

export type Header = Parameter;

/** The style of a parameter that declares none. */
export const defaultStyles: Record<ParameterLocation, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};
