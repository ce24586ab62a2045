import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPageFile } from '@/lib/content-file-name-conventions';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toSlug } from './version-language-id-and-slug';

/** Creates a page with valid front matter and returns its file. Fails if the file exists. */
export function createPage(name: string, root = 'content'): string {
  const path = toPageFile(name);
  if (!/^[a-z\d][a-z\d-]*(?:\/[a-z\d][a-z\d-]*)+\.md$/.test(path)) {
    fail(`"${name}" is not a valid page path`, {
      fix: 'Name the folder and the page in lowercase letters, digits, and hyphens: npm run new -- guides/create-a-thing',
    });
  }
  const file = join(root, path);
  if (existsSync(file))
    fail('the page already exists', { place: { file }, fix: 'Choose another name, or edit that page.' });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toPage(toTitle(toSlug(path))));
  return file;
}

function toTitle(slug: string): string {
  const words = (slug.split('/').at(-1) ?? slug).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a page template. The content check fails until the author has replaced every text that begins with TODO:. */
function toPage(title: string): string {
  return `---
title: ${title}
description: "TODO: say in one sentence what the page helps with."
---

TODO: say in a paragraph what the reader will have at the end, and when they need it.

## What you need

- TODO: link the prerequisites.

## Steps

:::steps
1. TODO: the first step.
2. TODO: the second step.
:::

## What can go wrong

TODO: describe what the reader sees when a step fails, and how to fix it.

## Next

TODO: link to what readers do next.
`;
}
