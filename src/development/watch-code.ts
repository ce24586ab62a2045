import path from 'node:path';
import { toFailureText } from '@/export/format-error-for-terminal';
import { toSeconds } from '@/export/run-steps-and-programs';
import { generatedFiles } from '@/lib/hash-values-and-project-code';
import { toBatches, watchFiles } from './watch-files-and-batches';

/** The code of the site, without packages. */
const code = ['src', 'contentlayer.config.ts', 'next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'];

/** Calls `showCode` with the changed files after a change of the code, and prints what is happening. */
export function watchCode(showCode: (files: string[]) => Promise<void>): void {
  const add = toBatches<string>(async (files) => {
    const start = performance.now();
    const hint = 'For work on components, run: npm run dev -- --code';
    process.stdout.write(`${files.join(', ')} changed, so the shells are exported again. ${hint}\n`);
    await showCode(files).then(
      () => process.stdout.write(`shells       ${toSeconds(start)}\n`),
      (error: unknown) => process.stderr.write(`${toFailureText(error)}\n`),
    );
  });
  void watchFiles(code, (file, event) => {
    if (!event.endsWith('Dir') && !generatedFiles.test(file)) add(file.split(path.sep).join('/'));
  });
}
