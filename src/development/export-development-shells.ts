import { rm } from 'node:fs/promises';
import path from 'node:path';
import { staging } from '@/export/build-site';
import { withLock } from '@/export/build-lock';
import { exportShells, getExportEnvironment } from '@/export/export-shells-with-next';
import { swapExport } from '@/export/swap-export';
import { shellsFolder } from './live-reload-and-paths';

/** The shells that the development server fills. They depend on the code and on the navbar. */
export class DevelopmentShells {
  /** Resolves when there are shells. Rejects with the reason why there are none. */
  ready: Promise<void>;
  private navbar: string | undefined;
  private last: Promise<unknown>;

  /** `first` resolves when the navbar can be resolved, for which content and specs must exist. */
  constructor(
    private readonly project: Project,
    private readonly writeNavbar: () => Promise<string>,
    first: Promise<unknown>,
  ) {
    this.last = first;
    this.ready = this.update().then(() => undefined);
    this.ready.catch(() => undefined);
  }

  /**
   * Exports the shells again if the navbar has changed, or the code. Returns true for new shells. If the export fails, the old
   * shells remain.
   */
  update({ isCodeChanged = false } = {}): Promise<boolean> {
    const updated = this.last.then(async () => {
      const navbar = await this.writeNavbar();
      if (navbar === this.navbar && !isCodeChanged) return false;
      await exportDevelopmentShells(this.project);
      this.navbar = navbar;
      this.ready = Promise.resolve();
      return true;
    });
    this.last = updated.catch(() => undefined);
    return updated;
  }
}

/**
 * Exports the shells into their folder, or copies an earlier export of the same code, configuration, and navbar, which may be that
 * of a build. Until the new shells are complete, the old ones remain.
 */
async function exportDevelopmentShells({ root, env }: Project): Promise<void> {
  await withLock(async () => {
    const folder = path.join(root, staging);
    await rm(folder, { recursive: true, force: true });
    await exportShells({ root, folder: staging, build: 'development', env: { ...getExportEnvironment(), ...env } });
    swapExport(folder, path.resolve(root, shellsFolder));
  }, root);
}

/** A folder with the project, or a copy of it in another language, and the variables that its programs get. */
export interface Project {
  root: string;
  env: Record<string, string>;
}
