import type { NormalizedProblem } from '@redocly/openapi-core';

/** An error that the page of a spec shows correctly nevertheless. */
interface Tolerated {
  rules: string[];
  message: RegExp;
  /** The place in the document. */
  pointer?: RegExp;
}

const tolerated: Tolerated[] = [
  // A key that OpenAPI does not define, or not for this type of security scheme. The site ignores it.
  { rules: ['struct'], message: / is not (expected|allowed) here/ },
  // An empty schema of a body, which is shown like a missing one.
  {
    rules: ['struct'],
    message: /^Expected type `Schema` \(object\) but got `null`/,
    pointer: /\/content\/[^/]+\/schema$/,
  },
  // The type of OpenAPI 3.1 in a document of OpenAPI 3.0.
  { rules: ['schema-keywords'], message: /^(The type "null"|A list of types) exists only in OpenAPI 3\.1/ },
  // A component with a space or another unusual character in its name. References and anchors encode it.
  { rules: ['spec-components-invalid-map-name'], message: / does not match the regular expression / },
  // Paths that differ only in the names of parameters: servers tell them apart by the form of the value.
  { rules: ['no-identical-paths'], message: /^/ },
  // An extension with the same name may have another meaning there.
  { rules: ['operation-aliases'], message: /^/ },
  // A link to an operation that does not exist, whose name is shown.
  { rules: ['link-target'], message: /^No operation has the operationId/ },
  // A value of a discriminator whose schema is missing. The page says so.
  {
    rules: ['no-unresolved-refs', 'bundler'],
    message: /^Can't resolve \$ref($|: there is no file |: "[^"]*" is not at )/,
    pointer: /\/discriminator\/mapping\/[^/]+$/,
  },
];

/**
 * Returns true for an error that is only a warning in the spec of another project, whose readers cannot correct it. In the
 * specs of this project it remains an error.
 */
export function isTolerated({ ruleId, message, location: [location] }: NormalizedProblem): boolean {
  return tolerated.some(
    (entry) =>
      entry.rules.includes(ruleId) &&
      entry.message.test(message) &&
      (entry.pointer?.test(location?.pointer ?? '') ?? true),
  );
}
