import { describe, expect, it } from 'vitest';
import { toPieces } from '@/lib/line-break-opportunities';

/** Shows a `|` at each line break opportunity, and brackets around pieces that do not break at hyphens. */
const show = (text: string) =>
  toPieces(text)
    .map(({ text: piece, breaks, joined }) => (breaks ? '|' : '') + (joined ? `[${piece}]` : piece))
    .join('');

describe('toPieces', () => {
  it.each([
    ['stepsBlockedIdsByStepId', 'steps|Blocked|Ids|By|Step|Id'],
    ['listCICDProfiles', 'list|CICD|Profiles'],
    ['AZURE_CLIENT_SECRET', 'AZURE_|CLIENT_|SECRET'],
    ['/environments/{type}/{ownerId}', '/environments/|{type}/|{ownerId}'],
    ['/x/{liveSystemTemplateId}', '/x/|{live|System|Template|Id}'],
    ['numberedProperty0001OfIpv4', 'numbered|Property|0001|Of|Ipv4'],
    ['https://example.com/a', 'https://example.|com/|a'],
    ['LiveSystem.status', 'Live|System.|status'],
    ['admissionregistration_v1alpha1', 'admissionregistration_|v1alpha1'],
    ['{"team":"shop","stage":"staging"}', '{"team":|"shop",|"stage":|"staging"}'],
  ])('breaks %s after separators and before capitals and digits', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it('does not break at hyphens, unless a word is longer than a line on a phone', () => {
    expect(show('/how-tos/create-azure-relay/')).toBe('[/how-tos/]|[create-azure-relay/]');
    expect(show('npm run new -- how-tos/x')).toBe('npm run new -- [how-tos/]|x');
    expect(show('3fa85f64-5717-4562-b3fc-2c963f66afa6')).toBe('3fa85f64-5717-4562-b3fc-2c963f66afa6');
  });

  it('does not break at the digits of a version or in text with spaces', () => {
    expect(show('version 2.0 or v1.10')).toBe('version 2.0 or v1.10');
  });

  it('returns pieces that add up to the text', () => {
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
