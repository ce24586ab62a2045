import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('a process whose folder is removed while it writes a file there does not run forever', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'removed-'));
  const program = `import { rmdirSync } from 'node:fs';
import { writeFile } from ${JSON.stringify(path.resolve('src/lib/files.ts'))};
process.chdir(process.argv[1]);
rmdirSync(process.cwd());
writeFile('one/two/file.txt', '');
`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const { stderr } = spawnSync('node', args, { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' });
  expect(stderr).toContain('ENOENT');
});
