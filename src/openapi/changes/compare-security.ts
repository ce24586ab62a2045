import type { SecurityAlternative, SecurityScheme } from '../model/security';
import { toPointer } from '../pointer';
import type { ComparedSpec } from './compared-spec';
import { match } from './match';
import { toOperationName, type OperationPair } from './operation-pair';

/** Compares the alternatives of credentials of two operations. Schemes that are alike are the same, whatever their names. */
export function compareSecurity({ before, after, specs, report }: OperationPair): void {
  const toMeaning = (spec: ComparedSpec) => (alternative: SecurityAlternative) =>
    alternative
      .map(({ scheme }) => toSchemeMeaning(spec, scheme))
      .sort()
      .join(' and ');
  const toExact = (spec: ComparedSpec) => (alternative: SecurityAlternative) =>
    alternative
      .map(({ scheme, scopes }) => JSON.stringify([toSchemeMeaning(spec, scheme), [...scopes].sort()]))
      .sort()
      .join(' and ');
  const toNames = (alternative: SecurityAlternative) =>
    alternative
      .map(({ scheme }) => scheme)
      .sort()
      .join(' and ');
  const found = {
    pointers: { before: before.securityPointer, after: after.securityPointer },
    // Operations that share the security of the whole API also share what is reported about it.
    words: after.securityPointer === '#/security' ? undefined : toOperationName(after),
  };
  const { pairs, removed, added } = match<SecurityAlternative, SecurityAlternative>(
    toList(before.security),
    toList(after.security),
    // Several alternatives may have the same schemes and other scopes.
    [toExact(specs.before), toExact(specs.after)],
    [toMeaning(specs.before), toMeaning(specs.after)],
    [toNames, toNames],
  );
  for (const [one, other] of pairs) {
    for (const { scheme, scopes } of other) {
      const old = one.find((candidate) => candidate.scheme === scheme) ?? (one.length === 1 ? one[0] : undefined);
      for (const name of scopes)
        if (old && !old.scopes.includes(name)) report({ rule: 'scope-added', name, after: scheme, ...found });
      for (const name of old?.scopes ?? [])
        if (!scopes.includes(name)) report({ rule: 'scope-removed', name, after: scheme, ...found });
      if (old) compareSchemes(specs, old.scheme, scheme, report);
    }
  }
  for (const alternative of removed) report({ rule: 'security-removed', name: toText(alternative), ...found });
  for (const alternative of added) report({ rule: 'security-added', name: toText(alternative), ...found });
}

/** Returns one alternative without schemes for an operation without security. */
function toList(alternatives: SecurityAlternative[]): SecurityAlternative[] {
  return alternatives.length === 0 ? [[]] : alternatives;
}

function toText(alternative: SecurityAlternative): string {
  return alternative.map(({ scheme }) => `\`${scheme}\``).join(' and ') || 'requests without credentials';
}

function toSchemeMeaning({ securitySchemes }: ComparedSpec, name: string): string {
  const scheme = securitySchemes.find((candidate) => candidate.name === name);
  if (!scheme) return name;
  const { type, apiKey, httpScheme, flows } = scheme;
  const header = apiKey && { ...apiKey, name: apiKey.in === 'header' ? apiKey.name.toLowerCase() : apiKey.name };
  return JSON.stringify([type, header, httpScheme, flows.map(({ flow }) => flow).sort()]);
}

function compareSchemes(specs: OperationPair['specs'], before: string, after: string, report: OperationPair['report']) {
  const [old, now] = [findScheme(specs.before, before), findScheme(specs.after, after)];
  if (!old || !now) return;
  const found = {
    name: after,
    pointers: {
      before: toPointer('#/components/securitySchemes', before),
      after: toPointer('#/components/securitySchemes', after),
    },
  };
  if (toSchemeMeaning(specs.before, before) !== toSchemeMeaning(specs.after, after))
    report({ rule: 'security-scheme-changed', ...found, before: old.label, after: now.label });
  else if (toUrls(old) !== toUrls(now))
    report({ rule: 'security-urls-changed', ...found, before: toUrls(old), after: toUrls(now) });
}

function findScheme({ securitySchemes }: ComparedSpec, name: string): SecurityScheme | undefined {
  return securitySchemes.find((candidate) => candidate.name === name);
}

function toUrls({ flows, openIdConnectUrl, oauth2MetadataUrl }: SecurityScheme): string {
  const urls = flows.flatMap((flow) => flow.urls.map(({ label, url }) => `${flow.flow} ${label} ${url}`)).sort();
  return [...urls, openIdConnectUrl, oauth2MetadataUrl].filter(Boolean).join(', ');
}
