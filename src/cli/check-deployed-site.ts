import { parseArgs } from 'node:util';
import { getHostRules } from '@/hosting/host-rules';
import { runSmokeChecks, toSmokeReport } from '@/hosting/smoke/run-checks';
import { environment, isIndexed } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { getPrefixes } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run smoke -- <url> [--no-headers]`: checks a deployed site with HTTP requests. The exit code is 1 if a check fails.
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: { 'no-headers': { type: 'boolean' } }, allowPositionals: true });
  const [address = fail('Which site?', { fix: 'npm run smoke -- https://docs.example.com/' })] = positionals;
  const { basePath } = environment;
  const { redirects } = getSite();
  const rules = getHostRules({ basePath, isIndexed: isIndexed(), redirects, below: getPrefixes(getSite()) });
  const results = await runSmokeChecks(address, rules, { withHeaders: !values['no-headers'] });
  process.stdout.write(`${toSmokeReport(results)}\n`);
  if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
});
