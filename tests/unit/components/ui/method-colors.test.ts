import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rules = readFileSync('src/components/ui/buttons-and-methods.css', 'utf8');
const config = readFileSync('tailwind.config.ts', 'utf8');
const methods = ['get', 'post', 'put', 'patch', 'delete', 'query'];

/** Returns the names of the tokens for the background and the text of a method. Without its own background, it has that of all. */
function getTokens(method: string): string[] {
  const find = (property: string) => new RegExp(`data-\\[method=${method}\\]:${property}-([\\w-]+)`).exec(rules)?.[1];
  return [find('bg') ?? 'note-soft', find('text') ?? ''];
}

/** Returns the relative luminance of a token in the light and the dark theme. @see https://bottosson.github.io/posts/oklab/ */
function getLuminances(token: string): number[] {
  const line = config.split('\n').find((text) => new RegExp(`^ +'?${token}'?: \\[`).test(text)) ?? '';
  return [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, lightness, chroma, hue]) => {
    const [l, c, angle] = [Number(lightness), Number(chroma), (Number(hue) * Math.PI) / 180];
    const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
    const [long, middle, short] = [
      (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
      (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
      (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
    ];
    const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
    const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
    const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

describe('the badge of a method', () => {
  it('has a color of its own', () => {
    const texts = methods.map((method) => getTokens(method)[1]);
    expect(texts).not.toContain('');
    expect(new Set(texts).size).toBe(methods.length);
  });

  it.each(methods)('has enough contrast in both themes for %s', (method) => {
    const [background = [], text = []] = getTokens(method).map(getLuminances);
    const contrasts = background.map((behind, theme) => {
      const [darker = 0, lighter = 0] = [behind, text[theme] ?? behind].sort((one, other) => one - other);
      return (lighter + 0.05) / (darker + 0.05);
    });
    expect(contrasts).toHaveLength(2);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});
