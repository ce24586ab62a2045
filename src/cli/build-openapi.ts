import { loadSource } from '@/openapi/source/service-names-and-root-documents';
import { parseArgs } from 'node:util';
import { prepareSpecs } from '@/export/prepare-specs';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { getSpecVersionsAndLanguages } from '@/site/versions';

// `npm run openapi [-- --only <service>]`: builds the specs. The exit code is 1 if one has an error or, with STRICT=1, a warning.
// `npm run openapi -- --explain <service>` prints what each overlay of a service changes, and builds nothing.
await runMain(async () => {
  const { only, explain } = parseArgs({ options: { only: { type: 'string' }, explain: { type: 'string' } } }).values;
  if (explain === undefined) return prepareSpecs({ only });
  const { explainOverlays } = await import('@/openapi/source/overlays/explain-overlays');
  const { languages } = getSpecVersionsAndLanguages();
  const source = { ...(await loadSource(process.cwd(), explain)), language: languages.current };
  console.log(await explainOverlays(process.cwd(), source));
});
