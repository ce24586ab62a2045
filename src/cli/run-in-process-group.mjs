import { spawn } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import { constants } from 'os';
import { fileURLToPath } from 'url';

/** The milliseconds that a program has to end by itself after a signal. */
const grace = 20000;

const isWindows = process.platform === 'win32';

/**
 * Runs a program in the project's folder and returns its exit code. The program and those that it starts are a process group,
 * which ends completely with the program, on a signal, and when npm or its shell ends: npm does not pass every signal on.
 */
export function runInProcessGroup(program, args) {
  const child = spawn(program, args, {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: 'inherit',
    detached: !isWindows,
    shell: isWindows && program === 'npm',
  });
  let received;
  const end = (signal) => {
    signalGroup(child, signal === 'SIGINT' ? signal : 'SIGTERM');
    if (!received) setTimeout(() => signalGroup(child, 'SIGKILL'), grace).unref();
    received = received || signal;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  const watch = whenOrphaned(() => end('SIGHUP'));
  return new Promise((resolve) => {
    const finish = (code, signal) => {
      clearInterval(watch);
      signalGroup(child, 'SIGKILL');
      resolve(received || signal ? 128 + constants.signals[received || signal] : code);
    };
    child.on('exit', finish);
    child.on('error', (error) => {
      process.stderr.write(`${program} cannot be started: ${error.message}\n`);
      finish(1);
    });
  });
}

function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(isWindows ? pid : -pid, signal);
  } catch (error) {
    // The group has ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Calls back once the npm that started this process has ended, or the shell between them. */
function whenOrphaned(callback) {
  // Whoever starts Node directly, such as with nohup, may want it to survive.
  if (!process.env.npm_lifecycle_event) return undefined;
  const toText = () => getNpm().join();
  const before = toText();
  const watch = setInterval(() => {
    if (toText() !== before) callback(clearInterval(watch));
  }, 250);
  watch.unref();
  return watch;
}

/** Returns the ID of the parent process, and also that of its parent if it is a shell. */
function getNpm() {
  const shell = `/proc/${process.ppid}`;
  try {
    const isShell = existsSync(shell) && /sh$|^busybox$/.test(readFileSync(`${shell}/comm`, 'utf8').trim());
    return isShell ? [process.ppid, /\) \S (\d+)/.exec(readFileSync(`${shell}/stat`, 'utf8'))[1]] : [process.ppid];
  } catch {
    // The shell has just ended.
    return [];
  }
}
