/**
 * Wants every operation behind a bearer token, whichever alternative a caller takes. Callbacks
 * and webhooks are calls that the platform makes, so only operations under `paths` count. What the
 * document requires for all operations is reported once.
 */
export function BearerSecurity() {
  let root = {};
  let rootLocation;
  let isReported = false;
  const message =
    'Require the bearer token: leave "security" to the document, or name a security scheme of type "http" with scheme "bearer" in each alternative.';
  const ofDocument =
    'Require the bearer token for all operations: add "security" to the document, and name a security scheme of type "http" with scheme "bearer" in each alternative.';

  return {
    Root(node, { location }) {
      root = node;
      rootLocation = location;
    },
    Paths: {
      PathItem: {
        Operation(operation, { report, location, resolve }) {
          const alternatives = operation.security ?? root.security ?? [];
          const schemes = root.components?.securitySchemes ?? {};
          const isBearer = (name) =>
            isBearerScheme(name, schemes, (scheme) => resolve(scheme, rootLocation.source.absoluteRef));
          const isProtected =
            alternatives.length > 0 && alternatives.every((needed) => Object.keys(needed).some(isBearer));
          if (isProtected) return;
          if (operation.security) return report({ message, location: location.child('security') });
          if (isReported) return;
          isReported = true;
          const place = root.security ? rootLocation.child('security') : rootLocation.child('paths').key();
          report({ message: ofDocument, location: place });
        },
      },
    },
  };
}

const types = new Set(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);

/** A name without a scheme, a scheme without a valid type, and a reference that leads nowhere are reported as such. */
function isBearerScheme(name, schemes, resolve) {
  if (!Object.hasOwn(schemes, name)) return true;
  const { node: scheme } = resolve(schemes[name]);
  if (scheme === undefined || !types.has(scheme.type)) return true;
  return scheme.type === 'http' && (scheme.scheme === undefined || scheme.scheme.toLowerCase() === 'bearer');
}
