import { createHash } from 'node:crypto';
import { fail } from '@/lib/fail';
import { escapeHtml } from './escape-html';
import { scanPage } from './page-scan';
import { joinPayloadScripts } from './payload';
import { isFlight, securePage } from './secure-page';

/** What a page has of its own, by the names of the marks; `body` is HTML, the rest text. */
export type PageValues = Record<'path' | 'title' | 'description' | 'body', string>;

/**
 * An exported page as the pattern of many: the framework is asked for one of them, and the rest is text. The payload, which
 * is the same for all but for the marks, stands in a script of its own that they share.
 */
export class PageTemplate {
  /** The script that all pages load: its path in the export, and its text. */
  readonly script: { path: string; text: string };
  private readonly html: string;
  private readonly pattern: RegExp;

  constructor(
    html: string,
    private readonly marks: PageValues,
    settings: { file: string; connect: string[]; basePath: string },
  ) {
    this.pattern = new RegExp(Object.values(marks).join('|'), 'g');
    const scripts = scanPage(html).scripts.filter(isFlight);
    const text = toSharedScript(joinPayloadScripts(scripts.map((script) => script.text)), marks, settings.file);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    this.script = { path: `_next/static/parts/${hash}.js`, text };
    const values = `<script type="application/json">${valuesMark}</script>`;
    // Not deferred: the framework takes a payload until the document is read to its end, and this is there.
    const shared = `<script src="${settings.basePath}/${this.script.path}"></script>`;
    let open = '';
    let from = 0;
    for (const { start, end } of scripts) {
      open += html.slice(from, start) + (from === 0 ? values + shared : '');
      from = end;
    }
    this.html = securePage(open + html.slice(from), settings);
  }

  /** The page with these values. */
  fill(values: PageValues): string {
    const { path, title, description } = values;
    const own = JSON.stringify({ path, title, description, body: '' }).replaceAll('<', '\\u003c');
    const toText = (mark: string) => {
      const key = (Object.keys(this.marks) as (keyof PageValues)[]).find((name) => this.marks[name] === mark) ?? 'body';
      return key === 'body' ? values.body : escapeHtml(values[key]);
    };
    const [before = '', after = ''] = this.html.split(valuesMark);
    return `${before.replace(this.pattern, toText)}${own}${after.replace(this.pattern, toText)}`;
  }
}

const valuesMark = 'x0values0x';

/** Fails for markup that the policy of its page would refuse, and gives it back otherwise. */
export function checkMarkup(markup: string, file: string): string {
  const { refused } = scanPage(markup);
  if (refused.length > 0)
    fail(`The security policy refuses what this page holds:\n  ${refused.join('\n  ')}`, { place: { file } });
  return markup;
}

/** One script that hands the framework its payload, with the values of the page in which it runs. */
function toSharedScript(scripts: string, marks: PageValues, file: string): string {
  const pieces = [...scripts.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)];
  const known = pieces.reduce((sum, [whole]) => sum + whole.length, 0);
  const rest = scripts.replaceAll(/self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)/g, '').replaceAll(';', '');
  if (known === 0 || rest !== '(self.__next_f=self.__next_f||[]).push([0])')
    fail('The payload of the framework has another form than its pages can share.', { place: { file } });
  const payload = pieces.map(([, text = '""']) => JSON.parse(text) as string).join('');
  const names = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [mark, name]));
  return `(()=>{
const values=JSON.parse(document.currentScript.previousElementSibling.textContent);
const names=${JSON.stringify(names)};
// A dollar at the beginning of a text means something to React.
const fill=(all,quote,mark)=>(quote||'')+JSON.stringify((quote&&values[names[mark]][0]==='$'?'$':'')+values[names[mark]]).slice(1,-1);
(self.__next_f=self.__next_f||[]).push([0]);
self.__next_f.push([1,${JSON.stringify(payload)}.replace(/(")?(${Object.values(marks).join('|')})/g,fill)]);
})();
`;
}
