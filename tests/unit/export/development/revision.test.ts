import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { clearRevision, raiseRevision, revision } from '@/export/development/revision';

it('clearRevision removes the problems of an earlier run, and leaves a file without problems unchanged', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1 });
  const project = mkdtempSync(path.join(tmpdir(), 'revision-'));
  mkdirSync(path.join(project, 'src/routes'), { recursive: true });
  const read = () => readFileSync(path.join(project, revision), 'utf8');
  await clearRevision(project);
  const first = read();
  expect(JSON.parse(first)).toMatchObject({ wrong: { services: {}, content: [] } });
  vi.setSystemTime(2);
  await clearRevision(project);
  expect(read()).toBe(first);
  await raiseRevision({ services: {}, content: ['error content/page.md: …'] }, project);
  await clearRevision(project);
  expect(JSON.parse(read())).toMatchObject({ wrong: { content: [] } });
});
