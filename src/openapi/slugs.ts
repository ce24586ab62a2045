import { createHash } from 'node:crypto';

const longest = 80;
/** Names that Windows reserves, and the name of an index file. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/i;

/**
 * Returns a file name or URL segment for each name, in the same order. A slug consists of letters, digits, hyphens, and
 * underscores, is short enough for every file system, and is unique even if case is ignored. A name that is too long,
 * reserved, or not unique gets a hash of its key, so that its slug does not depend on the order of the spec.
 */
export function toSlugs(names: string[], keys = names): string[] {
  const plain = names.map((name) => name.replace(/[^\w-]+/g, '-').replace(/^-+(?=.)|(?<=.)-+$/g, ''));
  const counts = new Map<string, number>();
  for (const slug of plain) counts.set(slug.toLowerCase(), (counts.get(slug.toLowerCase()) ?? 0) + 1);
  const taken = new Set<string>();
  return plain.map((slug, index) => {
    const isOwn = counts.get(slug.toLowerCase()) === 1 && slug.length <= longest && !reserved.test(slug);
    const digits = `${slug.slice(0, longest)}-${toDigits(keys[index] ?? '')}`.replace(/^-+/, '');
    return claim(isOwn && /\w/.test(slug) ? slug : digits, taken);
  });
}

/** Returns a unique slug. A hash alone is not enough, since another name may already end in it. */
function claim(slug: string, taken: Set<string>): string {
  let own = slug;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${slug}-${number}`;
  taken.add(own.toLowerCase());
  return own;
}

function toDigits(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
