/** Mistakes, and the message of `npm run dev` for each when all of them, in this order, are the body of `content/page.md`. */
export const mistakes: [markdown: string, said: RegExp][] = [
  ['![A](./none.png)', /^error content\/page\.md:8:1: the image "\.\/none\.png" does not exist/],
  [':::unknown\nx\n:::', /^warning content\/page\.md:10:1: ":::unknown" is not a directive/],
  ['::sdk-parameters{component="Kafak"}', /^error content\/page\.md:14:1: .*Kafak/],
  ['[a](/nowhere)', /^error content\/page\.md:16:1: the link "\/nowhere" points to no page/],
  ['[b](#nothing)', /^warning content\/page\.md:18:1: the link "#nothing" points to no anchor/],
  ['[c](<#100%>)', /^warning content\/page\.md:20:1: the link "#100%" points to no anchor/],
  ['<script>x()</script>', /^warning content\/page\.md:22:1: <script> is removed from the page/],
  [
    '```json schema=accounts.CreateAccountRequest\n{ "nam": "x" }\n```',
    /^error content\/page\.md:25:3: unknown field "nam" in accounts\.CreateAccountRequest/,
  ],
  [
    '```ts sdk\nconst a: number = "x";\n```',
    /^error content\/page\.md:29:7: Type 'string' is not assignable to type 'number'/,
  ],
  ['```js\nopen', /^warning content\/page\.md:32:1: a code block is not closed/],
];

/** Returns the source of a page whose body, from line 8 on, is these paragraphs. */
export function toPageText(...body: string[]): string {
  return `---\ntitle: Draft\ndescription: Says in a sentence what readers find on this page.\nslug: /page\nunlisted: true\n---\n\n${body.join('\n\n')}\n`;
}

/** A step of a writer: the texts of files, and the problems that remain after it. */
interface Step {
  texts: Record<string, string>;
  problems: RegExp[];
}

const fine = toPageText('Fine.');
const other = fine.replace('Draft', 'Other');
const figure = 'pages/markdown-guide-figure.svg';

/** Steps after the mistakes. The first corrects them, each later one those of the step before. */
export const steps: Step[] = [
  {
    texts: { 'page.md': fine, 'other.md': other, [figure]: '<svg onload="x()"></svg>' },
    problems: [
      /^warning content\/page\.md:4:1: the address \/page\/ is taken by content\/other\.md/,
      /^warning content\/pages\/markdown-guide-figure\.svg:1:1: onload is removed from the image/,
    ],
  },
  {
    texts: {
      'page.md': fine.replace('title: Draft\n', ''),
      'other.md': other.replace('/page', '/other'),
      [figure]: '<svg></svg>',
    },
    problems: [/^error content\/page\.md:1:1: "title" is missing/],
  },
  {
    texts: { 'page.md': toPageText('::include[./_shared.md]') },
    problems: [/^error content\/page\.md:\d+:1: the included file content\/_shared\.md does not exist/],
  },
  {
    texts: { '_shared.md': 'Fine.\n\n![Map](map.png)' },
    problems: [/^error content\/_shared\.md:3:1: the image "map\.png" does not exist/],
  },
  { texts: { '_shared.md': 'Fine.' }, problems: [] },
];
