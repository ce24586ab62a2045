/**
 * A figure with the limit that it must not exceed and the aim that it should not exceed. With `isMoreBetter`, both are
 * minimums.
 */
export interface Row {
  name: string;
  value: number;
  unit: string;
  limit: number;
  aim: number;
  isMoreBetter?: boolean;
}

export function toMedian(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** Prints the rows. The command fails if a row misses its limit. */
export function printRows(title: string, rows: Row[]): void {
  const lines = rows.map(({ name, value, unit, limit, aim, isMoreBetter }) => {
    const passes = (bound: number) => (isMoreBetter ? value < bound : value > bound) || Number.isNaN(value);
    const mark = passes(limit) ? 'LIMIT MISSED' : passes(aim) ? 'aim missed' : '';
    if (passes(limit)) process.exitCode = 1;
    const shown = Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1);
    return `| ${name} | ${shown} ${unit} | ${limit} | ${aim} | ${mark} |`;
  });
  process.stdout.write(
    `\n### ${title}\n\n| What | Figure | Limit | Aim | |\n|---|---|---|---|---|\n${lines.join('\n')}\n`,
  );
}
