import { z } from 'zod';
import { siteSchema } from './schema';

interface Row {
  option: string;
  type: string;
  fallback: string;
  text: string;
}

/**
 * Generates a markdown page from the schema that lists every option of `src/site.config.ts` with type, default, and
 * meaning.
 */
export function toOptionsPage(): string {
  const rows = toRows(siteSchema, '');
  const lines = rows.map(({ option, type, fallback, text }) => `| \`${option}\` | ${type} | ${fallback} | ${text} |`);
  return [
    '# Configuration',
    '',
    'Every option of `src/site.config.ts`, generated from its schema by `npm run options`. `[]` stands for each entry of a list, `<id>` for a name you choose, and a word in parentheses for the type of entry that an option belongs to.',
    '',
    '| Option | Type | Default | Meaning |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function toRows(schema: z.core.$ZodType, path: string): Row[] {
  const { inner, fallback } = unwrap(schema);
  const own = path === '' || isEntry(path) ? [] : [toRow(schema, inner, path, fallback)];
  return [...own, ...toInnerRows(inner, path)];
}

function toInnerRows(schema: z.core.$ZodType, path: string): Row[] {
  // Categories are nested, so the items of a sidebar are listed only once.
  if (path.includes('category).items')) return [];
  // Sidebars are listed only once, too.
  if (path.endsWith('versions[].sidebars')) return [];
  const alternatives = getAlternatives(schema);
  if (alternatives) return Object.entries(alternatives).flatMap(([name, shape]) => toRows(shape, `${path}(${name})`));
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, value]) => toRows(value, path === '' ? key : `${path}.${key}`));
  }
  if (schema instanceof z.ZodArray) return toRows(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return toRows(schema.valueType, `${path}.<id>`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => toInnerRows(unwrap(option).inner, path));
  return [];
}

function toRow(schema: z.core.$ZodType, inner: z.core.$ZodType, option: string, fallback: string): Row {
  const text = z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(inner)?.description ?? '';
  return { option, type: toType(inner), fallback, text };
}

/** Removes the wrappers from a schema, such as those for optional values, and returns the text for its default. */
function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; fallback: string } {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), fallback: 'none' };
  if (schema instanceof z.ZodDefault) {
    return { ...unwrap(schema.unwrap()), fallback: `\`${JSON.stringify(schema.def.defaultValue)}\`` };
  }
  if (schema instanceof z.ZodPrefault) return { ...unwrap(schema.unwrap()), fallback: 'defaults of its options' };
  if (schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  // The table describes the input, not the result of a transformation.
  if (schema instanceof z.ZodPipe && !getAlternatives(schema)) return unwrap(schema.in);
  return { inner: schema, fallback: 'required' };
}

function toType(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return schema.options.map((value) => `\`${value}\``).join(' or ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => `\`${String(value)}\``).join(' or ');
  if ([z.ZodString, z.ZodURL, z.ZodTemplateLiteral].some((text) => schema instanceof text)) return 'text';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodArray) return 'list';
  return 'object';
}

/** Returns true for entries of lists and records and for alternatives of an entry, which have no row of their own. */
function isEntry(path: string): boolean {
  return /(\[\]|\)|<id>)$/.test(path);
}

function getAlternatives(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  return z.globalRegistry.get(schema)?.alternatives as Record<string, z.core.$ZodType> | undefined;
}
