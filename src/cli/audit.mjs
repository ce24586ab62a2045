import { supervise } from './supervise.mjs';

// `npm run audit`: checks the packages of package-lock.json for known vulnerabilities. High and critical ones fail.
process.exitCode = await supervise('npm', ['audit', '--package-lock-only', '--audit-level=high']);
