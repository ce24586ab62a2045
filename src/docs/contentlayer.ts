import type { FieldDefs } from 'contentlayer2/source-files';
import engines from 'gray-matter/lib/engines.js';
import type { Processor } from 'unified';
import { homeFields, pageFields } from './front-matter';

/** The fields of our schemas as Contentlayer wants them; what is in them is checked by the schemas. */
function toFieldDefs(shape: Record<string, { safeParse(value: unknown): { success: boolean } }>): FieldDefs {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      { type: 'json', required: !field.safeParse(undefined).success },
    ]),
  );
}

export const pageFieldDefs = toFieldDefs(pageFields.shape);
export const homeFieldDefs = toFieldDefs(homeFields.shape);

/** Front matter that begins with `---js` is run as a program by the parser inside Contentlayer: it must not be able to. */
export function disableCodeInFrontMatter(): void {
  engines.javascript.parse = () => {
    throw new Error('Front matter is YAML: the first line of a page is exactly ---.');
  };
}

/** Contentlayer's own HTML of a page is not used: our tree is in a computed field. */
export function keepBodyEmpty(builder: Processor): void {
  builder.parser = () => ({ type: 'root', children: [] });
  builder.compiler = () => '';
}
