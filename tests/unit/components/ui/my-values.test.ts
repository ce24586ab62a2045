import { expect, it, vi } from 'vitest';
import { getOwnValues, setVariable } from '@/components/ui/my-values/store';
import { toVariablePattern, formatValue } from '@/components/ui/my-values/find-variables-and-format-values';

const values: Record<string, string> = {
  BASE_URL: 'https://a.example',
  HOST: 'localhost:8080',
  OWNER: `it's "$A" a/b \``,
};
const fill = (code: string) =>
  code.replace(toVariablePattern(Object.keys(values)), (text, ...rest) => {
    const position = rest.findIndex((part) => typeof part === 'number');
    const name = rest.slice(0, position).find((group) => group !== undefined) as string;
    return formatValue(text, values[name] ?? '', code.slice(0, rest[position] as number));
  });

it.each([
  ['"$BASE_URL/owners/$OWNER"', '"https://a.example/owners/it\'s%20%22%24A%22%20a%2Fb%20%60"'],
  ['-H "owner: ${OWNER}"', '-H "owner: it\'s \\"\\$A\\" a/b \\`"'],
  ["export OWNER='me' # $OWNERS", `export OWNER='it'\\''s "$A" a/b \`' # $OWNERS`],
  [
    '"$BASE_URL/owners?name=$OWNER&b=$BASE_URL"',
    '"https://a.example/owners?name=it\'s%20%22%24A%22%20a%2Fb%20%60&b=https%3A%2F%2Fa.example"',
  ],
  ['"$env:BASE_URL/owners/$env:OWNER"', '"https://a.example/owners/it\'s%20%22%24A%22%20a%2Fb%20%60"'],
  ['[Uri]::EscapeDataString($env:OWNER)', '[Uri]::EscapeDataString("it\'s `"`$A`" a/b ``")'],
  ['(ConvertTo-Json $env:OWNER)', '(ConvertTo-Json "it\'s `"`$A`" a/b ``")'],
  ['"$env:BASE_URL ${env:OWNER}"', '"https://a.example it\'s `"`$A`" a/b ``"'],
  ['const owner = process.env.OWNER;', 'const owner = "it\'s \\"$A\\" a/b `";'],
  ['"https://$HOST/owners/$HOST"', '"https://localhost:8080/owners/localhost%3A8080"'],
  ['os.environ["BASE_URL"]', '"https://a.example"'],
  ['os.Getenv("BASE_URL")', '"https://a.example"'],
  ['System.getenv("BASE_URL")', '"https://a.example"'],
  ['GetEnvironmentVariable("BASE_URL")', '"https://a.example"'],
  ['BASE_URL "$BASE_URLS" $TOKEN', 'BASE_URL "$BASE_URLS" $TOKEN'],
])('the value of a variable is written as its language needs: %s', (code, expected) => {
  expect(fill(code)).toBe(expected);
});

it('values that the browser can no longer store last until the page is left', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: () => '{"A":"1"}', setItem, removeItem: setItem } });
  vi.spyOn(console, 'error').mockReturnValue();
  setVariable('B', '2');
  expect(getOwnValues()).toEqual({ A: '1', B: '2' });
  vi.unstubAllGlobals();
});
