import path from 'node:path';
import { type Project, DevelopmentShells } from './export-development-shells';
import { shellsFolder } from './live-reload-and-paths';
import type { Problems, Rendered } from './render-address';
import { RenderProcess } from './render-process';

/** The site in one language: its shells, and the process that renders its pages. */
export class LanguageSite {
  readonly renderer: RenderProcess;
  readonly shells: DevelopmentShells;
  /** The folder of the scripts, styles, and fonts of the shells. */
  readonly folder: string;

  /** `prepared` resolves when content and specs have been built. */
  constructor(project: Project, problems: Problems, prepared: Promise<unknown>) {
    this.renderer = new RenderProcess(problems, project);
    this.renderer.prepare();
    this.shells = new DevelopmentShells(project, () => this.renderer.writeNavbar(), prepared);
    this.folder = path.resolve(project.root, shellsFolder);
  }

  /** Renders what there is at a path without the base path, as soon as there are shells. */
  async render(address: string): Promise<Rendered> {
    await this.shells.ready;
    return this.renderer.render(address);
  }
}
