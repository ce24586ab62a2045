import type { HostRules } from '../rules';
import { getChecks } from './checks';
import { loadSite, type Finding } from './site';

export interface SmokeResult {
  name: string;
  good: string;
  findings: Finding[];
}

/** Runs every check on a deployed site. */
export async function smoke(address: string, rules: HostRules, { withHeaders = true } = {}): Promise<SmokeResult[]> {
  const site = await loadSite(address);
  const results: SmokeResult[] = [];
  for (const check of getChecks({ redirects: rules.redirects, withHeaders })) {
    const { name, good } = check;
    results.push({ name, good, findings: await check.run(site, rules) });
  }
  return results;
}

const shown = 3;

/** A line a check; under a failed one what is wrong and how to mend it. */
export function toSmokeReport(results: SmokeResult[]): string {
  const lines = results.flatMap(({ name, good, findings }) => {
    if (findings.length === 0) return [`ok    ${name.padEnd(12)} ${good}`];
    const rest = findings.length - shown;
    return [
      `FAIL  ${name}`,
      ...findings.slice(0, shown).flatMap(({ what, fix }, index) => {
        const isSame = findings[index - 1]?.fix === fix;
        return [`        ${what}`, ...(isSame ? [] : [`          ${fix}`])];
      }),
      ...(rest > 0 ? [`        and ${rest} more`] : []),
    ];
  });
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  return [...lines, `${results.length - failed} of ${results.length} checks passed`].join('\n');
}
