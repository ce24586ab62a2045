import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/list-files';

/**
 * Chromium compiles a script that begins with it while the script arrives, instead of function by function when the page
 * waits.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

const chunk = /(?:^|\/)_next\/static\/chunks\/[^/]+\.js$/;

/** In fewer bytes there is little to compile. */
const leastWorth = 10_000;

/** Has the export's scripts compiled while they arrive. One with a source map, whose lines it counts, stays as it is. */
export function hintScripts(folder: string): void {
  for (const file of listFiles(folder).filter((name) => chunk.test(name))) {
    const target = path.join(folder, file);
    const script = readFileSync(target, 'utf8');
    if (script.length < leastWorth || script.startsWith(hint) || script.includes('\n//# sourceMappingURL=')) continue;
    writeFileSync(target, hint + script);
  }
}
