import type { SecurityAlternative, SecurityScheme } from '../model/security';
import { toPointer } from '@/lib/json-pointer';
import type { ComparedSpec } from './compared-spec';
import { match } from './match-items';
import { type OperationPair, toOperationName } from './comparison-types-and-operation-names';

type SecurityRequirement = SecurityAlternative[number];

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
    for (const [old, { scheme, scopes }] of pairSchemes(one, other, specs)) {
      for (const name of scopes)
        if (!old.scopes.includes(name)) report({ rule: 'scope-added', name, after: scheme, ...found });
      for (const name of old.scopes)
        if (!scopes.includes(name)) report({ rule: 'scope-removed', name, after: scheme, ...found });
      compareSchemes(specs, old.scheme, scheme, report);
    }
  }
  // Without credentials, requests that send some succeed, too.
  const isOpen = toList(after.security).some((alternative) => alternative.length === 0);
  const rule = isOpen ? 'security-dropped' : 'security-removed';
  for (const alternative of removed) report({ rule, name: toText(alternative), ...found });
  for (const alternative of added) report({ rule: 'security-added', name: toText(alternative), ...found });
}

/** Pairs the schemes of two alternatives. Several may have the same meaning, and one may have another meaning than before. */
function pairSchemes(before: SecurityAlternative, after: SecurityAlternative, specs: OperationPair['specs']) {
  const toMeaning = (spec: ComparedSpec) => (one: SecurityRequirement) => toSchemeMeaning(spec, one.scheme);
  const toBoth = (spec: ComparedSpec) => (one: SecurityRequirement) => `${one.scheme} ${toMeaning(spec)(one)}`;
  const toName = ({ scheme }: SecurityRequirement) => scheme;
  const toPosition = (_: SecurityRequirement, index: number) => String(index);
  return match<SecurityRequirement, SecurityRequirement>(
    before,
    after,
    [toBoth(specs.before), toBoth(specs.after)],
    [toMeaning(specs.before), toMeaning(specs.after)],
    [toName, toName],
    [toPosition, toPosition],
  ).pairs;
}

/** Returns one alternative without schemes for an operation without security. */
function toList(alternatives: SecurityAlternative[]): SecurityAlternative[] {
  return alternatives.length === 0 ? [[]] : alternatives;
}

function toText(alternative: SecurityAlternative): string {
  return alternative.map(({ scheme }) => `\`${scheme}\``).join(' and ') || 'requests without credentials';
}

function toSchemeMeaning(spec: ComparedSpec, name: string): string {
  const scheme = findScheme(spec, name);
  if (!scheme) return name;
  return JSON.stringify([toKind(scheme), toFlows(scheme).sort()]);
}

/** Returns what a client sends, however it gets it. */
function toKind({ type, apiKey, httpScheme }: SecurityScheme): string {
  const header = apiKey && { ...apiKey, name: apiKey.in === 'header' ? apiKey.name.toLowerCase() : apiKey.name };
  return JSON.stringify([type, header, httpScheme]);
}

function toFlows({ flows }: SecurityScheme): string[] {
  return flows.map(({ flow }) => flow);
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
  if (toKind(old) !== toKind(now))
    return report({ rule: 'security-scheme-changed', ...found, before: old.label, after: now.label });
  const [oldFlows, flows] = [toFlows(old), toFlows(now)];
  for (const flow of oldFlows)
    if (!flows.includes(flow)) report({ rule: 'security-flow-removed', ...found, after: flow });
  for (const flow of flows)
    if (!oldFlows.includes(flow)) report({ rule: 'security-flow-added', ...found, after: flow });
  const shared = flows.filter((flow) => oldFlows.includes(flow));
  const urls = { before: toUrls(old, shared), after: toUrls(now, shared) };
  if (urls.before !== urls.after) report({ rule: 'security-urls-changed', ...found, ...urls });
}

function findScheme({ securitySchemes }: ComparedSpec, name: string): SecurityScheme | undefined {
  return securitySchemes.find((candidate) => candidate.name === name);
}

function toUrls({ flows, openIdConnectUrl, oauth2MetadataUrl }: SecurityScheme, of: string[]): string {
  const own = flows.filter(({ flow }) => of.includes(flow));
  const urls = own.flatMap(({ flow, urls: list }) => list.map(({ label, url }) => `${flow} ${label} ${url}`)).sort();
  return [...urls, openIdConnectUrl, oauth2MetadataUrl].filter(Boolean).join(', ');
}
