import { runInProcessGroup } from './run-in-process-group.mjs';

// `npm run audit`: checks the packages of package-lock.json for known vulnerabilities. High and critical ones fail.
process.exitCode = await runInProcessGroup('npm', ['audit', '--package-lock-only', '--audit-level=high']);
