import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toNginxConfig } from '@/hosting/nginx-config';
import type { HostRules } from '@/hosting/host-rules';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns why nginx cannot be tested here, or undefined if it can. Installs nginx first where possible. */
export function findReasonAgainstNginx(): string | undefined {
  if (existsSync(program) && existsSync(brotli)) return undefined;
  if (process.platform !== 'linux') return 'Debian’s nginx is not available on this system';
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const packages = ['--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', ...packages],
  ]) {
    const [first = '', ...args] = [...sudo, ...command];
    spawnSync(first, args, {
      stdio: 'ignore',
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return existsSync(program) && existsSync(brotli) ? undefined : 'nginx and its brotli module could not be installed';
}

/** Starts nginx with the configuration of `deploy/` for a folder and a port; `edit` can break the configuration on purpose. */
export async function startNginx(
  rules: HostRules,
  place: { root: string; port: number },
  edit: (config: string) => string = (config) => config,
): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'tmp'));
  const site = path.join(folder, 'site.conf');
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(site, edit(toNginxConfig(rules, place)));
  // Started as root, nginx would run its workers as `nobody`, who cannot read the test folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const container = readFileSync('deploy/container/nginx.conf', 'utf8');
  const here = container.replaceAll('/tmp/', `${folder}/tmp/`).replace('/etc/nginx/conf.d/*.conf', site);
  writeFileSync(main, user + here);
  const child = spawn(program, ['-c', main, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    const isUp = await fetch(`http://localhost:${place.port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`nginx is not responding: ${said}`);
}

/** Returns a port that no process listens on. */
export function getFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Stops nginx and waits until it has exited. */
export async function stopNginx(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
