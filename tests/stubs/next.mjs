#!/usr/bin/env node
// Replaces Next.js: writes the shells slowly, and can hang or fail.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const { EXPORT_DIR: out, BUILD_ID: build, NEXT_HANGS, NEXT_FAILS, NEXT_BLOCKED } = process.env;
const slug = 'x0path0x';

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function toPayload(folder) {
  return `0:{"c":${JSON.stringify(['', ...folder.split('/')])},"title":"X0title0X","__html":"<!--static-->","b":"${build}"}\n`;
}

function toHtml(folder, bodyPath) {
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="preload" href="/a.woff2" as="font"/>',
    `${NEXT_BLOCKED ? '<base href="/"/>' : ''}<title>X0title0X</title></head><body><div data-body="${bodyPath}"></div>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,${JSON.stringify(toPayload(folder)).replaceAll('<', '\\u003c')}])</script></body></html>`,
  ].join('');
}

write('.next/server/chunks/a.js', '"[project]/src/app/layout.tsx"');
write(`${out}/_next/static/chunks/a.js`, 'x();');
write(`${out}/404.html`, toHtml('', '/404.html'));
for (const folder of ['', 'a-z/', 'reference/payload/', `${slug}/`, `api/${slug}/`, `print/api/${slug}/`]) {
  write(`${out}/${folder}index.txt`, toPayload(folder));
  write(`${out}/${folder}index.html`, toHtml(folder, '/X0page0X/'));
  await setTimeout(40);
}
if (NEXT_HANGS) await setTimeout(60_000);
if (NEXT_FAILS) {
  console.error('Next.js failed.');
  process.exit(1);
}
