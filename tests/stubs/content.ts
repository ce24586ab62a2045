// Replaces the step that builds the content. Reports that the documents are built, and then waits, for CONTENT_WAITS
// milliseconds at most, until Next.js has exported the home page.
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const { SPECS_FAIL, CONTENT_WAITS, CONTENT_WARNS, CONTENT_FAILS, STAGE_DONE } = process.env;
if (SPECS_FAIL) {
  await setTimeout(1000);
  process.exit(0);
}
process.send?.(STAGE_DONE);
const until = Date.now() + Number(CONTENT_WAITS ?? 0);
while (!existsSync('out.next/index.html')) {
  if (Date.now() > until) throw new Error('Next.js waits for the texts.');
  await setTimeout(10);
}
if (CONTENT_WARNS) console.error('warning content/a.md:1:1: x');
if (CONTENT_FAILS) {
  console.error('content/intro.md:3: a link is broken');
  process.exit(1);
}
