import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { fail } from '@/lib/user-errors-and-mistakes';

// The headless shell, Chromium without a user interface, comes first because it runs the tests in half the time.
const system = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Finds Playwright's Chromium, otherwise the system's. Returns undefined if there is none. */
export function findBrowser(): LaunchOptions | undefined {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = system.find((candidate) => existsSync(candidate));
  return executablePath === undefined
    ? undefined
    : {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
        ],
      };
}

/** Finds a browser, or installs one if there is none. If that is not possible, fails with instructions. */
export function getBrowser(): LaunchOptions {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('browser      installing Chromium …\n');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  if (!findBrowser()) installPackages(['chromium-headless-shell']);
  if (!findBrowser()) installPackages(['chromium']);
  return (
    findBrowser() ??
    fail('The browser tests need Chromium, and it could not be installed.', {
      fix: 'Install it manually: npx playwright install chromium, or apt-get install chromium, then run the command again.',
    })
  );
}

/** Installs Debian packages if this machine allows it: as root, or with sudo if that needs no password. */
export function installPackages(names: string[]): void {
  if (process.platform !== 'linux') return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [['apt-get', 'update'], ...names.map((name) => ['apt-get', 'install', '-y', name])]) {
    const [program = '', ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'ignore', timeout: 600_000 });
  }
}

/** Returns true if a command exists and succeeds. */
export function canRun(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
