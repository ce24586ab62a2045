import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toPageTree } from '@/markdown/page-tree';
import { attacks } from '../attacks';

/** An SVG that would run scripts and load external files when it is opened at its own URL. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script>
<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(3)"><img src="x" onerror="alert(4)"/></body></foreignObject>
<image href="https://evil.example/x.png"/><style>@import "https://evil.example/x.css";</style><path d="M0 0h9v9z"/></svg>`;

/** Writes an SVG, a page, and a spec that contain the attacks of the list. */
export async function writeHostile(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'content/attacks.svg'), picture);
  const texts = await findHarmless(attacks.map((attack, index) => `Attack ${index}\n\n${attack}`));
  const head = ['---', 'title: Attacks', 'description: A list of attacks.', '---', '', '![Picture](attacks.svg)'];
  writeFileSync(path.join(folder, 'content/attacks.md'), [...head, ...texts, ''].join('\n\n'));
  writeFileSync(path.join(folder, 'openapi/hostile/schemas.json'), JSON.stringify(toSchemas(), null, 1));
}

/** Leaves out the sections whose Markdown would fail the build, such as those with a missing picture. */
async function findHarmless(sections: string[]): Promise<string[]> {
  const { tree, problems } = await toPageTree(sections.join('\n\n'));
  const all = [...problems, ...resolveTree(tree, { file: 'content/attacks.md', bodyLine: 1 }, toTargets([])).problems];
  const lines = all.flatMap(({ severity, line }) => (severity === 'error' && line !== undefined ? [line] : []));
  if (lines.length === 0) return sections;
  let next = 1;
  const kept = sections.filter((section) => {
    const first = next;
    next += section.split('\n').length + 1;
    return !lines.some((line) => line >= first && line < next);
  });
  // Without a section, an element that it left open ends elsewhere.
  return findHarmless(kept);
}

/** Returns schemas with each attack as a description (Markdown) and as a default, an example, and an enum value. */
function toSchemas(): object {
  const properties = attacks.map((attack, index) => [
    `attack${index}`,
    { type: 'string', description: attack, default: attack, examples: [attack] },
  ]);
  const values = { type: 'string', description: 'Every attack as a value.', enum: [...new Set(attacks)] };
  return {
    Attacks: { type: 'object', description: 'Attacks.', properties: { values, ...Object.fromEntries(properties) } },
  };
}
