import { spawnSync } from 'node:child_process';

/** Installs packages of Debian, as far as this machine can: as root, or where sudo asks for no password. */
export function installPackages(names: string[]): void {
  if (process.platform !== 'linux') return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [['apt-get', 'update'], ...names.map((name) => ['apt-get', 'install', '-y', name])]) {
    const [program = '', ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'ignore', timeout: 600_000 });
  }
}

/** Tells whether a command is there and succeeds. */
export function canRun(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
