import { describe, expect, it } from 'vitest';
import { toPieces } from '@/lib/line-breaks';

/** With `|` where a line may break, and what hyphens do not break in brackets. */
const show = (text: string) =>
  toPieces(text)
    .map(({ text: piece, breaks, joined }) => (breaks ? '|' : '') + (joined ? `[${piece}]` : piece))
    .join('');

describe('lines of a name or path', () => {
  it.each([
    ['stepsBlockedIdsByStepId', 'steps|Blocked|Ids|By|Step|Id'],
    ['listCICDProfiles', 'list|CICD|Profiles'],
    ['AZURE_CLIENT_SECRET', 'AZURE_|CLIENT_|SECRET'],
    ['/environments/{type}/{ownerId}', '/environments/|{type}/|{ownerId}'],
    ['/x/{liveSystemTemplateId}', '/x/|{live|System|Template|Id}'],
    ['https://example.com/a', 'https://example.|com/|a'],
    ['LiveSystem.status', 'Live|System.|status'],
  ])('break %s behind separators and before capitals', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it('do not break at hyphens, unless a word is longer than a line of a phone', () => {
    expect(show('/how-tos/create-azure-relay/')).toBe('[/how-tos/]|[create-azure-relay/]');
    expect(show('npm run new -- how-tos/x')).toBe('npm run new -- [how-tos/]|x');
    expect(show('3fa85f64-5717-4562-b3fc-2c963f66afa6')).toBe('3fa85f64-5717-4562-b3fc-2c963f66afa6');
  });

  it('do not break between the digits of a version, nor where there are spaces anyway', () => {
    expect(show('version 2.0 or v1.10')).toBe('version 2.0 or v1.10');
  });

  it('are the text again when they are put together', () => {
    const text = ' a-b  /c_d.e-f/{gH}\tIJk -- l-m ';
    expect(toPieces(text).map((piece) => piece.text)).toEqual([
      ' ',
      'a-b',
      '  /c_',
      'd.',
      'e-f/',
      '{gH}\tI',
      'Jk -- ',
      'l-m',
      ' ',
    ]);
  });
});
