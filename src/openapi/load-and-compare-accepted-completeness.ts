import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toText, type Completeness, type Measure } from './completeness';

/** The file of the accepted completeness. */
export const acceptedCompletenessFile = 'openapi/completeness.json';

const schema = z.record(z.string(), z.record(z.string(), z.object({ complete: z.number(), total: z.number() })));

/** Loads the accepted completeness of the specs, which must not fall. */
export async function loadAcceptedCompleteness(root = process.cwd()): Promise<Record<string, Completeness>> {
  const text = await readFile(join(root, acceptedCompletenessFile), 'utf8').catch(() => '{}');
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    return fail('not a list of measures', {
      place: { file: acceptedCompletenessFile },
      fix: 'Run `npm run openapi:report -- --accept`.',
      cause,
    });
  }
}

/** Formats the measures as the file of the accepted ones, without names. */
export function toAcceptedCompletenessText(measured: Record<string, Completeness>): string {
  return `${JSON.stringify(measured, (key, value: unknown) => (key === 'missing' ? undefined : value), 2)}\n`;
}

/** Lists the measures that have become less complete than before. */
export function getFalls(now: Record<string, Completeness>, before: Record<string, Completeness>): string[] {
  return Object.entries(before).flatMap(([service, measures]) => {
    const current = now[service];
    if (!current) return [];
    return Object.entries(measures).flatMap(([name, old]) => {
      const measure = current[name];
      const isFallen = measure === undefined || toShare(measure) < toShare(old) - 1e-9;
      return isFallen
        ? [`${service}: ${name} fell from ${toText(old)} to ${measure ? toText(measure) : 'nothing'}`]
        : [];
    });
  });
}

function toShare({ complete, total }: Measure): number {
  return total === 0 ? 1 : complete / total;
}
