import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSpecs, type BuildResult } from '@/openapi/source/build-or-lint-specs';
import { parseJson } from '@/openapi/exact-numbers';
import { toProblemText } from '@/openapi/source/spec-problem';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';
import { toSpec } from '@/openapi/transform/spec';

/** A project in a temporary folder. */
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
  const root = makeFolder(files);
  return {
    root,
    write: (file, text) => Promise.resolve(writeFile(join(root, file), text)),
    link: async (file, target) => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await symlink(target, join(root, file));
    },
    read: (file) => readFile(join(root, file), 'utf8'),
    build: (only) => buildSpecs({ root, only }),
    getProblems: async () => (await buildSpecs({ root })).problems.map(toProblemText),
  };
}

/** Returns a small OpenAPI 3.1 document that ends with the given YAML, or else with empty `paths`. */
export function toDocument(rest = '', title = 'Pets'): string {
  return `openapi: 3.1.0\ninfo:\n  title: ${title}\n  version: '1'\n${rest || 'paths: {}\n'}`;
}

/** Builds the specs of a project, none of which has an error. Returns the result with the model of each service. */
export async function buildModels({ build, read }: Project) {
  const result = await build();
  if (!result.written) throw new Error(result.problems.map(toProblemText).join('\n'));
  const toModel = async (service: string) => ({
    service,
    ...toSpec(parseJson(await read(`src/generated/${service}.json`)), service),
  });
  return { ...result, models: await Promise.all(result.services.map(toModel)) };
}
