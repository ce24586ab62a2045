import { z } from 'zod';
import { pageFields } from './front-matter';

/** Returns the JSON Schema of the front matter of a page, for editors. */
export function toFrontMatterSchema(): string {
  const schema = z.toJSONSchema(pageFields, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // The format says the same in one word.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  });
  return `${JSON.stringify({ ...schema, title: 'Front matter of a page' }, undefined, 2)}\n`;
}
