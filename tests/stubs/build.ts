// Runs the build under test: alone or, with CONTENT_WAITS, with the commands that prepare it.
import { buildSite } from '@/export/build-site';
import { runMain } from '@/export/set-environment-and-run-main-function';

if (process.env.CONTENT_WAITS) await import('@/cli/build');
else await runMain(() => buildSite({ out: process.env.OUT, prepared: true }));
