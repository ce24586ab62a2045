import { createHash } from 'node:crypto';

const longest = 80;
/** Names that some file systems reserve. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/i;

/**
 * Returns a file name or URL segment for each name, in the same order: only letters, digits, hyphens, and underscores,
 * of a length that every file system accepts, and unique even if case is ignored. A name that is too long, reserved, or
 * not unique gets a few digits computed from its key, so they do not depend on the order of the spec.
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

/** Claims a unique slug: a name may already end in the digits of another one. */
function claim(slug: string, taken: Set<string>): string {
  let own = slug;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${slug}-${number}`;
  taken.add(own.toLowerCase());
  return own;
}

function toDigits(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
