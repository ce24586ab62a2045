import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { toLanguageEnvironment } from '@/export/build-languages';
import { copyProjectForNow } from '@/export/copy-project';
import { getCatalog, hasOwnCatalog, nameCatalog } from '@/export/find-and-check-message-catalog';
import { runTogether } from '@/export/run-steps-and-programs';
import { runStepWorker } from '@/export/run-step-worker';
import { getLocales, type Locale } from '@/site/locales';
import { getSite } from '@/site/get-site';
import type { Problems } from './render-address';
import type { Project } from './export-development-shells';
import { LanguageSite } from './language-site';
import { toFailureText } from '@/export/format-error-for-terminal';

/** What a copy shares with the project, so that edits need not be copied. */
const shared = ['content', 'openapi', 'public'];

/** The languages below the default one, each of which is started when its first page is requested. */
export class LanguageCopies {
  private readonly locales = getLocales(getSite()).filter(({ prefix }) => prefix !== '');
  private readonly started = new Map<string, { site: Promise<LanguageSite>; project: Promise<Project> }>();

  constructor(private readonly problems: Problems) {}

  /** Returns the language of a path without the base path, and the path within the language. */
  find(address: string): { site: Promise<LanguageSite>; address: string } | undefined {
    const locale = this.locales.find(({ prefix }) => address.startsWith(`${prefix}/`));
    if (!locale) return undefined;
    const started = this.started.get(locale.code) ?? this.start(locale);
    return { site: started.site, address: address.slice(locale.prefix.length) };
  }

  /** Builds content and specs in the languages that are shown, after the sources have changed. Returns false if there are none. */
  async update(): Promise<boolean> {
    for (const { site, project } of this.started.values()) {
      const [own, started] = await Promise.all([project, site]).catch(() => []);
      if (!own || !started) continue;
      await build(own);
      const { renderer, shells } = started;
      renderer.forget();
      await shells.update().catch(() => false);
      renderer.forget();
    }
    return this.started.size > 0;
  }

  /** Makes the next request of each language start it with the current code. */
  restart(): void {
    for (const { site } of this.started.values())
      site.then(
        ({ renderer }) => renderer.restart(),
        () => undefined,
      );
    this.started.clear();
  }

  private start(locale: Locale) {
    const project = copy(locale);
    const site = project.then((own) => new LanguageSite(own, this.problems, build(own)));
    const started = { site, project };
    this.started.set(locale.code, started);
    // The request that started it reports the failure. The next one tries again.
    site.catch(() => this.started.get(locale.code) === started && this.started.delete(locale.code));
    return started;
  }
}

/** Copies the project for a language, with its interface texts. */
async function copy(locale: Locale): Promise<Project> {
  const root = copyProjectForNow(`development-${locale.code}`);
  for (const name of shared) {
    rmSync(path.join(root, name), { recursive: true, force: true });
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  if (hasOwnCatalog(locale.code)) nameCatalog(root, await getCatalog(locale.code));
  return { root, env: toLanguageEnvironment(locale) };
}

/** Builds content and specs. Prints a failure instead of failing: what could be built before is shown. */
async function build({ root, env }: Project): Promise<void> {
  const options = { cwd: root, env, quiet: true };
  await runTogether(runStepWorker('specs', [], options), runStepWorker('content', ['without-texts'], options)).catch(
    (error: unknown) => process.stderr.write(`${toFailureText(error)}\n`),
  );
}
