import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail } from '@/lib/fail';
import { toSlug } from './route';

/** Writes a page with valid front matter and gives its file; never writes over one. */
export function createPage(name: string, root = 'content'): string {
  const path = `${name
    .replace(/\\/g, '/')
    .replace(/^(?:\.\/)?(?:content\/)?\/*/, '')
    .replace(/(?:\.md|\/)$/, '')}.md`;
  if (!/^[a-z\d][a-z\d-]*(?:\/[a-z\d][a-z\d-]*)+\.md$/.test(path)) {
    fail(`"${name}" is no path of a page`, {
      fix: 'Name folder and page in small letters, digits and hyphens: npm run new -- how-tos/create-a-thing',
    });
  }
  const file = join(root, path);
  if (existsSync(file))
    fail('the page exists already', { place: { file }, fix: 'Choose another name, or edit that page.' });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toPage(toTitle(toSlug(path))));
  return file;
}

function toTitle(slug: string): string {
  const words = (slug.split('/').at(-1) ?? slug).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toPage(title: string): string {
  return `---
title: ${title}
description: ${title}, in one sentence.
---

Say in a paragraph what the reader will have at the end, and when they need it.

## What you need

- [Concepts](/definitions/concepts.md)

## Steps

:::steps
1. First step.
2. Second step.
:::

## What can go wrong

## Next
`;
}
