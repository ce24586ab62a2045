import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildSpecs, type BuildResult } from '@/openapi/source/build-or-lint-specs';
import { toProblemText } from '@/openapi/source/spec-problem';

/** A project in a temporary folder, which is removed after the test. */
export interface Project {
  root: string;
  write: (file: string, text: string | Uint8Array) => Promise<void>;
  link: (file: string, target: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  build: (only?: string) => Promise<BuildResult>;
  /** Builds the specs and returns the problems as they are printed. */
  getProblems: () => Promise<string[]>;
}

/** Creates a project with the given files. */
export async function makeProject(files: Record<string, string> = {}): Promise<Project> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const prepare = async (file: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    return join(root, file);
  };
  const project: Project = {
    root,
    write: async (file, text) => writeFile(await prepare(file), text),
    link: async (file, target) => symlink(target, await prepare(file)),
    read: (file) => readFile(join(root, file), 'utf8'),
    build: (only) => buildSpecs({ root, only }),
    getProblems: async () => (await buildSpecs({ root })).problems.map(toProblemText),
  };
  for (const [file, text] of Object.entries(files)) await project.write(file, text);
  return project;
}

/** Returns a small OpenAPI 3.1 document that ends with the given YAML, or else with empty `paths`. */
export function toDocument(rest = '', title = 'Pets'): string {
  return `openapi: 3.1.0\ninfo:\n  title: ${title}\n  version: '1'\n${rest || 'paths: {}\n'}`;
}
