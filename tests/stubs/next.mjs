#!/usr/bin/env node
// Replaces Next.js: writes an export of some pages slowly, and can hang or fail.
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const { EXPORT_DIR: out, BUILD_ID: build, NEXT_PAGE: page, NEXT_HANGS, NEXT_FAILS } = process.env;
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/index.txt`, `1:{"html":"<!--static-->","b":"${build}"}\n`);
for (let number = 0; number < 6; number += 1) {
  mkdirSync(`${out}/${number}`, { recursive: true });
  writeFileSync(`${out}/${number}/index.html`, page);
  writeFileSync(`${out}/index.html`, page);
  await setTimeout(40);
}
if (NEXT_HANGS) await setTimeout(60_000);
if (NEXT_FAILS) {
  console.error('Next.js failed.');
  process.exit(1);
}
