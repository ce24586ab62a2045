import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment, isInternal, applyStrict } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { buildLanguages } from '@/export/build-languages';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { toMessage } from '@/lib/error-messages-and-system-errors';

// `npm run build [-- --out <folder>]`: builds specs and content and exports the site to `out/` or another folder, in every
// language. `-- --locale <code>` builds one language. `-- --openapi <folder> [--out <folder>]` builds the site with the specs of
// another folder in addition to its own, and leaves `out/` and the generated files unchanged. `-- --strict` also fails for
// warnings. With `INTERNAL=1`, the site shows what specs mark as internal, and goes to `out.internal/`.
await runMain(async () => {
  if (environment.locale !== undefined)
    fail('LOCALE is set by the build itself', {
      fix: `Leave it out: npm run build -- --locale ${environment.locale}`,
    });
  const { openapi, locale, strict, ...options } = getOptions();
  const out = isInternal() ? toInternalOut(options.out) : options.out;
  applyStrict(strict);
  if (openapi === undefined) return buildLanguages(locale, out);
  // Only a build with foreign specs reads specs itself, and loading the linter takes 0.4 seconds.
  const { buildWithForeignSpecs } = await import('@/export/build-with-foreign-specs');
  await buildWithForeignSpecs(openapi, out);
});

/** Returns the folder of the inside edition, which must not replace the published one. */
function toInternalOut(out = 'out.internal'): string {
  if (path.resolve(out) !== path.resolve('out')) return out;
  return fail('the inside edition cannot replace out/', { fix: 'Leave out --out, or name another folder.' });
}

function getOptions(): { openapi?: string; out?: string; locale?: string; strict?: boolean } {
  const usage = 'npm run build -- [--strict] [--locale <code>] [--openapi <folder with specs>] [--out <folder>]';
  try {
    const options = {
      openapi: { type: 'string' },
      out: { type: 'string' },
      locale: { type: 'string' },
      strict: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ options });
    if (values.openapi !== undefined && values.locale !== undefined)
      fail('--openapi and --locale exclude each other: foreign specs are shown only in the default language', {
        fix: usage,
      });
    return values;
  } catch (cause) {
    return fail(toMessage(cause), {
      fix: usage,
      cause,
    });
  }
}
