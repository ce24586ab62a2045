import { expect, it } from 'vitest';
import { runProgram } from '@/export/run-steps-and-programs';

it('runProgram keeps a character whose bytes arrive one after the other', async () => {
  const program = 'process.stdout.write(Buffer.of(0xc3)); setTimeout(() => process.stdout.write(Buffer.of(0xbc)), 50)';
  expect(await runProgram('node', ['-e', program], { quiet: true })).toBe('ü');
});
