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

/** Edits made after the mistakes are corrected, and the one problem that remains after each, if any. */
export const edits: [file: string, text: string, problem?: RegExp][] = [
  ['page.md', toPageText('Fine.')],
  [
    'other.md',
    toPageText('Fine.').replace('Draft', 'Other'),
    /^warning content\/page\.md:4:1: the address \/page\/ is taken by content\/other\.md/,
  ],
  ['other.md', toPageText('Fine.').replace('Draft', 'Other').replace('/page', '/other')],
  [
    'pages/markdown-guide-figure.svg',
    '<svg onload="x()"></svg>',
    /^warning content\/pages\/markdown-guide-figure\.svg:1:1: onload is removed from the image/,
  ],
  ['pages/markdown-guide-figure.svg', '<svg></svg>'],
  ['page.md', toPageText('Fine.').replace('title: Draft\n', ''), /^error content\/page\.md:1:1: "title" is missing/],
  [
    'page.md',
    toPageText('::include[./_shared.md]'),
    /^error content\/page\.md:\d+:1: the included file content\/_shared\.md does not exist/,
  ],
  ['_shared.md', 'Fine.\n\n![Map](map.png)', /^error content\/_shared\.md:3:1: the image "map\.png" does not exist/],
  ['_shared.md', 'Fine.'],
];
