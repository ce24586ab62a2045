import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeProject, type Project } from './project';

/** Runs git as a person whom the machine does not know. */
export async function git(cwd: string, ...args: string[]): Promise<void> {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await promisify(execFile)('git', [...person, ...args], { cwd });
}

/** Creates a git repository with a commit of each state of `openapi/pets/openapi.yaml`, and of the tag if a state has one. */
export async function makeRepository(...states: [document: string, tag?: string][]): Promise<Project> {
  const project = await makeProject();
  await git(project.root, 'init', '--quiet', '--initial-branch=main');
  for (const [document, tag] of states) {
    await project.write('openapi/pets/openapi.yaml', document);
    await git(project.root, 'add', '.');
    await git(project.root, 'commit', '--quiet', '--message=State');
    if (tag !== undefined) await git(project.root, 'tag', tag);
  }
  return project;
}
