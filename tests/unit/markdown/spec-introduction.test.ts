import { describe, expect, it } from 'vitest';
import { toIntroduction } from '@/markdown/spec-introduction';

const read = (source: string) =>
  toIntroduction(source).headings?.map(({ id, level, text }) => `${level} ${text} ${id}`);

describe('the headings of an introduction', () => {
  it('start at level 2 and skip no level, whatever the levels of the source are', () => {
    expect(read('# Start\n\n### Limits\n\n# Errors')).toEqual([
      '2 Start overview.start',
      '3 Limits overview.limits',
      '2 Errors overview.errors',
    ]);
    expect(read('#### One\n\n##### Two\n\n###### Three')).toEqual([
      '2 One overview.one',
      '3 Two overview.two',
      '4 Three overview.three',
    ]);
    expect(read('## One\n\n# Two\n\n###### Deep')).toEqual([
      '2 One overview.one',
      '2 Two overview.two',
      '3 Deep overview.deep',
    ]);
  });

  it('have unique ids and plain text', () => {
    expect(read('# `GET` *it*\n\n# GET it')).toEqual(['2 GET it overview.get-it', '2 GET it overview.get-it-1']);
  });

  it('are none if the text has none', () => {
    expect(read('Text.')).toEqual([]);
  });
});
