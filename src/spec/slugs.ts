import { createHash } from 'node:crypto';

const longest = 80;
/** What some file systems keep for themselves. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/i;

/**
 * Makes names of files and parts of addresses, one for each name, in their order: nothing but letters, digits, hyphens
 * and underscores, of a length that every file system takes, and different even where capitals do not count. A name that
 * had to be cut, is reserved, or is not the only one of its slug, carries a few digits made of its key: they do not depend
 * on the order of the spec.
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

/** Somebody may have named one thing like the digits of another. */
function claim(slug: string, taken: Set<string>): string {
  let own = slug;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${slug}-${number}`;
  taken.add(own.toLowerCase());
  return own;
}

function toDigits(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
