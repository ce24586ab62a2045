/**
 * Wants every operation behind a bearer token, whichever alternative a caller takes. Callbacks
 * and webhooks are calls that the platform makes, so only operations under `paths` count.
 */
export function BearerSecurity() {
  let root = {};
  let file;
  return {
    Root(node, { location }) {
      root = node;
      file = location.source.absoluteRef;
    },
    Paths: {
      PathItem: {
        Operation(operation, { report, location, resolve }) {
          const alternatives = operation.security ?? root.security ?? [];
          const schemes = root.components?.securitySchemes ?? {};
          const isBearer = (name) => isBearerScheme(schemes[name] && resolve(schemes[name], file));
          const isProtected =
            alternatives.length > 0 && alternatives.every((needed) => Object.keys(needed).some(isBearer));
          if (isProtected) return;
          report({
            message:
              'Require the bearer token: leave "security" to the document, or name a security scheme of type "http" with scheme "bearer" in each alternative.',
            location: operation.security ? location.child('security') : location.key(),
          });
        },
      },
    },
  };
}

function isBearerScheme(resolved) {
  if (!resolved) return false;
  const { node: scheme } = resolved;
  // A reference that leads nowhere is told as such.
  return scheme === undefined || (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer');
}
